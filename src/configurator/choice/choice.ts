import type { OfferedBike, OfferedPart, OfferedSection, PartOffer } from './offered.ts'

/** A part by its own SKU; a size only where the shopper wants another than suits the frame. */
export type ChosenPart = { sku: string; size: string | null }

/** What a shopper wants of a bike. What he did not touch is not in it: that stays as shown. */
export type Choice = {
  colour: string
  /** Null until he has said. */
  size: string | null
  parts: Readonly<Record<string, ChosenPart>>
}

const bySku = new WeakMap<OfferedSection, ReadonlyMap<string, OfferedPart>>()

export function findPart(
  section: OfferedSection | undefined,
  sku: string | null | undefined,
): OfferedPart | undefined {
  if (!section || !sku) return undefined
  const parts = bySku.get(section) ?? new Map(section.parts.map((part) => [part.sku, part]))
  bySku.set(section, parts)
  return parts.get(sku)
}

export const findSection = ({ sections }: Pick<OfferedBike, 'sections'>, key: string) =>
  sections.find((section) => section.key === key)

/** The part that takes a place: the chosen one, or the bike's own. */
export const partIn = (section: OfferedSection, { parts }: Choice): OfferedPart | undefined =>
  findPart(section, parts[section.key]?.sku ?? section.own)

/** A bar in one piece with its stem: the bike's own stem is left out. */
export function isStemInBar(
  bike: Pick<OfferedBike, 'sections' | 'fixed'>,
  choice: Choice,
): boolean {
  const bars = findSection(bike, 'handlebar')
  const bar = bars ? partIn(bars, choice) : bike.fixed['handlebar']
  return bar?.facts.hasStem ?? false
}

/** Which of a size's usual measures a section's sizes are. */
const usualMeasure = { handlebar: 'barWidth', stem: 'stem', chainset: 'crank' } as const

/**
 * The offer of a part: in the size that was asked for, or the one that suits the frame best, of those that
 * can be had. The bike's own part is on the bike, whatever the shelf says.
 */
export function offerOf(
  bike: Pick<OfferedBike, 'sizes'>,
  { key, own }: Pick<OfferedSection, 'key' | 'own'>,
  { sku, offers }: Pick<OfferedPart, 'sku' | 'offers'>,
  wanted: { size: string | null; frameSize: string | null },
): PartOffer {
  const asked = offers.find(({ size }) => size !== null && size.code === wanted.size)
  if (asked) return asked
  const held = offers.filter(({ days }) => sku === own || days !== null)
  const some = held.length > 0 ? held : offers
  const usual = usualSize(bike, key, wanted.frameSize)
  const distance = ({ size }: PartOffer) =>
    usual === null ? 0 : Math.abs(Number(size?.code ?? usual) - usual)
  return some.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

function usualSize({ sizes }: Pick<OfferedBike, 'sizes'>, key: string, frameSize: string | null) {
  const record = sizes.find(({ size }) => size === frameSize) ?? middleOf(sizes)
  return record && isMeasured(key) ? record[usualMeasure[key]] : null
}

const middleOf = <Size>(sizes: readonly Size[]) => sizes[Math.floor((sizes.length - 1) / 2)]
const isMeasured = (key: string): key is keyof typeof usualMeasure =>
  Object.hasOwn(usualMeasure, key)

/** The same with another part in one place; null for the one the bike has, or for nothing. */
export function withPart(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  wanted: ChosenPart | null,
): Choice {
  const { [section.key]: _before, ...others } = choice.parts
  const part = findPart(section, wanted?.sku)
  if (!wanted || !part) return { ...choice, parts: others }
  const isMade = part.offers.some(({ size }) => size?.code === wanted.size)
  const chosen = { sku: part.sku, size: isMade ? wanted.size : null }
  if (isAsShown(bike, choice, section, chosen)) return { ...choice, parts: others }
  const parts = { ...others, [section.key]: chosen }
  return { ...choice, parts: part.facts.hasStem ? withoutStem(parts) : parts }
}

/** A bar in one piece with its stem leaves none to choose. */
const withoutStem = ({ stem: _, ...parts }: Choice['parts']) => parts

/** The bike's own part in the size it would be fitted in anyway. */
function isAsShown(
  bike: OfferedBike,
  { size: frameSize }: Choice,
  section: OfferedSection,
  { sku, size }: ChosenPart,
): boolean {
  const part = findPart(section, sku)
  if (sku !== section.own || !part) return false
  const fitted = offerOf(bike, section, part, { size: null, frameSize })
  return size === null || fitted.size?.code === size
}

/** Without what would be on the bike anyway: another size of the frame may have made it so. */
export function withoutOwn(bike: OfferedBike, choice: Choice): Choice {
  const isOwn = ([key, chosen]: [string, ChosenPart]) => {
    const section = findSection(bike, key)
    return section !== undefined && isAsShown(bike, choice, section, chosen)
  }
  const parts = Object.entries(choice.parts)
  return parts.some(isOwn)
    ? { ...choice, parts: Object.fromEntries(parts.filter((part) => !isOwn(part))) }
    : choice
}
