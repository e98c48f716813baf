/**
 * cyrb53 with all of its 64 bits (public domain, by bryc), in two halves: fast and the same on every machine. It is
 * not cryptographic, so nothing may be trusted because of it.
 */
export function cyrb53(text: string): [high: number, low: number] {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = mix(high, low)
  low = mix(low, high)
  return [high >>> 0, low >>> 0]
}

const mix = (half: number, other: number) =>
  Math.imul(half ^ (half >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
