const kilometresInAMile = 1.609344
const centimetresInAnInch = 2.54

/** Kilometres as whole miles. */
export const milesOf = (kilometres: number): number => Math.round(kilometres / kilometresInAMile)

/** A height in centimetres as British riders know it: 5′10″. */
export function feetAndInches(centimetres: number): string {
  const inches = Math.round(centimetres / centimetresInAnInch)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

/** Centimetres, with feet and inches beside them in the United Kingdom. */
export function heightsInWords([least, most]: readonly [number, number], country: string): string {
  const metric = `${least}–${most}\u00A0cm`
  return country === 'gb' ? `${metric} (${feetAndInches(least)}–${feetAndInches(most)})` : metric
}

/** From here on a tape measure is read in half inches. */
const halfInchesFromCm = 40

/** A length in inches as it is read off a tape: halves for a body, tenths for a foot or a hand. */
export function inchesOf(centimetres: number): number {
  const steps = centimetres >= halfInchesFromCm ? 2 : 10
  return Math.round((centimetres / centimetresInAnInch) * steps) / steps
}
