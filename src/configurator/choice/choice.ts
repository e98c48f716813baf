import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { findFreeColour } from './free-colour-part.ts'
import type { OfferedBike, OfferedPart, OfferedSection, PartOffer } from './offered.ts'

/** A part by its own SKU; `size` is set only when it differs from the one that suits the frame. */
export type ChosenPart = { sku: string; size: string | null }

/** A shopper's choices. Sections that they did not change are absent and stay as shown. */
export type Choice = {
  colour: string
  /** Null until one is chosen. */
  size: string | null
  parts: Readonly<Record<string, ChosenPart>>
}

const bySku = new WeakMap<OfferedSection, Map<string, OfferedPart>>()

export function findPart(
  section: OfferedSection | undefined,
  sku: string | null | undefined,
): OfferedPart | undefined {
  if (!section || !sku) return undefined
  const parts = bySku.get(section) ?? new Map(section.parts.map((part) => [part.sku, part]))
  bySku.set(section, parts)
  return parts.get(sku) ?? findFreeColour(parts, sku)
}

export const findSection = ({ sections }: Pick<OfferedBike, 'sections'>, key: string) =>
  sections.find((section) => section.key === key)

/** The part in a section: the chosen one, or the bike's own. */
export const partIn = (section: OfferedSection, { parts }: Choice): OfferedPart | undefined =>
  findPart(section, parts[section.key]?.sku ?? section.own)

/** With a one-piece bar and stem, the bike's own stem is left out. */
export function isStemInBar(
  bike: Pick<OfferedBike, 'sections' | 'fixed'>,
  choice: Choice,
): boolean {
  const bars = findSection(bike, 'handlebar')
  const bar = bars ? partIn(bars, choice) : bike.fixed['handlebar']
  return bar?.facts.hasStem ?? false
}

/** The measurement of a frame size that a section's sizes are compared with. */
const usualMeasure = { handlebar: 'barWidth', stem: 'stem', chainset: 'crank' } as const

/**
 * The offer of a part in the requested size, or else the available one that suits the frame best. The bike's
 * own part counts as available whatever its stock level.
 */
export function offerOf(
  bike: Pick<OfferedBike, 'sizes'>,
  { key, own }: Pick<OfferedSection, 'key' | 'own'>,
  { sku, offers }: Pick<OfferedPart, 'sku' | 'offers'>,
  requested: { size: string | null; frameSize: string | null },
): PartOffer {
  const exact = offers.find(({ size }) => size !== null && size.code === requested.size)
  if (exact) return exact
  const available = offers.filter(({ days }) => sku === own || days !== null)
  const candidates = available.length > 0 ? available : offers
  const usual = usualSize(bike, key, requested.frameSize)
  const distance = ({ size }: PartOffer) =>
    usual === null ? 0 : Math.abs(Number(size?.code ?? usual) - usual)
  return candidates.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

function usualSize({ sizes }: Pick<OfferedBike, 'sizes'>, key: string, frameSize: string | null) {
  const record = sizes.find(({ size }) => size === frameSize) ?? middleSize(sizes)
  return record && isMeasured(key) ? record[usualMeasure[key]] : null
}

const isMeasured = (key: string): key is keyof typeof usualMeasure =>
  Object.hasOwn(usualMeasure, key)

/** The choice with another part in one section; null restores the bike's own part, or none. */
export function withPart(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  requested: ChosenPart | null,
): Choice {
  const { [section.key]: _before, ...others } = choice.parts
  const part = findPart(section, requested?.sku)
  if (!requested || !part) return { ...choice, parts: others }
  const isMade = part.offers.some(({ size }) => size?.code === requested.size)
  const chosen = { sku: part.sku, size: isMade ? requested.size : null }
  const parts = isAsShown(bike, choice, section, chosen)
    ? others
    : { ...others, [section.key]: chosen }
  return { ...choice, parts: part.facts.hasStem ? withoutStem(parts) : parts }
}

/** A one-piece bar and stem leaves no stem to choose. */
const withoutStem = ({ stem: _, ...parts }: Choice['parts']) => parts

/** Whether this is the bike's own part in the size it would be fitted in anyway. */
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

/** Removes choices that equal the bike as shown: a change of the frame size can cause that. */
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
