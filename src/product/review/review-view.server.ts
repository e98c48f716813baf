import type { ProductKey } from '#/catalogue/read/catalogue.server.ts'
import { customBuildPicture } from '#/catalogue/pictures/custom-build-picture.ts'
import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import type { FamilyBike } from '#/catalogue/model/product.ts'
import { linePaint, lineParts } from '#/cart/items/line-picture.ts'
import { priceParts } from '#/cart/pricing/line-price.ts'
import { editUrl } from '#/cart/edit/edit-url.ts'
import { lineQuery } from '#/cart/edit/line-query.ts'
import { sheetUrl } from '#/configurator/build/sheet-url.ts'
import { paintedName } from '#/configurator/build/build-words.ts'
import { lineSubtitle } from '#/cart/items/line-subtitle.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { listAdditions, toAdditionViews } from '#/product/additions/additions.server.ts'
import { bikeUrl } from '#/product/bike/bike-view.ts'
import { type FittedBike, isSomething } from './fitted-bike.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { type BuildGroup, type ChosenPart, impliedStem, reviewBuild } from './review-build.ts'
import { withDerivedRows } from '#/product/facts/specification-groups.ts'
import { reviewPrice } from './review-price.ts'
import type { HeldReview, ReviewData } from './review-view.ts'
import { findReviewed, type HeldBike, type ReviewedBike } from './reviewed-bike.server.ts'

/** The review of a bike in the visitor's cart, in their language and at their country's prices. */
export async function reviewData(
  ctx: SessionCtx,
  key: ProductKey,
  bikeUid: string | null,
): Promise<ReviewData> {
  const [reviewed, prices] = await Promise.all([
    findReviewed(ctx, key, bikeUid),
    loadProductPrices(ctx),
  ])
  const { locale } = ctx.visitor
  const { child, held } = reviewed
  const named = { name: child.bike.name[locale], subtitle: child.bike.subtitle[locale] }
  if (!held) return { ...named, kind: 'gone', to: bikeUrl(child.slug, {}) }
  const { cart, bike } = held
  return {
    ...named,
    kind: 'held',
    cartVersion: cart.cart.version,
    ...lineView(locale, reviewed, held),
    build: printed(
      reviewBuild(specificationOf(ctx, child, bike), chosenParts(child, held), locale),
    ),
    price: await priceView(ctx, held),
    note: prices.bikeNote,
    additions: toAdditionViews(ctx, prices, listAdditions(ctx, prices, bike, cart)),
  }
}

/** With what this build may weigh: chosen wheels may carry less than the bike's own. */
const specificationOf = ({ visitor }: Ctx, { bike }: FamilyBike, { parts }: FittedBike) =>
  withDerivedRows(bike.specification, { frame: bike, parts }, visitor.country)

const printed = (groups: BuildGroup[]): BuildGroup[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      value: keepFigures(row.value),
      was: row.was && keepFigures(row.was),
    })),
  }))

/** The cart line: the bike, its picture, its dispatch date and its problems. */
function lineView(locale: Locale, { child, family }: ReviewedBike, { cart, line }: HeldBike) {
  const { uid, sku, quantity } = line.line
  const { size = null, colour: code } = child.offers.find((offer) => offer.sku === sku) ?? {}
  const colourway = child.bike.colourways.find((each) => each.code === code)
  const pictures = bikePictures(family, child, size === null ? {} : { size })
  const own = pictures.find(({ colour }) => colour === code) ?? pictures[0]
  const custom = linePaint(line.line, cart.catalogue)
  const parts = lineParts(line.line, cart.catalogue)
  const shown = own && customBuildPicture(own, { name: child.bike.name, custom, parts })
  const paint = custom?.paint ?? colourway?.paint
  const translate = translatorFor(locale)
  const edit = editUrl(line.line, cart.catalogue)
  const query = lineQuery(line.line, cart.catalogue)
  return {
    uid,
    editUrl: edit,
    // There is no sheet of a build that cannot be priced.
    sheetUrl: edit !== null && query && line.unit ? sheetUrl(child.slug, query) : null,
    subtitle: lineSubtitle(line.line, cart.catalogue)?.[locale] ?? child.bike.subtitle[locale],
    to: bikeUrl(child.slug, { colour: code, size }),
    picture: shown ? { picture: shown.picture, alt: shown.alt[locale] } : null,
    size,
    colour: paint
      ? {
          name: paintedName(
            custom?.choices.map(({ section, name }) => ({ section, name: name[locale] })) ?? [],
            colourway?.name[locale] ?? '',
            locale,
          ),
          swatch: paint.fade ? [paint.colour, paint.fade.colour] : [paint.colour],
          isCustom: custom !== null,
        }
      : null,
    quantity,
    dispatchDate: line.dispatchDate,
    problem: line.problem && translate(`cartErrors.${line.problem}`, { name: sku }),
  }
}

function chosenParts(child: FamilyBike, held: HeldBike): ChosenPart[] {
  const { cart, line, parts } = held
  const { bike } = child
  const { options, colour } = line.line
  const chosen = [...(colour ? [colour] : []), ...options].flatMap(({ sku }) => {
    const item = cart.catalogue.get(sku)
    if (!item?.section) return []
    const { key, name: sectionName } = item.section
    const own = parts(bike.parts[key] ?? '')
    const isStock = own?.id === item.productId
    const isExtra = own !== undefined && !isSomething(own.component)
    return [{ section: key, sectionName, name: item.name, size: item.size, isStock, isExtra }]
  })
  if (chosen.some(({ section }) => section === 'stem')) return chosen
  const stem = stemWithBar(child, held)
  return stem ? [...chosen, stem] : chosen
}

/** The stem that a change between a one-piece and a normal bar implies. */
function stemWithBar({ bike }: FamilyBike, { cart, line, parts }: HeldBike): ChosenPart | null {
  const bars = line.line.options.map(({ sku }) => cart.catalogue.get(sku))
  const bar = bars.find((item) => item?.section?.key === 'handlebar')
  const stem = parts(bike.parts['stem'] ?? '')
  if (!bar || !stem) return null
  const hasStem = (sku: string) => parts(sku)?.component.facts.hasStem ?? false
  return impliedStem(
    { hasStem: hasStem(bike.parts['handlebar'] ?? '') },
    { hasStem: hasStem(bar.sku) },
    stem.component.name,
  )
}

async function priceView(ctx: Ctx, { cart, line }: HeldBike): Promise<HeldReview['price']> {
  const { catalogue } = cart
  const { locale } = ctx.visitor
  const { market } = await loadPricingContext(ctx)
  const parts = line.unit && priceParts(line.line, catalogue, market)
  if (!parts) return null
  const options = parts.options.map(({ sku, price }) => {
    const { section, name } = catalogue.get(sku) ?? {}
    const words = [section?.name[locale], name?.[locale] ?? sku].filter(Boolean).join(': ')
    return { section: section?.key ?? '', name: words, price }
  })
  return reviewPrice(parts, options, line.line.quantity)
}
