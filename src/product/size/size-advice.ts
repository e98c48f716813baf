/** What the rider measures, in centimetres; the inseam from floor to crotch, without shoes. */
export type Rider = { height: number; inseam: number | null }

/** What a size is judged by: heights of the rider in centimetres, everything else in millimetres. */
export type SizeFit = {
  size: string
  riderHeight: readonly [least: number, most: number]
  saddleHeight: readonly [least: number, most: number]
  standover: number
}

/** One size held against one rider, with the numbers that speak for or against it. */
export type SizeVerdict = SizeFit & {
  /** Bottom bracket to the top of the saddle, as the rider will want it; null without an inseam. */
  saddle: number | null
  isSaddleInRange: boolean
  /** Room over the top tube; null without an inseam. */
  clearance: number | null
  isTight: boolean
}

export type SizeAdvice =
  | { kind: 'one'; sizes: [SizeVerdict] }
  /** The smaller first: both are right, and ride differently. */
  | { kind: 'between'; sizes: [SizeVerdict, SizeVerdict] }
  | { kind: 'none'; reason: 'too-short' | 'too-tall' | 'no-clearance' }

/** Hamley's rule of thumb, as fitters print it. */
const saddleShareOfInseam = 0.883
/** Less than two fingers over the top tube is no room to stop in a hurry. */
const tightClearance = 25

export const riderLimits = {
  height: { least: 130, most: 220 },
  inseam: { least: 55, most: 110 },
} as const

/** A rider from what was typed; null when it cannot be one. */
export function riderFrom(height: string | null, inseam: string | null): Rider | null {
  const tall = measure(height, riderLimits.height)
  if (tall === null) return null
  const leg = measure(inseam, riderLimits.inseam)
  // nobody's legs are six tenths of them: a slip of the finger must not choose a bike
  return { height: tall, inseam: leg !== null && leg < tall * 0.6 ? leg : null }
}

/** In centimetres, or as metres are said: 1.78. */
function measure(typed: string | null, { least, most }: { least: number; most: number }) {
  const value = Number((typed ?? '').replace(',', '.'))
  const centimetres = value < 3 ? Math.round(value * 1_000) / 10 : value
  return centimetres >= least && centimetres <= most ? centimetres : null
}

/**
 * The size for a rider, two where he stands between them, and never one he cannot stand over.
 * Sizes come smallest first.
 */
export function adviseSize(rider: Rider, sizes: readonly SizeFit[]): SizeAdvice {
  const shortest = Math.min(...sizes.map(({ riderHeight }) => riderHeight[0]))
  if (rider.height < shortest) return { kind: 'none', reason: 'too-short' }
  const byHeight = sizes.filter(({ riderHeight: [least, most] }) => {
    return rider.height >= least && rider.height <= most
  })
  if (byHeight.length === 0) return { kind: 'none', reason: 'too-tall' }
  const fitting = byHeight
    .map((size) => judge(rider, size))
    .filter(({ clearance }) => clearance === null || clearance >= 0)
  const [first, second] = nearest(rider, fitting)
  if (!first) return smallerThan(rider, sizes, byHeight[0])
  return second ? { kind: 'between', sizes: [first, second] } : { kind: 'one', sizes: [first] }
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

/** At most two neighbours, those whose saddle goes where the rider needs it before the others. */
function nearest(rider: Rider, fitting: readonly SizeVerdict[]): SizeVerdict[] {
  const reachable = fitting.filter(({ isSaddleInRange }) => isSaddleInRange)
  const candidates = reachable.length > 0 ? reachable : fitting
  const distance = ({ riderHeight: [least, most] }: SizeVerdict) =>
    Math.abs(rider.height - (least + most) / 2)
  const kept = new Set(candidates.toSorted((a, b) => distance(a) - distance(b)).slice(0, 2))
  return candidates.filter((each) => kept.has(each))
}

/** Short legs for the height: the next size down that can be stood over. */
function smallerThan(
  rider: Rider,
  sizes: readonly SizeFit[],
  asked: SizeFit | undefined,
): SizeAdvice {
  const smaller = sizes.slice(0, asked ? sizes.indexOf(asked) : 0)
  const stood = smaller
    .map((size) => judge(rider, size))
    .findLast(({ clearance }) => clearance === null || clearance >= 0)
  return stood ? { kind: 'one', sizes: [stood] } : { kind: 'none', reason: 'no-clearance' }
}
