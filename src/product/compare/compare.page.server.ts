import { toVisitor } from '#/catalogue/stock/offer-dispatch.ts'
import { tyreClearance } from '#/catalogue/geometry/tyre-clearance.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import { loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { keepName } from '#/i18n/numbers/keep-units.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { conditionLine } from '#/product/bike/used-note.ts'
import { bikeUrl, wheelsOf } from '#/product/bike/bike-view.ts'
import { bestValues } from './better-values.ts'
import {
  compareUrl,
  type ComparedBike,
  comparedIn,
  compareValue,
  mostCompared,
} from './compare-choice.ts'
import { differingRows } from './compared-rows.ts'
import { geometryRows } from '#/product/size/geometry-rows.ts'
import { availabilityInSizes, stockOfOffer } from '#/product/page/offer-stock.server.ts'
import { loadProductPrices, type ProductPrices } from '#/product/api/product-prices.server.ts'
import {
  bikeSpecification,
  specLines,
  type SpecLine,
} from '#/product/facts/specification-groups.ts'

export type CompareData = Awaited<ReturnType<typeof compareData>>

export async function loadComparePage(ctx: Ctx, { query }: PageRequest) {
  const requested = comparedIn(query)
  const data = await compareData(ctx, requested.slice(0, mostCompared))
  const found = data.bikes.map(({ slug, chosenSize: size }) => ({ slug, size }))
  // An unknown bike or size, or one too many, would make another URL for the same page.
  if (compareUrl(found) !== compareUrl(requested)) throw new Redirect(compareUrl(found))
  return { data }
}

/** Up to four bikes side by side, each in the requested size or its middle one. */
async function compareData(ctx: Ctx, requested: readonly ComparedBike[]) {
  const prices = await loadProductPrices(ctx)
  const found = (await Promise.all(requested.map((bike) => columnOf(ctx, prices, bike)))).flatMap(
    (column) => column ?? [],
  )
  const chosen = found.map(({ slug, chosenSize: size }) => ({ slug, size }))
  return {
    bikes: found.map(({ specification: _lines, geometry: _rows, ranked: _ranked, ...column }) => ({
      ...column,
      without: compareUrl(chosen.filter(({ slug }) => slug !== column.slug)),
    })),
    best: bestValues(found.map(({ ranked }) => ranked)),
    // That all are new goes without saying.
    rows: differingRows(found.map(({ specification }) => specification)).filter(
      ({ key, isDifferent }) => key !== 'condition' || isDifferent,
    ),
    geometry: differingRows(found.map(({ geometry }) => geometry)),
    /** Bikes that can be added, by model. */
    addable: found.length < mostCompared ? addable(ctx, prices, chosen) : [],
    /** Comparisons to begin with, while no bike is chosen. */
    pairs: found.length === 0 ? await firstPairs(ctx, prices) : [],
  }
}

/** A row on a desktop. */
const mostPairs = 4

/** Two builds of one model each, since that is what shoppers waver between; models in the shop's own order. */
async function firstPairs(ctx: Ctx, prices: ProductPrices) {
  const sold = soldBikes(ctx, prices)
  const pairs = [...Map.groupBy(sold, ({ parentId }) => parentId).values()]
    .filter((builds) => builds.length > 1)
    .slice(0, mostPairs)
    .map((builds) => builds.slice(0, 2).map(({ slug }) => ({ slug, size: null })))
  return Promise.all(
    pairs.map(async (pair) => {
      const columns = await Promise.all(pair.map((bike) => columnOf(ctx, prices, bike)))
      return {
        to: compareUrl(pair),
        names: columns.flatMap((column) => column?.heading ?? []),
        picture: columns[0]?.picture ?? null,
      }
    }),
  )
}

async function columnOf(ctx: Ctx, prices: ProductPrices, requested: ComparedBike) {
  const loaded = await loadChildBike(ctx, { slug: requested.slug }).catch(nullIfRefused)
  if (!loaded?.bike.isActive) return null
  const { bike: child, family } = loaded
  const { bike } = child
  const { locale, country } = ctx.visitor
  const size = bike.sizes.find((each) => each.size === requested.size) ?? middleSize(bike.sizes)
  if (!size) return null
  const [shown] = bikePictures(family, child, { size: size.size })
  const isSold = isSoldIn(bike, country.code)
  const chosenSize = size.size === requested.size ? size.size : null
  // The picture shows the first colour, so that is the one with its price, its stock and its button.
  const inColour = child.offers.filter((offer) => offer.colour === bike.colourways[0]?.code)
  const inSize = inColour.filter((offer) => chosenSize === null || offer.size === chosenSize)
  const offer = chosenSize === null ? undefined : inSize[0]
  const price = isSold ? prices.of(inSize) : null
  return {
    slug: child.slug,
    name: bike.name[locale],
    heading: keepName(bike.name[locale], family.parent.model.name[locale]),
    to: bikeUrl(child.slug, { size: chosenSize }),
    /** The size that the geometry is of. */
    size: size.size,
    /** The size that the visitor has chosen; null where the middle one stands for the bike. */
    chosenSize,
    sizes: bike.sizes.map((each) => ({
      size: each.size,
      value: compareValue({ slug: child.slug, size: each.size }),
    })),
    picture: shown?.picture ?? null,
    alt: shown?.alt[locale] ?? '',
    isSold,
    price,
    sku: offer?.sku ?? null,
    stock: offer ? stockOfOffer(offer, child, toVisitor(ctx)) : null,
    availability: availabilityInSizes(inColour, child, toVisitor(ctx)),
    ranked: {
      price: price?.price.amount ?? null,
      grams: bike.grams,
      weightSize: bike.weightSize,
      hasPedals: hasPedals(bike),
      tyreClearance: tyreClearance(bike),
      wattHours: bike.electric?.battery.wattHours ?? null,
    },
    grams: bike.grams,
    weightSize: bike.weightSize,
    hasPedals: hasPedals(bike),
    specification: [
      conditionLine(bike, locale),
      ...specLines(bikeSpecification(bike, ctx.visitor.country), locale),
    ],
    geometry: geometryRows([size], wheelsOf(bike), locale).map(
      ({ key, name, unit, values: [value = ''] }): SpecLine => ({
        key,
        name,
        value: unit === '°' ? `${value}°` : `${value}\u00A0${unit}`,
      }),
    ),
  }
}

const addable = (ctx: Ctx, prices: ProductPrices, chosen: readonly ComparedBike[]) =>
  soldBikes(ctx, prices)
    .filter(({ slug }) => !chosen.some((bike) => bike.slug === slug))
    .map(({ slug, name }) => ({ value: slug, name: name[ctx.visitor.locale] }))

function soldBikes({ visitor, tags }: Ctx, { catalogue }: ProductPrices) {
  tags.add('catalogue')
  return catalogue.index.entries.filter(
    (entry) => entry.kind === 'child-bike' && isSoldIn(entry, visitor.country.code),
  )
}
