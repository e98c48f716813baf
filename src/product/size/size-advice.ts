/** The rider's measurements in centimetres; the inseam is from floor to crotch, without shoes. */
export type Rider = { height: number; inseam: number | null }

/** The facts that a size is judged by: rider heights in centimetres, everything else in millimetres. */
export type SizeFit = {
  size: string
  riderHeight: readonly [least: number, most: number]
  saddleHeight: readonly [least: number, most: number]
  standover: number
}

/** One size compared with one rider, with the figures for and against it. */
export type SizeVerdict = SizeFit & {
  /** Bottom bracket to the top of the saddle, as the rider needs it; null without an inseam. */
  saddle: number | null
  isSaddleInRange: boolean
  /** Standover clearance; null without an inseam. */
  clearance: number | null
  isTight: boolean
}

export type SizeAdvice =
  | { kind: 'one'; sizes: [SizeVerdict] }
  /** The smaller first: both fit, and ride differently. */
  | { kind: 'between'; sizes: [SizeVerdict, SizeVerdict] }
  | { kind: 'none'; reason: 'too-short' | 'too-tall' | 'no-clearance' }

/** Hamley's rule of thumb. */
const saddleShareOfInseam = 0.883
/** Less than two fingers over the top tube is too little for an emergency stop. */
const tightClearance = 25

/** The field for the rider's height; a link to it opens the size finder. */
export const riderFieldId = 'rider-height'

export const riderLimits = {
  height: { least: 130, most: 220 },
  inseam: { least: 55, most: 110 },
} as const

/** Reads typed measurements; null when they are implausible. */
export function riderFrom(height: string | null, inseam: string | null): Rider | null {
  const tall = measure(height, riderLimits.height)
  if (tall === null) return null
  const leg = measure(inseam, riderLimits.inseam)
  // An inseam of six tenths of the height is a typing error, so it is ignored.
  return { height: tall, inseam: leg !== null && leg < tall * 0.6 ? leg : null }
}

/**
 * Centimetres, metres such as 1.78, or as in Britain feet and inches (5 ft 9, 5′9″) or inches (32 in). A plain
 * number that is too small for centimetres is in inches.
 */
function measure(typed: string | null, { least, most }: { least: number; most: number }) {
  const text = (typed ?? '').trim().toLowerCase().replace(',', '.')
  const [, feet, inches = feet === undefined ? undefined : '0'] = imperial.exec(text) ?? []
  const value = Number(text)
  const found =
    inches === undefined
      ? [value < 3 ? value * 100 : value, value * cmPerInch]
      : [(Number(feet ?? 0) * 12 + Number(inches)) * cmPerInch]
  const centimetres = found.find((each) => each >= least && each <= most)
  return centimetres === undefined ? null : Math.round(centimetres * 10) / 10
}

const cmPerInch = 2.54
/** Feet, inches, or both; the sign of the inches may be left out behind feet. */
const imperial =
  /^(?=.*[^\d. ])(?:(\d)\s*(?:ft|feet|foot|['’′]))?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:in|ins|inch|inches|["”″]|'')?)?$/

/**
 * The size for a rider, two if they are between sizes, and never one they cannot stand over. Sizes must be
 * ordered from small to large.
 */
export function adviseSize(rider: Rider, sizes: readonly SizeFit[]): SizeAdvice {
  const shortest = Math.min(...sizes.map(({ riderHeight }) => riderHeight[0]))
  if (rider.height < shortest) return { kind: 'none', reason: 'too-short' }
  const tallest = Math.max(...sizes.map(({ riderHeight }) => riderHeight[1]))
  if (rider.height > tallest) return { kind: 'none', reason: 'too-tall' }
  const byHeight = sizesByHeight(rider, sizes)
  const fitting = byHeight
    .map((size) => judge(rider, size))
    .filter(({ clearance }) => clearance === null || clearance >= 0)
  const [first, second] = nearest(rider, fitting)
  if (!first) return smallerThan(rider, sizes, byHeight[0])
  return second ? { kind: 'between', sizes: [first, second] } : { kind: 'one', sizes: [first] }
}

/** The sizes made for a height; if it falls between two ranges, the size below and the one above. */
function sizesByHeight({ height }: Rider, sizes: readonly SizeFit[]): SizeFit[] {
  const made = sizes.filter(({ riderHeight: [least, most] }) => height >= least && height <= most)
  if (made.length > 0) return made
  const below = sizes.findLast(({ riderHeight }) => riderHeight[1] < height)
  const above = sizes.find(({ riderHeight }) => riderHeight[0] > height)
  return [below, above].flatMap((size) => size ?? [])
}

function judge({ inseam }: Rider, fit: SizeFit): SizeVerdict {
  const saddle = inseam === null ? null : Math.round(inseam * 10 * saddleShareOfInseam)
  const clearance = inseam === null ? null : Math.round(inseam * 10 - fit.standover)
  const [least, most] = fit.saddleHeight
  return {
    ...fit,
    saddle,
    isSaddleInRange: saddle === null || (saddle >= least && saddle <= most),
    clearance,
    isTight: clearance !== null && clearance < tightClearance,
  }
}

/** At most two neighbouring sizes; those with the saddle in range come first. */
function nearest(rider: Rider, fitting: readonly SizeVerdict[]): SizeVerdict[] {
  const reachable = fitting.filter(({ isSaddleInRange }) => isSaddleInRange)
  const candidates = reachable.length > 0 ? reachable : fitting
  const distance = ({ riderHeight: [least, most] }: SizeVerdict) =>
    Math.abs(rider.height - (least + most) / 2)
  const nearestTwo = new Set(candidates.toSorted((a, b) => distance(a) - distance(b)).slice(0, 2))
  return candidates.filter((each) => nearestTwo.has(each))
}

/** For riders with short legs: the next smaller size that they can stand over. */
function smallerThan(
  rider: Rider,
  sizes: readonly SizeFit[],
  byHeight: SizeFit | undefined,
): SizeAdvice {
  const smaller = sizes.slice(0, byHeight ? sizes.indexOf(byHeight) : 0)
  const stood = smaller
    .map((size) => judge(rider, size))
    .findLast(({ clearance }) => clearance === null || clearance >= 0)
  return stood ? { kind: 'one', sizes: [stood] } : { kind: 'none', reason: 'no-clearance' }
}

/** The one size to choose for a rider: of two that fit, the smaller, which leaves more room above the top tube. */
export const sizeToChoose = (advice: SizeAdvice): string | null =>
  advice.kind === 'none' ? null : advice.sizes[0].size
