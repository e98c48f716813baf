import { isPaintSection, customPaint, type PaintPart } from '#/catalogue/paint/custom-paint.ts'
import { type Choice, type ChosenPart, findPart, offerOf, partIn } from './choice.ts'
import { buildWeight } from './build-weight.ts'
import type { FitBuild } from '#/configurator/fit/fit-build.ts'
import { memoizeByChoice } from './memoize-by-choice.ts'
import type { BikeOffer, OfferedBike, OfferedPart, OfferedSection, PartOffer } from './offered.ts'

/** A chosen part that replaces one of the bike's own or is added to it. */
export type ChangedPart = {
  section: OfferedSection
  part: OfferedPart
  offer: PartOffer
  /** The part that the bike as shown has in this section. */
  own: OfferedPart | null
}

export const changedParts = memoizeByChoice((bike, choice): readonly ChangedPart[] =>
  bike.sections.flatMap((section) => {
    const chosen = choice.parts[section.key]
    const part = findPart(section, chosen?.sku)
    if (!chosen || !part) return []
    const requested = { size: chosen.size, frameSize: choice.size }
    return [
      {
        section,
        part,
        offer: offerOf(bike, section, part, requested),
        own: findPart(section, section.own) ?? null,
      },
    ]
  }),
)

/** The bike in the chosen colour and size; before a size is chosen, the cheapest offer. */
export function bikeOffer({ offers }: OfferedBike, { colour, size }: Choice): BikeOffer | null {
  const matching = offers.filter(
    (offer) => offer.colour === colour && (size === null || offer.size === size),
  )
  return matching.toSorted((a, b) => a.price - b.price)[0] ?? null
}

/** In minor units. */
export type BuildPrice = { total: number; before: number; isFrom: boolean }

/** The same sum as the cart's: the bike, and the price difference of each part to the one it replaces. */
export function buildPrice(bike: OfferedBike, choice: Choice): BuildPrice | null {
  const offer = bikeOffer(bike, choice)
  if (!offer) return null
  const extras = changedParts(bike, choice).reduce((sum, changed) => sum + extraOf(changed), 0)
  const rivals = bike.offers.filter(({ colour }) => colour === choice.colour)
  return {
    total: offer.price + extras,
    before: (offer.was ?? offer.price) + extras,
    isFrom: choice.size === null && rivals.some(({ price }) => price !== offer.price),
  }
}

/** All sizes of one part cost the same, so the first offer gives the price of the bike's own part. */
const extraOf = ({ offer, own }: ChangedPart) => offer.price - (own?.offers[0].price ?? 0)

/** Grams in the chosen size; before one is chosen, in the size that the bike was weighed in. */
export const buildGrams = memoizeByChoice((bike, choice): number | null =>
  buildWeight(bike, {
    size: choice.size,
    own: weighedParts(bike, { ...choice, parts: {} }),
    fitted: weighedParts(bike, choice),
  }),
)

/** A part that cannot be replaced weighs the same in every build, so only its facts count. */
const weighedParts = ({ fixed, sections }: OfferedBike, choice: Choice) => ({
  ...Object.fromEntries(
    Object.entries(fixed).map(([key, { facts }]) => [key, { grams: null, facts }]),
  ),
  ...Object.fromEntries(sections.map((section) => [section.key, partIn(section, choice)])),
})

/** Working days until everything is in stock; null when something is unavailable. */
export function buildDays(bike: OfferedBike, choice: Choice): number | null {
  const waits = changedParts(bike, choice).map(({ offer }) => offer.days)
  const all = [bikeDays(bike, choice), ...waits]
  return all.every((days) => days !== null) ? Math.max(0, ...all) : null
}

/** Before a size is chosen, the shortest wait of any size. */
function bikeDays({ offers }: OfferedBike, { colour, size }: Choice): number | null {
  const matching = offers.filter(
    (offer) => offer.colour === colour && (size === null || offer.size === size),
  )
  const days = matching.flatMap((offer) => offer.days ?? [])
  return days.length > 0 ? Math.min(...days) : null
}

export type PaintRequest = PaintPart & { name: string }

/** The chosen options of the paint sections. */
export const paintRequests = (bike: OfferedBike, choice: Choice): PaintRequest[] =>
  changedParts(bike, choice).flatMap(({ section, part }) =>
    part.paint && isPaintSection(section.key)
      ? [
          {
            sku: part.sku,
            name: part.name,
            section: section.key,
            paint: part.paint,
            finishes: part.facts.finishes ?? null,
            materials: part.facts.forMaterials ?? null,
          },
        ]
      : [],
  )

/** The custom paint that the choices make; null for one of the bike's own colours. */
export const chosenPaint = memoizeByChoice((bike, choice) =>
  customPaint(paintRequests(bike, choice), bike.frame.material),
)

export const colourOf = ({ colours }: OfferedBike, { colour }: Pick<Choice, 'colour'>) =>
  colours.find(({ code }) => code === colour)

/** The same choice in one of the bike's own colours. */
export const unpainted = (choice: Choice): Choice => ({
  ...choice,
  parts: Object.fromEntries(Object.entries(choice.parts).filter(([key]) => !isPaintSection(key))),
})

/** The build as the fit rules see it. */
export const fitBuild = (bike: OfferedBike, choice: Choice): FitBuild => ({
  frame: bike.frame,
  size: choice.size,
  finish: (chosenPaint(bike, choice)?.paint ?? colourOf(bike, choice)?.paint)?.finish ?? null,
  parts: {
    ...bike.fixed,
    ...Object.fromEntries(
      bike.sections.flatMap((section) => {
        const part = partIn(section, choice)
        return part ? [[section.key, fittedPart(part, choice.parts[section.key])]] : []
      }),
    ),
  },
  hasOwnFork: choice.parts['fork'] === undefined,
  sectionOf: (sku) => bike.sections.find((section) => findPart(section, sku))?.key,
})

const fittedPart = ({ sku, facts }: OfferedPart, chosen: ChosenPart | undefined) => ({
  sku,
  facts,
  size: chosen?.size ?? null,
  isChosen: chosen !== undefined,
})
