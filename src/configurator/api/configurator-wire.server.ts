import type { InferInput } from 'valibot'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { type CatalogueRefusal, loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { takesAnyColour } from '#/catalogue/paint/free-colour.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { sectionIds, wireSectionKey } from '#/catalogue/model/sections.ts'
import { findPart, isStemInBar, offerOf } from '#/configurator/choice/choice.ts'
import type {
  BikeOffer,
  OfferedBike,
  OfferedPart,
  OfferedSection,
  PartOffer,
} from '#/configurator/choice/offered.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { money, toWire } from '#/money/money.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { configuratorSettings } from '#/platform/config/settings.ts'
import { customiseUrl, isCustomisable } from '#/product/bike/customise-url.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { configuratorAnswer } from './configurator.contract.ts'
import { frameSections } from './frame-sections.server.ts'
import { offerBike } from './offered-bike.server.ts'

type Answer = InferInput<typeof configuratorAnswer>
type WireSection = Answer['sections'][number]
type WireOption = WireSection['options'][number]

const notFound = () => new Refusal<CatalogueRefusal>('product-not-found', { status: 404 })

/** Finds a bike by its slug; refuses one that cannot be customised. */
export async function loadCustomisable(ctx: Ctx, slug: string) {
  const found = await loadChildBike(ctx, { slug })
  if (!found.bike.isActive || !isCustomisable(found.bike.bike)) throw notFound()
  return found
}

/** Everything a bike can be configured with, under the SKUs and UIDs that the cart uses. */
export async function answerConfigurator(ctx: Ctx, slug: string): Promise<Answer> {
  const [{ bike: child, family }, prices] = await Promise.all([
    loadCustomisable(ctx, slug),
    loadProductPrices(ctx),
  ])
  const { locale, country } = ctx.visitor
  if (!isSoldIn(child.bike, country.code)) throw notFound()
  const bike = await offerBike(ctx, { child, family, prices })
  const { name, subtitle, buildVersion } = child.bike
  const steps = wireSections(bike, translatorFor(locale)('configurator.paint.title'))
  const sections = [...frameSections({ bike, family, child, locale }), ...steps]
  return {
    bike: {
      sku: child.sku,
      slug: child.slug,
      name: name[locale],
      subtitle: subtitle[locale],
      url: customiseUrl(child),
      sizes: bike.sizes.map(({ size, riderHeight }) => ({ size, rider_height: riderHeight })),
      variants: bike.offers.map((offer) => wireVariant(offer, bike)),
    },
    version: buildVersion === 2 ? 'v2' : 'v1',
    sections: sections.map((section, index) => ({ ...section, position: index + 1 })),
    initialLimit: configuratorSettings.initialLimit,
    defaults: steps.flatMap(({ options }) =>
      options.filter((option) => option.is_default).map(({ uid }) => uid),
    ),
    colours: bike.colours.map((colour) => ({
      code: colour.code,
      label: colour.name,
      swatch: colour.paint.colour,
    })),
    layers: [],
    error: null,
  }
}

function wireVariant(
  { sku, size, colour, price, was, days }: BikeOffer,
  { currency, dispatchDays }: OfferedBike,
) {
  const wire = (amount: number) => toWire(money(amount, currency))
  return {
    sku,
    size,
    colour,
    price: wire(was ?? price),
    special_price: was === null ? null : wire(price),
    in_stock: days === 0,
    dispatch_date: days === null ? null : (dispatchDays[days] ?? null),
  }
}

/** The steps of the page in order; the paint group comes directly before its sections. */
function wireSections(bike: OfferedBike, paintTitle: string): Omit<WireSection, 'position'>[] {
  const uidsOf = uidsBySku(bike)
  const steps = bike.sections.map((section) => ({
    section_id: section.id,
    key: wireSectionKey(section.key),
    label: section.name,
    required: section.own !== null,
    options: section.parts.flatMap((part) => wireOptions(part, section, bike, uidsOf)),
  }))
  const paint = bike.sections.findIndex(({ key }) => isPaintSection(key))
  const group = {
    section_id: sectionIds.customColour,
    key: wireSectionKey('customColour'),
    label: paintTitle,
    required: false,
    options: [],
  }
  return paint < 0 ? steps : steps.toSpliced(paint, 0, group)
}

const uidOf = ({ id }: OfferedSection, { sku }: PartOffer) => optionUid({ sectionId: id, sku })

/** Parts refer to each other by their own SKUs, whatever the size. */
function uidsBySku({ sections }: OfferedBike): (skus: readonly string[]) => string[] {
  const uids = new Map(
    sections.flatMap((section) =>
      section.parts.map((part) => [part.sku, part.offers.map((offer) => uidOf(section, offer))]),
    ),
  )
  return (skus) => skus.flatMap((sku) => uids.get(sku) ?? [])
}

function wireOptions(
  part: OfferedPart,
  section: OfferedSection,
  bike: OfferedBike,
  uidsOf: (skus: readonly string[]) => string[],
): WireOption[] {
  const own = findPart(section, section.own)
  const fitted = offerOf(bike, section, part, { size: null, frameSize: null })
  const wire = (amount: number) => toWire(money(amount, bike.currency))
  const { excludes: excluded = [], requires = [] } = part.facts
  const excludedBy = bike.sections.flatMap(({ parts }) =>
    parts.filter(({ facts }) => facts.excludes?.includes(part.sku)).map(({ sku }) => sku),
  )
  // A one-piece bar is fitted without the bike's own stem.
  const isFitted =
    section.key !== 'stem' || !isStemInBar(bike, { colour: '', size: null, parts: {} })
  const excludes = uidsOf([...new Set([...excluded, ...excludedBy])])
  return part.offers.map((offer) => ({
    uid: uidOf(section, offer),
    sku: offer.sku,
    label: offer.size ? `${part.name}, ${offer.size.name}` : part.name,
    price: wire(offer.price),
    price_delta: wire(offer.price - (own?.offers[0].price ?? 0)),
    image: { url: pictureUrl(part.picture), alt: part.name },
    is_default: isFitted && part === own && offer === fitted,
    in_stock: offer.days === 0,
    lead_time_days: offer.days,
    takes_colour: takesAnyColour(part.paint),
    excludes,
    requires: uidsOf(requires),
  }))
}
