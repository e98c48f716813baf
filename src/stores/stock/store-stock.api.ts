import * as v from 'valibot'
import { requiredLine } from '#/platform/api/schema.ts'
import { findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { offerWords } from './offer-words.server.ts'
import { listStoreOffers } from './store-offers.server.ts'

export const storesApi = createApi('/stores', 'Stores')

export const storeStockCall = storesApi.get(
  '/stock',
  {
    summary:
      'Says in words where and when an item can be collected, for the store the visitor chose',
    access: 'anyone',
    query: v.object({ sku: requiredLine(64) }),
    answer: v.object({
      stock: v.nullable(
        v.object({ text: v.string(), note: v.nullable(v.string()), isInStock: v.boolean() }),
      ),
      error: v.null(),
    }),
  },
  async (ctx, { query }) => {
    const [offers, chosen] = await Promise.all([
      listStoreOffers(ctx, query.sku),
      findChosenStore(ctx),
    ])
    return { stock: offerWords(ctx, offers, chosen), error: null }
  },
)
