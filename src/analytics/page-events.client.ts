import type { StoryData } from '#/blog/story.page.server.ts'
import type { ConfirmationView } from '#/checkout/confirmation/confirmation-view.ts'
import type { CheckoutView } from '#/checkout/page/checkout-view.contract.ts'
import type { ConfiguratorData } from '#/configurator/page/configurator.page.server.ts'
import type { CategoryData } from '#/lister/page/category.page.server.ts'
import { wholeListing } from '#/lister/listing/compact-listing.ts'
import type { Card } from '#/lister/cards/card.ts'
import { type Money, money, subtract, sum } from '#/money/money.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import type { AccessoryData } from '#/product/accessory/accessory-view.server.ts'
import type { ChildBikeData } from '#/product/bike/child-bike-view.server.ts'
import type { ParentBikeData } from '#/product/bike/parent-bike-view.server.ts'
import type { SearchData } from '#/search/page/search.page.server.ts'
import type { HomeData } from '#/storefront/home/home.page.server.ts'
import { cartPieces } from './cart-events.client.ts'
import {
  aboutItems,
  chosenFrom,
  type ItemList,
  listShown,
  type Piece,
  type PlacedOrder,
  type ShopEvent,
} from './events.ts'

/** The pages with an event of their own, and the data of each. */
type MeasuredPages = {
  'storefront/home/home': HomeData
  'lister/page/category': CategoryData
  'search/page/search': SearchData
  'blog/story': StoryData
  'product/accessory/accessory': AccessoryData
  'product/bike/parent-bike': ParentBikeData
  'product/bike/child-bike': ChildBikeData
  'configurator/page/configurator': ConfiguratorData
  'checkout/page/checkout': CheckoutView
  'checkout/confirmation/confirmation': ConfirmationView
}

/** A page reports its events at once; the rest is for what the visitor does next. */
export type PageNews = {
  events: ShopEvent[]
  /** The lists on the page, from which the next page may be chosen. */
  lists: readonly ItemList[]
  /** An order that may have been reported before. */
  order: PlacedOrder | null
}

const nothing: PageNews = { events: [], lists: [], order: null }

type Before = readonly ItemList[]
type Readers = {
  [Page in keyof MeasuredPages]: (data: MeasuredPages[Page], before: Before) => PageNews
}

const readers: Readers = {
  // The names of these lists are ours: the page has no words for them that would do in a report.
  'storefront/home/home': ({ latest, reductions, hero }) =>
    showing([
      { id: 'home/new', name: 'Home: new', pieces: latest?.cards.map(cardPiece) ?? [] },
      { id: 'home/offers', name: 'Home: offers', pieces: reductions?.cards.map(cardPiece) ?? [] },
      { id: 'home/first', name: 'Home: first bike', pieces: pricedPieces(hero ? [hero] : []) },
    ]),
  'lister/page/category': ({ path, name, listing }) =>
    showing([{ id: path, name, pieces: wholeListing(listing).cards.map(cardPiece) }]),
  'search/page/search': ({ query, listing, recommended }) => {
    if (!listing) return nothing
    const pieces = wholeListing(listing).cards.map(cardPiece)
    const news = showing([
      { id: 'search', name: 'search', pieces },
      { id: 'search/instead', name: 'search: instead', pieces: recommended.map(cardPiece) },
    ])
    const search: ShopEvent[] =
      query === null ? [] : [{ event: 'search', search_term: query, results: listing.total }]
    return { ...news, events: [...search, ...news.events] }
  },
  'blog/story': ({ story, blocks, cards }) => {
    const inText = blocks.flatMap((block) => (block.type === 'products' ? block.cards : []))
    const pieces = [...inText, ...cards].map(cardPiece)
    return showing([{ id: `blog/${story.slug}`, name: story.title, pieces }])
  },
  'product/accessory/accessory': (data, before) => {
    const { price, chosen, colours, sizes } = data
    const variant = [...colours, ...sizes].flatMap(({ isChosen, name }) => (isChosen ? name : []))
    return shown(before, data, price && { sku: chosen?.sku, price: price.price, variant })
  },
  // A model is not for sale, but the bikes are that are made from it.
  'product/bike/parent-bike': ({ sku, slug, name, builds }, before) => {
    const bikes = builds.map((build) => ({ ...build, name: `${name} ${build.name}` }))
    const news = showing([{ id: slug, name, pieces: pricedPieces(bikes) }])
    return { ...news, events: [...chosenFrom(before, sku), ...news.events] }
  },
  'product/bike/child-bike': (data, before) => {
    const { price, colours, size } = data
    const colour = colours.flatMap(({ code, name }) => (code === data.colour ? name : []))
    const variant = [...(size ? [size.size] : []), ...colour]
    return shown(before, data, price && { sku: size?.sku, price: price.price, variant })
  },
  'configurator/page/configurator': ({ name, opened }, before) => {
    const { sku, brand, category, variantSku, choices, price } = opened
    const product = {
      sku,
      name,
      maker: { brand },
      crumbs: category === null ? [] : [{ name: category }],
    }
    const offer = price && { sku: variantSku, price, variant: choices }
    return shown(before, product, offer)
  },
  'checkout/page/checkout': (data) =>
    data.kind === 'open'
      ? { ...nothing, events: aboutItems('begin_checkout', cartPieces(data.cart)) }
      : nothing,
  'checkout/confirmation/confirmation': (data) =>
    data.kind === 'placed' ? { ...nothing, order: placedOrder(data.order) } : nothing,
}

