import { type ComponentSection, listComponents } from '#/catalogue/read/components.server.ts'
import { daysUntilInStock, dispatchDate } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, sendable } from '#/catalogue/model/offer.ts'
import { componentPicture } from '#/catalogue/pictures/product-images.server.ts'
import type { BikeFamily, ComponentProduct, FamilyBike } from '#/catalogue/model/product.ts'
import { inOrderFor, senderOf } from '#/catalogue/stock/warehouse.ts'
import { frameOf } from '#/configurator/fit/fit-frame.ts'
import type { Advice } from '#/configurator/fit/part-advice.ts'
import type { Frame } from '#/configurator/fit/fit-build.ts'
import type {
  BikeOffer,
  OfferedBike,
  OfferedPart,
  OfferedSection,
  PartOffer,
} from '#/configurator/choice/offered.ts'
import { isOpen } from '#/configurator/choice/option-states.ts'
import { isNothing } from '#/configurator/choice/nothing.ts'
import { hasSelectableOption } from '#/configurator/choice/selectable-option.ts'
import { localDecimals } from '#/i18n/numbers/local-decimals.ts'
import { quoteOffers } from '#/pricing/quote-offers.server.ts'
import type { ProductPrices } from '#/product/api/product-prices.server.ts'
import { stockFrom } from '#/product/page/stock-state.ts'
import type { Ctx } from '#/visitor/context.ts'
import { fittingSections, suits } from '#/configurator/steps/fitting-sections.ts'

type OfferedBikeInputs = { child: FamilyBike; family: BikeFamily; prices: ProductPrices }

/** Everything a bike can be configured with in the visitor's country, at that country's prices. */
export async function offerBike(ctx: Ctx, inputs: OfferedBikeInputs): Promise<OfferedBike> {
  const { child, family, prices } = inputs
  const { bike } = child
  const { model } = family.parent
  const frame = frameOf(model, bike)
  const all = await listComponents(ctx)
  const found = findFitting(all, child, { frame, country: ctx.visitor.country.code })
  const fitting = found.sections
  const offers = fitting.flatMap(({ components }) => components.flatMap((part) => part.offers))
  const quotes = await quoteOffers(ctx, offers, ctx.visitor)
  const price = (sku: string) => quotes.get(sku)?.price.amount ?? null
  const { locale } = ctx.visitor
  const sections = fitting
    .map((section) =>
      offeredSection(section, { own: bike.parts[section.key], locale, price, frame }),
    )
    .filter(isOpen)
  const bikeOffers = offersOf(inputs)
  const offered: OfferedBike = {
    currency: prices.catalogue.currency,
    frame,
    model: { frame: model.frame },
    look: bike.look,
    grams: bike.grams,
    weightSize: bike.weightSize,
    colours: bike.colourways.map((colour) => ({ ...colour, name: colour.name[locale] })),
    sizes: bike.sizes,
    offers: bikeOffers,
    sections,
    closedSections: {},
    fixed: ownParts(inputs, all, locale),
    dispatchDays: dispatchDaysOf(ctx, child, longestWait(bikeOffers, sections)),
  }
  // every part of a section may be for bikes with another handlebar
  found.open ??= new Set(
    sections.flatMap((section) => (hasSelectableOption(offered, section) ? section.key : [])),
  )
  const isSelectable = found.open
  const open = sections.filter(({ key }) => isSelectable.has(key))
  const fixed = Object.entries(offered.fixed).filter(
    ([key]) => !open.some((each) => each.key === key),
  )
  const closed = all.filter(({ key }) => !open.some((each) => each.key === key))
  return {
    ...offered,
    sections: open,
    closedSections: Object.fromEntries(closed.map(({ key, name }) => [key, name[locale]])),
    fixed: Object.fromEntries(fixed),
  }
}

/** The parts that can go on a bike in a country, and the sections that have an option to choose. */
type Fitting = { child: FamilyBike; sections: ComponentSection[]; open: ReadonlySet<string> | null }

/** Bounds the memory to some 5 MB. */
const maxFittings = 300
const fittings = new WeakMap<readonly ComponentSection[], Map<string, Fitting>>()

/**
 * Trying some hundred parts on a bike takes half of the page's time, and depends on nothing but the bike, the parts
 * and the country. A change of the catalogue or of stock gives another list of parts or another bike.
 */
function findFitting(
  all: ComponentSection[],
  child: FamilyBike,
  { frame, country }: { frame: Frame; country: string },
): Fitting {
  const known = fittings.get(all) ?? new Map<string, Fitting>()
  fittings.set(all, known)
  const key = `${country} ${child.sku}`
  const cached = known.get(key)
  if (cached?.child === child) return cached
  const sections = fittingSections(all, { frame, own: child.bike.parts, country })
  const found: Fitting = { child, sections, open: null }
  if (known.size >= maxFittings) known.clear()
  known.set(key, found)
  return found
}

