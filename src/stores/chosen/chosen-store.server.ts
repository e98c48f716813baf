import { type ActionOutcome, done } from '#/platform/api/page.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Store } from '#/stores/store.ts'
import type { Ctx } from '#/visitor/context.ts'
import { chosenStoreCookie } from './chosen-store-cookie.ts'

/** The visitor's store; a store of another country, or one that no longer exists, counts as none. */
export async function findChosenStore(ctx: Ctx): Promise<Store | null> {
  const code = chosenStoreCookie.read(ctx.visitor.cookieHeader)
  return code === null ? null : findCollectionStore(ctx, code)
}

const findCollectionStore = async (ctx: Ctx, code: string): Promise<Store | null> =>
  (await listCollectionStores(ctx, ctx.visitor.country.code)).find((each) => each.code === code) ??
  null

/** Stores the choice of a form in the cookie; an empty choice deletes it, an unknown one changes nothing. */
export async function chooseStore(
  ctx: Ctx,
  form: FormValues,
  pathAfter: (chosen: Store | null) => string,
): Promise<ActionOutcome> {
  const secure = ctx.visitor.isSecure
  const code = form['store'] ?? ''
  if (code === '') return done(pathAfter(null), [chosenStoreCookie.clear({ secure })])
  const store = await findCollectionStore(ctx, code)
  const cookies = store ? [chosenStoreCookie.serialise(store.code, { secure })] : []
  return done(pathAfter(store), cookies)
}
