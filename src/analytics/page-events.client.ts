import type { ConfirmationView } from '#/checkout/confirmation/confirmation-view.ts'
import type { CheckoutView } from '#/checkout/page/checkout-view.contract.ts'
import type { CategoryData } from '#/lister/page/category.page.server.ts'
import { wholeListing } from '#/lister/listing/compact-listing.ts'
import type { Card } from '#/lister/cards/card.ts'
import { money, subtract, sum } from '#/money/money.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import type { AccessoryData } from '#/product/accessory/accessory-view.server.ts'
import type { ChildBikeData } from '#/product/bike/child-bike-view.server.ts'
import type { SearchData } from '#/search/page/search.page.server.ts'
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
  'lister/page/category': CategoryData
  'search/page/search': SearchData
  'product/accessory/accessory': AccessoryData
  'product/bike/child-bike': ChildBikeData
  'checkout/page/checkout': CheckoutView
  'checkout/confirmation/confirmation': ConfirmationView
}

/** A page reports its events at once; the list and the order are for what the visitor does next. */
export type PageNews = {
  events: ShopEvent[]
  /** The list on the page, from which the next page may be chosen. */
  list: ItemList | null
  /** An order that may have been reported before. */
  order: PlacedOrder | null
}

const nothing: PageNews = { events: [], list: null, order: null }

type Readers = {
  [Page in keyof MeasuredPages]: (data: MeasuredPages[Page], before: ItemList | null) => PageNews
}

const readers: Readers = {
  'lister/page/category': ({ name, listing }) => {
    const list = { id: name, name, pieces: wholeListing(listing).cards.map(cardPiece) }
    return { ...nothing, list, events: listShown(list) }
  },
  'search/page/search': ({ query, listing }) => {
    if (!listing) return nothing
    const list = {
      id: 'search',
      name: 'search',
      pieces: wholeListing(listing).cards.map(cardPiece),
    }
    const search: ShopEvent[] =
      query === null ? [] : [{ event: 'search', search_term: query, results: listing.total }]
    return { ...nothing, list, events: [...search, ...listShown(list)] }
  },
  'product/accessory/accessory': (data, before) => {
    const { price, chosen, colours, sizes } = data
    const variant = [...colours, ...sizes].flatMap(({ isChosen, name }) => (isChosen ? name : []))
    return shown(before, data, price && { id: chosen?.sku ?? data.sku, price, variant })
  },
  'product/bike/child-bike': (data, before) => {
    const { price, colours, size } = data
    const colour = colours.flatMap(({ code, name }) => (code === data.colour ? name : []))
    const variant = [...(size ? [size.size] : []), ...colour]
    return shown(before, data, price && { id: size?.sku ?? data.sku, price, variant })
  },
  'checkout/page/checkout': (data) =>
    data.kind === 'open'
      ? { ...nothing, events: aboutItems('begin_checkout', cartPieces(data.cart)) }
      : nothing,
  'checkout/confirmation/confirmation': (data) =>
    data.kind === 'placed' ? { ...nothing, order: placedOrder(data.order) } : nothing,
}

const isMeasured = (page: string): page is keyof MeasuredPages => Object.hasOwn(readers, page)

/** The events of a page; `before` is the list on the page that led here. */
export function newsOf({ page, data }: PageAnswer, before: ItemList | null): PageNews {
  if (!isMeasured(page)) return nothing
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader of this page made the data
  const read = readers[page] as (data: unknown, before: ItemList | null) => PageNews
  return read(data, before)
}

/** A card has no SKU, since its size is not chosen yet; the path is what its page is known by. */
const cardPiece = ({ slug, name, price }: Card): Piece => ({ id: slug, name, price })

type Product = Pick<ChildBikeData, 'slug' | 'name' | 'crumbs'> & { maker: { brand: string } }
type Variant = { id: string; price: { price: Piece['price'] }; variant: readonly string[] }

function shown(before: ItemList | null, product: Product, offer: Variant | null): PageNews {
  const chosen = chosenFrom(before, product.slug)
  if (!offer) return { ...nothing, events: chosen }
  const piece = {
    id: offer.id,
    name: product.name,
    price: offer.price.price,
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
      id: line.sku,
      name: line.name,
      price: money(Math.round(line.total.amount / line.quantity), currency),
      discount: line.discount,
      variant: [...line.choices, ...(line.paint === null ? [] : [line.paint])].join(', '),
      quantity: line.quantity,
    })),
  }
}
