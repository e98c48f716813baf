import { loadItems } from '#/cart/items/sellable-items.server.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { bikeUrl } from '#/product/bike/bike-view.ts'
import { chooseStore, findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { storeStockId, storeStockUrl } from '#/stores/store.ts'
import { rowWords } from '#/stores/stock/offer-words.server.ts'
import { listStoreOffers } from '#/stores/stock/store-offers.server.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import type { StoreTeaser } from './store-view.ts'
import { teaserOf } from './store-view.server.ts'

export type StockRow = { store: StoreTeaser; text: string; isInStock: boolean; isChosen: boolean }

export type StoreStockData = {
  product: {
    name: string
    /** Size and colour. */
    details: string
    to: string
    picture: { picture: Picture; isSquare: boolean } | null
  }
  rows: StockRow[]
}

/** The stock of one item in every store of the visitor's country. */
export async function loadStoreStockPage(
  ctx: Ctx,
  { query }: PageRequest,
): Promise<{ data: StoreStockData }> {
  const { locale } = ctx.visitor
  const item = await findItem(ctx, query.get('sku'))
  const [offers, chosen] = await Promise.all([listStoreOffers(ctx, item.sku), findChosenStore(ctx)])
  const rows = offers.map((offer) => ({
    store: teaserOf(ctx, offer.store),
    text: rowWords(ctx, offer),
    isInStock: offer.isInStock && offer.time !== null,
    isChosen: offer.store.code === chosen?.code,
  }))
  return {
    data: {
      product: {
        name: item.name[locale],
        details: [item.colour?.[locale], item.size].filter(Boolean).join(', '),
        to: productUrl(item),
        picture: item.picture && {
          picture: item.picture.picture,
          isSquare: item.picture.isSquare,
        },
      },
      rows,
    },
  }
}

/**
 * Chooses a store and returns to what the item's page says about it; if there is no such store, the list is
 * shown again.
 */
export const sendStoreChoice: Action = async (ctx, { form, query }) => {
  const item = await findItem(ctx, query.get('sku'))
  return chooseStore(ctx, form, (chosen) =>
    chosen ? `${productUrl(item)}#${storeStockId}` : storeStockUrl(item.sku),
  )
}

/** A part of a bike has no page of its own, and so no list of stores. */
async function findItem(ctx: Ctx, sku: string | null): Promise<SellableItem> {
  const item = (await loadItems(ctx)).get(sku ?? '')
  if (!item?.slug || item.kind === 'part') throw pageNotFound()
  return item
}

const productUrl = ({ slug, colourCode, sizeCode }: SellableItem) =>
  bikeUrl(slug ?? '', { colour: colourCode, size: sizeCode })
