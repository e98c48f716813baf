import type { Rider } from './size-advice.ts'

/** The rider's measures stay in the browser: asked for once, never sent anywhere. */
const key = 'rider'

export function keepRider({ height, inseam }: Rider): void {
  try {
    globalThis.localStorage.setItem(key, `${height} ${inseam ?? ''}`)
  } catch {
    // a browser that keeps nothing asks again
  }
}

/** What was kept, as it was written; empty when nothing was. */
export function keptRider(): string {
  try {
    return globalThis.localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
