import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'

type WeighedBike = {
  /** In the size `weightSize`; null when nobody has weighed it. */
  grams: number | null
  weightSize: string | null
  sizes: readonly Pick<SizeRecord, 'size' | 'extraGrams'>[]
}
/** Parts by section; one without a known weight counts as nothing. */
type WeighedParts = Readonly<Record<string, { grams: number | null; facts: Facts } | undefined>>

/** Grams of a build in a frame size: the bike as weighed, and the differences of its size and parts. */
export function buildWeight(
  bike: WeighedBike,
  { size, own, fitted }: { size: string | null; own: WeighedParts; fitted: WeighedParts },
): number | null {
  if (bike.grams === null) return null
  const extra = extraOf(bike, size ?? bike.weightSize) - extraOf(bike, bike.weightSize)
  return bike.grams + extra + partsWeight(fitted) - partsWeight(own)
}

const extraOf = ({ sizes }: WeighedBike, size: string | null) =>
  sizes.find((each) => each.size === size)?.extraGrams ?? 0

/** A charger is not on the bike when it is ridden, and a one-piece bar leaves out the stem. */
const partsWeight = ({ charger: _, stem, ...parts }: WeighedParts) =>
  Object.values({ ...parts, ...(parts['handlebar']?.facts.hasStem ? {} : { stem }) }).reduce(
    (sum, part) => sum + (part?.grams ?? 0),
    0,
  )
