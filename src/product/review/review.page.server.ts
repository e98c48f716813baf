import { addBike, addItems, type Outcome, updateItems } from '#/cart/lines/cart.server.ts'
import { reviewUrl } from '#/cart/items/base-path.ts'
import { cartCookies } from '#/cart/merge/cart-cookie.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { retryWithNewCart } from '#/cart/api/retry-with-new-cart.server.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type PageRequest,
} from '#/platform/api/page.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { reviewData } from './review-view.server.ts'

const bikeUidIn = ({ query }: Pick<PageRequest, 'query'>) => query.get('bike')

export const loadReviewPage = async (ctx: SessionCtx, id: number, request: PageRequest) => ({
  data: await reviewData(ctx, { id }, bikeUidIn(request)),
  isPersonal: true,
})

/** Passed in by the caller, since this feature may not depend on the checkout. */
type StartCheckout = (ctx: SessionCtx) => Promise<ActionOutcome>

/**
 * The page's buttons for browsers without scripts: add an item, remove it, go to the checkout. Also adds the
 * bike itself, since the bike's own page is cached for everyone and takes no forms.
 */
export async function sendReviewForm(
  ctx: SessionCtx,
  { path, form, query }: ActionRequest,
  startCheckout: StartCheckout,
): Promise<ActionOutcome> {
  if (form['go'] === 'checkout') return startCheckout(ctx)
  if (form['bike'] !== undefined) return sendBike(ctx, form['bike'], form)
  const { add, undo } = form
  const outcome = add ? await addOne(ctx, add) : undo ? await takeBack(ctx, undo, form) : null
  const [problem] = outcome?.problems ?? []
  if (problem)
    return {
      kind: 'refused',
      fields: {
        [add ?? undo ?? '']: [
          { key: `cartErrors.${problem.problem}`, values: { name: problem.name } },
        ],
      },
    }
  const search = query.size > 0 ? `?${query}` : ''
  return done(`${path}${search}#additions`, cookiesOf(ctx, outcome))
}

/** A bike as shown, or with the options and the paint from the configurator. */
async function sendBike(
  ctx: SessionCtx,
  sku: string,
  { options = '', paint = '' }: ActionRequest['form'],
): Promise<ActionOutcome> {
  if (sku === '') return { kind: 'refused', summary: { key: 'product.sizeMissing', values: {} } }
  const bikeItem = { ...oneOf(sku), selectedOptions: options.split(' ').filter(Boolean) }
  const items = [bikeItem, ...(paint === '' ? [] : [oneOf(paint)])]
  const outcome = await retryWithNewCart(ctx, (open) => addBike(open, items))
  const { bike, problems } = outcome
  if (bike) return done(reviewUrl(bike.slug, bike.uid), cookiesOf(ctx, outcome))
  const key = `cartErrors.${problems[0]?.problem ?? 'noBike'}`
  return { kind: 'refused', summary: { key, values: { name: sku } } }
}

const oneOf = (sku: string) => ({
  sku,
  quantity: 1,
  selectedOptions: [],
  entered: [],
  ref: null,
  associatedRef: null,
})

const addOne = (ctx: SessionCtx, sku: string) =>
  retryWithNewCart(ctx, (open) => addItems(open, [oneOf(sku)]))

const takeBack = (ctx: SessionCtx, uid: string, { left = '0' }: ActionRequest['form']) =>
  updateItems(ctx, [{ uid, quantity: Math.max(0, Math.trunc(Number(left)) || 0) }])

const cookiesOf = ({ visitor }: Ctx, outcome: Outcome | null): string[] =>
  outcome?.cart
    ? cartCookies(outcome.cart.cart.id, totalQuantity(outcome.cart.cart.lines), visitor.isSecure)
    : []
