import type { Rider } from './size-advice.ts'
import { riderFrom } from './size-advice.ts'

/** The rider's measures stay in the browser: asked for once, never sent anywhere. */
const key = 'rider'

export function keepRider({ height, inseam }: Rider): void {
  try {
    globalThis.localStorage.setItem(key, `${height} ${inseam ?? ''}`)
  } catch {
    // a browser that keeps nothing asks again
  }
}

export function recallRider(): Rider | null {
  try {
    const [height = null, inseam = null] = (globalThis.localStorage.getItem(key) ?? '').split(' ')
    return riderFrom(height, inseam)
  } catch {
    return null
  }
}
