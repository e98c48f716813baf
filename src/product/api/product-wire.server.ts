import type { InferInput } from 'valibot'
import { toVisitor } from '#/catalogue/stock/offer-dispatch.ts'
import { loadAccessory, loadChildBike, loadParentBike } from '#/catalogue/read/catalogue.server.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { findFinance } from '#/finance/finance.server.ts'
import { isFinanced } from '#/finance/loans/deposit.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { cardUnit } from '#/lister/cards/card-unit.ts'
import { toWireCard } from '#/lister/listing/lister.contract.ts'
import { wireCardsBySku, wordsFor } from '#/lister/page/lister-wire.server.ts'
import { makeCard } from '#/lister/cards/make-card.ts'
import { toWire } from '#/money/money.ts'
import type { Reply } from '#/platform/api/api-router.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { CatalogueRefusal } from '#/catalogue/read/catalogue.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { accessoryData, optionsOf } from '#/product/accessory/accessory-view.server.ts'
import type { GalleryPicture, PageCrumb } from '#/product/bike/bike-view.ts'
import { childBikeFacts, choiceInUrl } from '#/product/bike/child-bike-view.server.ts'
import { stockOfOffer } from '#/product/page/offer-stock.server.ts'
import { parentBikeData } from '#/product/bike/parent-bike-view.server.ts'
import {
  type childBikeAnswer,
  type parentBikeAnswer,
  type productAnswer,
  slugOf,
} from './product.contract.ts'
import { customiseUrl } from '#/product/bike/customise-url.ts'
import type { FamilyBike } from '#/catalogue/model/product.ts'
import type { Specification } from '#/catalogue/model/specification.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { type SpecGroup, specGroups } from '#/product/facts/specification-groups.ts'
import { loadProductPrices, type ProductPrices } from './product-prices.server.ts'

type ProductRequest = { urlKey: string }

const nothingChosen = new URLSearchParams()

export async function answerProduct(
  ctx: Ctx,
  { urlKey }: ProductRequest,
): Promise<InferInput<typeof productAnswer>> {
  const key = { slug: slugOf(urlKey) }
  const [product, data, prices] = await Promise.all([
    loadAccessory(ctx, key),
    accessoryData(ctx, key, nothingChosen),
    loadProductPrices(ctx),
  ])
  const gallery = data.picture ? [data.picture] : []
  return {
    product: {
      ...(await base(ctx, prices, product.id, { ...data, gallery, story: data.description.html })),
      options: optionsOf(product, prices).map((offer, index) => {
        const quoted = data.isSold ? prices.catalogue.quoteOffer(offer) : null
        const { state, date } = stockOfOffer(offer, product, toVisitor(ctx))
        return {
          sku: offer.sku,
          colour: offer.colour,
          size: offer.size,
          price: quoted && toWire(quoted.was ?? quoted.price),
          special_price: quoted?.was ? toWire(quoted.price) : null,
          in_stock: state === 'in-stock' || state === 'low',
          dispatch_date: date,
          is_default: index === 0,
        }
      }),
      linked_specifications: data.specification.map(({ name, value }) => ({
        group: null,
        label: name,
        value,
      })),
      related: await wireCardsBySku(
        ctx,
        data.related.map(({ sku }) => sku),
      ),
      ...(await eligibility(ctx, prices, product.id)),
    },
    error: null,
  }
}

export async function answerParentBike(
  ctx: Ctx,
  { urlKey }: ProductRequest,
): Promise<InferInput<typeof parentBikeAnswer>> {
  const key = { slug: slugOf(urlKey) }
  const [{ parent, bikes }, data, prices] = await Promise.all([
    loadParentBike(ctx, key),
    parentBikeData(ctx, key, nothingChosen),
    loadProductPrices(ctx),
  ])
  return {
    bike: {
      ...(await base(ctx, prices, parent.id, data)),
      linked_specifications: wireSpecification(specGroups(sharedRows(bikes), ctx.visitor.locale)),
      children: await wireCardsBySku(
        ctx,
        bikes.filter(({ bike }) => isSoldIn(bike, ctx.visitor.country.code)).map(({ sku }) => sku),
      ),
      content_blocks: data.highlights.map(({ title, text }) => ({ title, text })),
    },
    error: null,
  }
}