/** The bike's own parts, by section. */
const ownParts = (
  { child: { bike } }: OfferedBikeInputs,
  sections: readonly ComponentSection[],
  locale: PartInputs['locale'],
): OfferedBike['fixed'] =>
  Object.fromEntries(
    sections.flatMap(({ key, components }) => {
      const own = components.find(({ sku }) => sku === bike.parts[key])
      if (!own) return []
      const { name, facts } = own.component
      return [[key, { sku: own.sku, name: name[locale], facts }]]
    }),
  )

type PartInputs = {
  frame: Frame
  own: string | undefined
  locale: Ctx['visitor']['locale']
  price: (sku: string) => number | null
}

const offeredSection = (
  section: ComponentSection,
  { own, ...inputs }: PartInputs,
): OfferedSection => ({
  id: section.id,
  key: section.key,
  name: section.name[inputs.locale],
  hint: section.hint?.[inputs.locale] ?? null,
  sizeName: section.sizeName?.[inputs.locale] ?? null,
  advice: adviceFor(section, inputs),
  own: own ?? null,
  parts: inOrder(
    section.components
      .flatMap((part) => offeredPart(part, inputs) ?? [])
      .filter((part) => own !== undefined || !isNothing(part)),
    own,
  ),
})

/** The advice that may concern this bike. */
const adviceFor = (
  { advice = [] }: ComponentSection,
  { frame, locale }: Pick<PartInputs, 'frame' | 'locale'>,
): Advice[] =>
  advice.flatMap(({ text, forModels, forDisciplines, ...conditions }) =>
    (forModels?.includes(frame.model) ?? true) &&
    (forDisciplines?.includes(frame.discipline) ?? true)
      ? [{ ...conditions, text: text[locale] }]
      : [],
  )

/** The bike's own part comes first, the others follow by price; colours keep the order of the colour card. */
function inOrder(parts: OfferedPart[], own: string | undefined): OfferedPart[] {
  const price = (part: OfferedPart) => Math.min(...part.offers.map((offer) => offer.price))
  return parts.some(({ paint }) => paint)
    ? parts
    : parts.toSorted((a, b) => Number(b.sku === own) - Number(a.sku === own) || price(a) - price(b))
}

function offeredPart(
  product: ComponentProduct,
  { locale, price, frame }: Omit<PartInputs, 'own'>,
): OfferedPart | null {
  const { component } = product
  const [first, ...others] = product.offers.flatMap((offer): PartOffer[] => {
    const amount = price(offer.sku)
    const sized = component.sizes.find(({ code }) => code === offer.size)
    const size = sized ? { ...sized, name: localDecimals(sized.name, locale) } : null
    const days = daysUntilInStock(availabilityOf(offer))
    return amount === null ? [] : [{ sku: offer.sku, size, price: amount, days }]
  })
  if (!first) return null
  return {
    sku: product.sku,
    name: component.name[locale],
    subtitle: component.subtitle?.[locale] ?? null,
    grams: component.grams ?? null,
    facts: component.facts,
    look: component.look,
    paint: component.paint ?? null,
    picture: componentPicture(product),
    isRecommended: component.isRecommended && suits(frame, component.facts),
    offers: [first, ...others],
  }
}

const offersOf = ({ child, prices }: OfferedBikeInputs): BikeOffer[] =>
  child.offers.flatMap((offer) => {
    const { sku, size, colour } = offer
    const quoted = prices.of([offer])
    if (!quoted || size === null || colour === null) return []
    return [
      {
        sku,
        size,
        colour,
        price: quoted.price.amount,
        was: quoted.was?.amount ?? null,
        days: daysUntilInStock(availabilityOf(offer)),
        left: stockFrom(sendable(offer), '').left,
      },
    ]
  })

const longestWait = (offers: readonly BikeOffer[], sections: readonly OfferedSection[]): number => {
  const parts = sections.flatMap((section) => section.parts.flatMap((part) => part.offers))
  return Math.max(0, ...[...offers, ...parts].flatMap(({ days }) => days ?? []))
}

/**
 * Computed on the server, since a browser knows neither the workshop's holidays nor its clock. The bike is sent from the
 * warehouse that has one in any size; the quote of a finished build knows where its parts are as well.
 */
function dispatchDaysOf(ctx: Ctx, child: FamilyBike, most: number): OfferedBike['dispatchDays'] {
  const order = inOrderFor(child.warehouses, ctx.visitor.country.code)
  const { calendar, queueDays } = senderOf(
    child.offers.flatMap(({ stock }) => stock),
    order,
  )
  const workshop = { now: ctx.now, calendar }
  const work = { queueDays }
  return Array.from({ length: most + 1 }, (_, leadTimeDays) =>
    dispatchDate({ isInStock: false, leadTimeDays }, workshop, work),
  ).flatMap((day) => day ?? [])
}