const isMeasured = (page: string): page is keyof MeasuredPages => Object.hasOwn(readers, page)

/** The events of a page; `before` are the lists on the page that led here. */
export function newsOf({ page, data }: PageAnswer, before: Before): PageNews {
  if (!isMeasured(page)) return nothing
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader of this page made the data
  const read = readers[page] as (data: unknown, before: Before) => PageNews
  return read(data, before)
}

const showing = (lists: readonly ItemList[]): PageNews => ({
  ...nothing,
  lists,
  events: lists.flatMap(listShown),
})

/** A card has no size yet, so it names the product alone. */
const cardPiece = ({ sku, name, price }: Pick<Card, 'sku' | 'name' | 'price'>): Piece => ({
  id: sku,
  name,
  price,
})

type Priced = { sku: string; name: string; price: { price: Money } | null }

/** A product that is not sold in the visitor's country has no price, and is left out. */
const pricedPieces = (products: readonly Priced[]): Piece[] =>
  products.flatMap(({ price, ...product }) =>
    price ? [cardPiece({ ...product, price: price.price })] : [],
  )

type Product = {
  sku: string
  name: string
  maker: { brand: string }
  crumbs: readonly { name: string }[]
}
type Offer = { sku?: string | null | undefined; price: Money; variant: readonly string[] }

function shown(before: Before, product: Product, offer: Offer | null): PageNews {
  const chosen = chosenFrom(before, product.sku)
  if (!offer) return { ...nothing, events: chosen }
  const piece = {
    id: product.sku,
    sku: offer.sku ?? null,
    name: product.name,
    price: offer.price,
    brand: product.maker.brand,
    category: product.crumbs.at(-1)?.name ?? null,
    variant: offer.variant.join(', '),
    quantity: 1,
  }
  return { ...nothing, events: [...chosen, ...aboutItems('view_item', [piece])] }
}

type Placed = Extract<ConfirmationView, { kind: 'placed' }>['order']

/** Of the discounts of an order, those that belong to no line are on shipping. */
const placedOrder = (order: Placed): PlacedOrder => {
  const { number, tax, shipping, coupon, lines, discounts, total } = order
  const { currency } = total
  const off = sum(
    discounts.map(({ amount }) => amount),
    currency,
  )
  const offLines = sum(
    lines.map(({ discount }) => discount),
    currency,
  )
  return {
    number,
    tax,
    shipping: shipping && subtract(shipping, subtract(off, offLines)),
    coupon,
    pieces: lines.map((line) => ({
      id: line.productSku,
      sku: line.sku,
      name: line.name,
      price: money(Math.round(line.total.amount / line.quantity), currency),
      discount: line.discount,
      variant: [...line.choices, ...(line.paint === null ? [] : [line.paint])].join(', '),
      quantity: line.quantity,
    })),
  }
}
