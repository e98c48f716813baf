import { countCartWrite } from '#/cart/api/cart-writes.ts'
import {
  addBikeByForm,
  addItemsByForm,
  cookiesOfCart,
  itemOfForm,
  messageOfProblem,
} from '#/cart/api/form-cart.server.ts'
import { anewUrl, replaceByForm } from '#/cart/edit/replace-bike.server.ts'
import { checkoutPath, reviewUrl } from '#/cart/items/base-path.ts'
import { updateItems } from '#/cart/lines/cart.server.ts'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type PageRequest,
} from '#/platform/api/page.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { reviewData } from './review-view.server.ts'

const bikeUidIn = ({ query }: Pick<PageRequest, 'query'>) => query.get('bike')

export const loadReviewPage = async (ctx: SessionCtx, id: number, request: PageRequest) => ({
  data: await reviewData(ctx, { id }, bikeUidIn(request)),
  isPersonal: true,
})

/** Passed in by the caller, since this feature may not depend on the checkout. */
type StartCheckout = (ctx: SessionCtx) => Promise<ActionOutcome>

/**
 * The page's buttons for browsers without scripts: add an item, remove it, go to the checkout. Also adds or changes
 * the bike itself, since the bike's own page is cached for everyone and takes no forms.
 */
export async function sendReviewForm(
  ctx: SessionCtx,
  { path, form, query }: ActionRequest,
  startCheckout: StartCheckout,
): Promise<ActionOutcome> {
  if (form['go'] === 'checkout') return startCheckout(ctx)
  if (form['bike'] !== undefined) return sendBike(ctx, form['bike'], form)
  const { add, undo } = form
  const outcome = add
    ? await addItemsByForm(ctx, [itemOfForm(add)])
    : undo
      ? await takeBack(ctx, undo, form)
      : null
  const [problem] = outcome?.problems ?? []
  if (problem)
    return { kind: 'refused', fields: { [add ?? undo ?? '']: [messageOfProblem(problem)] } }
  const search = query.size > 0 ? `?${query}` : ''
  return done(`${path}${search}#additions`, cookiesOfCart(ctx, outcome))
}

/** A bike as shown, or with the options and the paint from the configurator. */
async function sendBike(
  ctx: SessionCtx,
  sku: string,
  { options = '', paint = '', line = '', return: back }: ActionRequest['form'],
): Promise<ActionOutcome> {
  if (sku === '') return { kind: 'refused', summary: { key: 'product.sizeMissing', values: {} } }
  const bikeItem = { ...itemOfForm(sku), selectedOptions: options.split(' ').filter(Boolean) }
  const items = [bikeItem, ...(paint === '' ? [] : [itemOfForm(paint)])] as const
  if (line !== '') return sendEdited(ctx, { line, isFromCheckout: back === 'checkout' }, items)
  const outcome = await addBikeByForm(ctx, items)
  const { bike, problems } = outcome
  if (bike) return done(reviewUrl(bike.slug, bike.uid), cookiesOfCart(ctx, outcome))
  const key = `cartErrors.${problems[0]?.problem ?? 'noBike'}`
  return { kind: 'refused', summary: { key, values: { name: sku } } }
}

/** Changes the bike of a line; where the line is gone, the configurator offers to add the bike anew. */
async function sendEdited(
  ctx: SessionCtx,
  { line, isFromCheckout }: { line: string; isFromCheckout: boolean },
  items: readonly [RequestedItem, ...RequestedItem[]],
): Promise<ActionOutcome> {
  const outcome = await replaceByForm(ctx, line, items)
  const anew = outcome.isGone ? await anewUrl(ctx, items) : null
  if (anew !== null) return done(anew)
  const [problem] = outcome.problems
  const name = items[0].sku
  if (outcome.isGone || problem)
    return {
      kind: 'refused',
      summary: { key: `cartErrors.${problem?.problem ?? 'noBike'}`, values: { name } },
    }
  const edited = outcome.cart?.lines.find((each) => each.line.uid === line)
  const to = isFromCheckout ? checkoutPath : reviewUrl(edited?.item?.slug ?? '', line)
  return done(to, cookiesOfCart(ctx, outcome))
}

function takeBack(ctx: SessionCtx, uid: string, { left = '0' }: ActionRequest['form']) {
  countCartWrite(ctx)
  return updateItems(ctx, [{ uid, quantity: Math.max(0, Math.trunc(Number(left)) || 0) }])
}
