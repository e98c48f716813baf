import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { type Choice, findPart, offerOf } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { suits } from '#/configurator/steps/fitting-sections.ts'

/** One part of a section, with its differences to the bike's own part in price (minor units) and weight (grams). */
export type PresetOption = { part: OfferedPart; price: number; grams: number }
export type PresetSection = { section: OfferedSection; options: readonly PresetOption[] }

/** Sections whose parts have to fit each other stand together, so that wrong combinations end early. */
const neighbours = [
  'fork',
  'wheelset',
  'tyres',
  'tubeless',
  'handlebar',
  'stem',
  'computerMount',
  'seatpost',
  'saddle',
]

/**
 * The sections in which a preset replaces the bike's own part. Paint and equipment that the shopper added are
 * theirs to decide, and a charger is not part of the weight.
 */
export function decidedSections(bike: OfferedBike, frameSize: string | null): PresetSection[] {
  const rank = ({ key }: OfferedSection) =>
    neighbours.includes(key) ? neighbours.indexOf(key) : neighbours.length
  return bike.sections
    .filter(({ key, own }) => own !== null && !isPaintSection(key) && key !== 'charger')
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((section) => {
      const options = optionsOf(bike, section, frameSize)
      // A one-piece bar takes off even a stem that has no rival.
      const isOpen = options.length > (section.key === 'stem' ? 0 : 1)
      return isOpen ? [{ section, options }] : []
    })
}

/** Lightest first, then cheapest. */
function optionsOf(bike: OfferedBike, section: OfferedSection, frameSize: string | null) {
  const own = findPart(section, section.own)
  if (!own) return []
  return section.parts
    .filter((part) => part === own || isComparable(bike, section, part, { own, frameSize }))
    .map((part) => ({
      part,
      price: part.offers[0].price - own.offers[0].price,
      grams: (part.grams ?? 0) - (own.grams ?? 0),
    }))
    .toSorted((a, b) => a.grams - b.grams || a.price - b.price)
}

/**
 * A part that nobody has weighed, or that only takes one off, would seem lighter than it is; a tyre of another kind
 * would make another bike.
 */
function isComparable(
  bike: OfferedBike,
  section: OfferedSection,
  part: OfferedPart,
  { own, frameSize }: { own: OfferedPart; frameSize: string | null },
): boolean {
  const isWeighed = part.grams !== null && (part.grams > 0 || !own.grams)
  const isAvailable = offerOf(bike, section, part, { size: null, frameSize }).days !== null
  return isWeighed && isAvailable && suits(bike.frame, part.facts)
}

/** The choice with the bike's own parts in these sections. */
export function withOwnParts(choice: Choice, sections: readonly PresetSection[]): Choice {
  const decided = new Set(sections.map(({ section }) => section.key))
  const parts = Object.entries(choice.parts).filter(([key]) => !decided.has(key))
  return { ...choice, parts: Object.fromEntries(parts) }
}
