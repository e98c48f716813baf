import { findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { type Store, storePath } from '#/stores/store.ts'
import { listAllStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { openingOf } from './store-view.server.ts'
import type { StoreContact } from './store-view.ts'

/** A panel has no room for more; the page of all stores is linked below them. */
const shownAtMost = 3

/** The stores of the visitor's country that they can call or visit, the one that they chose first. */
export async function listStoreContacts(ctx: Ctx): Promise<StoreContact[]> {
  const { country, locale } = ctx.visitor
  const [stores, chosen] = await Promise.all([listAllStores(ctx), findChosenStore(ctx)])
  const isChosen = ({ code }: Store) => Number(code === chosen?.code)
  return stores
    .filter((store) => store.country === country.code)
    .toSorted((a, b) => isChosen(b) - isChosen(a))
    .slice(0, shownAtMost)
    .map((store) => ({
      name: store.name[locale],
      to: storePath(store),
      phone: store.phone,
      opening: openingOf(ctx, store.hours),
    }))
}
