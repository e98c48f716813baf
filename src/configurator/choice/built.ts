import { isPaintSection, customPaint, type PaintPart } from '#/catalogue/model/custom-paint.ts'
import {
  type Choice,
  type ChosenPart,
  findPart,
  findSection,
  isStemInBar,
  offerOf,
  partIn,
} from './choice.ts'
import type { FitBuild } from '#/configurator/fit/fit.ts'
import { memoizeByChoice } from './memoize-by-choice.ts'
import type { BikeOffer, OfferedBike, OfferedPart, OfferedSection, PartOffer } from './offered.ts'

/** A part that takes the place of another, or is put on beside. */
export type ChangedPart = {
  section: OfferedSection
  part: OfferedPart
  offer: PartOffer
  /** What the bike as shown has there. */
  own: OfferedPart | null
}

export const changedParts = memoizeByChoice((bike, choice): readonly ChangedPart[] =>
  bike.sections.flatMap((section) => {
    const chosen = choice.parts[section.key]
    const part = findPart(section, chosen?.sku)
    if (!chosen || !part) return []
    const wanted = { size: chosen.size, frameSize: choice.size }
    return [
      {
        section,
        part,
        offer: offerOf(bike, section, part, wanted),
        own: findPart(section, section.own) ?? null,
      },
    ]
  }),
)

/** The bike in the chosen colour and size; before a size is chosen the cheapest stands for all. */
export function bikeOffer({ offers }: OfferedBike, { colour, size }: Choice): BikeOffer | null {
  const wanted = offers.filter(
    (offer) => offer.colour === colour && (size === null || offer.size === size),
  )
  return wanted.toSorted((a, b) => a.price - b.price)[0] ?? null
}

/** What a build comes to, in minor units. */
export type BuildPrice = { total: number; before: number; isFrom: boolean }

/** The sum the cart reckons: the bike, and what each part costs more than the one it replaces. */
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

/** The bike's own part is fitted in a size of its own, and those of one part cost alike: the first tells. */
const extraOf = ({ offer, own }: ChangedPart) => offer.price - (own?.offers[0].price ?? 0)

/** Grams, as far as anyone weighed them. */
export function buildGrams(bike: OfferedBike, choice: Choice): number | null {
  if (bike.grams === null) return null
  const asShown = { ...choice, parts: {} }
  return changedParts(bike, choice)
    .filter(({ section: { key } }) => key !== 'stem' && key !== atHome)
    .reduce(
      (sum, { part, own }) => sum + (part.grams ?? 0) - (own?.grams ?? 0),
      bike.grams + stemGrams(bike, choice) - stemGrams(bike, asShown),
    )
}

/** The one thing that comes with a bike and is not on it when it is ridden. */
const atHome = 'charger'

function stemGrams(bike: OfferedBike, choice: Choice): number {
  const stems = findSection(bike, 'stem')
  return (stems && !isStemInBar(bike, choice) && partIn(stems, choice)?.grams) || 0
}

/** Working days until the last of it is at hand; null when something cannot be had. */
export function buildDays(bike: OfferedBike, choice: Choice): number | null {
  const waits = changedParts(bike, choice).map(({ offer }) => offer.days)
  const all = [bikeDays(bike, choice), ...waits]
  return all.every((days) => days !== null) ? Math.max(0, ...all) : null
}

/** Before a size is chosen, the soonest of them. */
function bikeDays({ offers }: OfferedBike, { colour, size }: Choice): number | null {
  const wanted = offers.filter(
    (offer) => offer.colour === colour && (size === null || offer.size === size),
  )
  const days = wanted.flatMap((offer) => offer.days ?? [])
  return days.length > 0 ? Math.min(...days) : null
}

export type PaintRequest = PaintPart & { name: string }

/** The choices that say how the frame is painted. */
export const paintWishes = (bike: OfferedBike, choice: Choice): PaintRequest[] =>
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

/** The paint to wish that the choices make; null for one of the bike's own colours. */
export const chosenPaint = memoizeByChoice((bike, choice) =>
  customPaint(paintWishes(bike, choice), bike.frame.material),
)

export const colourOf = ({ colours }: OfferedBike, { colour }: Pick<Choice, 'colour'>) =>
  colours.find(({ code }) => code === colour)

/** The same in one of the bike's own colours. */
export const unpainted = (choice: Choice): Choice => ({
  ...choice,
  parts: Object.fromEntries(Object.entries(choice.parts).filter(([key]) => !isPaintSection(key))),
})

/** The build as the rules of fitting see it. */
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