export async function answerChildBike(
  ctx: Ctx,
  { urlKey, colour = '' }: ProductRequest & { colour?: string | undefined },
  reply: Pick<Reply, 'isUnusual'>,
): Promise<InferInput<typeof childBikeAnswer>> {
  const [found, prices] = await Promise.all([
    loadChildBike(ctx, { slug: slugOf(urlKey) }),
    loadProductPrices(ctx),
  ])
  const { bike: child, family } = found
  const chosen = choiceInUrl(child, new URLSearchParams({ colour }))
  reply.isUnusual = colour !== '' && !chosen.isStated
  const data = childBikeFacts(ctx, found, chosen)
  const isNewer = child.bike.buildVersion === 2
  return {
    bike: {
      ...(await base(ctx, prices, child.id, data)),
      parent_url_key: family.parent.slug,
      colour: data.colour,
      sizes: data.sizes.map(({ size, sku, stock, riderHeight: [least, most], standover }) => ({
        size,
        sku,
        in_stock: stock.state === 'in-stock' || stock.state === 'low',
        dispatch_date: stock.date,
        rider_height: [least, most],
        standover,
      })),
      linked_specifications: wireSpecification(data.specification),
      geometry: (data.geometry?.rows ?? []).map(({ key: code, name, unit, values }) => ({
        code,
        label: name,
        unit,
        values: Object.fromEntries(
          values.map((value, index) => [data.geometry?.sizes[index] ?? '', value]),
        ),
      })),
      weight_grams: child.bike.grams,
      build_url: customiseUrl(child),
      build_version: isNewer ? 'v2' : 'v1',
      ...(await eligibility(ctx, prices, child.id)),
    },
    error: null,
  }
}

type Shown = {
  name: string
  summary: string
  story: string
  crumbs: readonly PageCrumb[]
  gallery: readonly Pick<GalleryPicture, 'picture' | 'alt'>[]
  isSold: boolean
}

/** Fields that all three kinds share; a product that is not in the index is no longer sold. */
async function base(ctx: Ctx, prices: ProductPrices, id: number, shown: Shown) {
  const { index } = prices.catalogue
  const position = index.positionOfId.get(id) ?? -1
  const [entry, price] = [index.entries[position], prices.catalogue.prices[position]]
  if (!entry || !price) throw new Refusal<CatalogueRefusal>('product-not-found', { status: 404 })
  const { locale, country } = ctx.visitor
  const pictures = entryPictures(entry)
  const unit = cardUnit(entry, price, prices.catalogue)
  const request = { locale, country: country.code, now: ctx.now }
  const card = makeCard(entry, { ...request, price, unit, pictures })
  const wire = toWireCard({ card, entry }, await wordsFor(ctx))
  return {
    ...wire,
    ...(!shown.isSold && notSold),
    is_sold: shown.isSold,
    description: shown.story,
    gallery: shown.gallery.map(({ picture, alt }) => ({ url: pictureUrl(picture), alt })),
    breadcrumbs: shown.crumbs.map(({ name, to }) => ({ name, url: to })),
    meta: { title: shown.name, description: shown.summary },
  }
}

const notSold = {
  aggregated_price: null,
  aggregated_price_special: null,
  is_from_price: false,
  unit_price: null,
  save_label: null,
}

const wireSpecification = (groups: readonly SpecGroup[]) =>
  groups.flatMap(({ name: group, rows }) =>
    rows.map(({ name, value }) => ({ group, label: name, value })),
  )

/** The rows in which all builds of a model are the same. */
function sharedRows(bikes: readonly FamilyBike[]): Specification {
  const [first = {}, ...others] = bikes.map(({ bike }) => bike.specification)
  const shared = keysOf(first).filter((key) =>
    others.every((each) => each[key]?.en === first[key]?.en),
  )
  return Object.fromEntries(shared.map((key) => [key, first[key]]))
}

/** Whether credit is given for its price; nothing where no credit is offered at all. */
async function eligibility(ctx: Ctx, { catalogue }: ProductPrices, id: number) {
  const finance = await findFinance(ctx)
  const price = catalogue.prices[catalogue.index.positionOfId.get(id) ?? -1]
  return finance && { finance_eligible: !!price && isFinanced(finance, price.price) }
}
