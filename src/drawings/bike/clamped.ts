/** The number, or the nearer end of a range that it lies outside of. */
export const clamped = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)
