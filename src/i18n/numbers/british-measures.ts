const kilometresInAMile = 1.609344
const centimetresInAnInch = 2.54

/** Kilometres as whole miles. */
export const milesOf = (kilometres: number): number => Math.round(kilometres / kilometresInAMile)

/** A height in centimetres as British riders know it: 5′10″. */
export function feetAndInches(centimetres: number): string {
  const inches = Math.round(centimetres / centimetresInAnInch)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}
