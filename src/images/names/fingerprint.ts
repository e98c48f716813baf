/**
 * A short hash that is the same on every machine. It tells versions apart; it is not cryptographic, so
 * nothing may be trusted because of it.
 */
export function fingerprint(content: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < content.length; index += 1) {
    const code = content.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return digits(one) + digits(two)
}

/** Four of each half: 41 bits are enough for the versions of one picture, and every URL of it has them. */
const digits = (bits: number) => (bits >>> 0).toString(36).padStart(4, '0').slice(-4)
