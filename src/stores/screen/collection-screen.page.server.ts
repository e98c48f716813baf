import type { CollectionBoard } from '#/orders/collection/collection-orders.ts'
import { loadCollectionBoard } from '#/orders/collection/collection-orders.server.ts'
import { done, type LoadedPage } from '#/platform/api/page.ts'
import { listAllStores } from '#/stores/stores.server.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { collectionScreenPath } from './screen-path.ts'
import { screenCookie } from './screen-cookie.ts'
import { findScreenAccess, pairScreen, type ScreenAccess } from './screens.server.ts'

export type CollectionScreenData =
  | { kind: 'unpaired' }
  | { kind: 'screen'; name: string; timeZone: string; board: CollectionBoard; now: number }

/** The screen of a store, or the form that pairs one. */
export async function loadCollectionScreenPage(
  ctx: Ctx,
): Promise<LoadedPage<CollectionScreenData>> {
  const access = await findScreenAccess(ctx, ctx.visitor)
  const stores = access ? await listAllStores(ctx) : []
  const store = stores.find(({ code }) => code === access?.store)
  if (!store) return { data: { kind: 'unpaired' } }
  const board = await loadCollectionBoard(ctx.db, store.code)
  const { timeZone } = store.hours
  const name = store.name[ctx.visitor.locale]
  return {
    data: { kind: 'screen', name, timeZone, board, now: ctx.now.getTime() },
    ...renewed(ctx, access),
  }
}

/** A browser forgets a cookie after 400 days, so a paired screen gets its own anew. */
function renewed({ visitor }: Ctx, access: ScreenAccess | null): { cookies?: string[] } {
  const token = access?.device ? screenCookie.read(visitor.cookieHeader) : null
  return token === null
    ? {}
    : { cookies: [screenCookie.serialise(token, { secure: visitor.isSecure })] }
}

export const sendPairingCode: Action = async (ctx, { form }) => {
  const token = await pairScreen(ctx, form['code'] ?? '')
  if (token === null)
    return {
      kind: 'refused',
      fields: { code: [{ key: 'collectionScreen.wrongCode', values: {} }] },
    }
  const { isSecure } = ctx.visitor
  return done(collectionScreenPath, [screenCookie.serialise(token, { secure: isSecure })])
}
