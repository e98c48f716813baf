import * as v from 'valibot'
import { createApi } from '#/visitor/create-api.server.ts'
import { listStoreContacts } from './store-contacts.server.ts'

export const storeContactsApi = createApi('/store-contacts', 'Stores')

const period = v.object({
  day: v.string(),
  from: v.string(),
  to: v.string(),
  opensAt: v.number(),
  closesAt: v.number(),
  dayName: v.string(),
})

export const storeContactsCall = storeContactsApi.get(
  '/',
  {
    summary: 'Telephone and opening hours of up to three stores in the visitor’s country',
    access: 'anyone',
    answer: v.object({
      stores: v.array(
        v.object({
          name: v.string(),
          to: v.string(),
          phone: v.string(),
          opening: v.object({
            timeZone: v.string(),
            now: v.number(),
            periods: v.array(period),
          }),
        }),
      ),
      error: v.null(),
    }),
  },
  async (ctx) => {
    const stores = await listStoreContacts(ctx)
    return {
      stores: stores.map(({ opening, ...store }) => ({
        ...store,
        opening: { ...opening, periods: [...opening.periods] },
      })),
      error: null,
    }
  },
)
