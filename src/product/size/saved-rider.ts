import type { Rider } from './size-advice.ts'

/** The rider's measurements stay in this browser's storage and are never sent. */
const key = 'rider'

export function saveRider({ height, inseam }: Rider): void {
  try {
    globalThis.localStorage.setItem(key, `${height} ${inseam ?? ''}`)
  } catch {
    // Without storage the shopper has to enter them again.
  }
}

/** The stored text; empty when there is none. */
export function savedRider(): string {
  try {
    return globalThis.localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
