import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addCoupon } from '#/cart/coupon/coupon.server.ts'
import { listCoupons } from '#/cart/coupon/coupon.store.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { runOrderCommand } from './order-command.server.ts'
import { nextState, type OrderState, type OrderStep } from './order-state.ts'
import { takeStep, tryStep } from './order-steps.server.ts'
import { findByNumber } from './orders.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { purgeChannel } from '#/platform/page-cache/purge.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer, release } from '../../../tests/helpers/order-shop.ts'
import { printed } from '../../../tests/helpers/captured/printed.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db, pool, url } = await cartDatabase()
const label = { en: 'Always', de: 'Immer' }
await addCoupon(db, { code: 'ALWAYS', percent: 10, label })
const ctx = testCtx(db)
const liveCache = createLiveCache(() => {})

const inStock = async () => (await stockOf(ctx, [lastBell]))[0]?.quantity ?? 0
const used = async () => (await listCoupons(db)).find(({ code }) => code === 'ALWAYS')?.used ?? 0
const count = async (table: 'invoices' | 'credit_memos') => {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

const anAction = fc.oneof(
  fc.constantFrom('works' as const, 'declined' as const, 'silent' as const),
  fc.constant('release' as const),
  fc.record({
    step: fc.constantFrom<OrderStep>('ship', 'ready', 'complete', 'cancel', 'refund', 'pay'),
    at: fc.nat({ max: 5 }),
  }),
)
type Action = typeof anAction extends fc.Arbitrary<infer A> ? A : never

const isHolding = (state: OrderState) =>
  !(['declined', 'timed-out', 'cancelled'] satisfies OrderState[]).some((each) => each === state)

test('after any sequence of steps, stock and coupon counts agree with the orders', async () => {
  const stock = 8
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: 5, maxLength: 12 }), async (actions) => {
      await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: stock }])
      const [usedBefore, billsBefore] = [await used(), await count('invoices')]
      const model: { id: number; state: OrderState }[] = []
      for (const action of actions) {
        await act(action, model)
        const holding = model.filter(({ state }) => isHolding(state)).length
        expect((await inStock()) + holding).toBe(stock)
        expect(await used()).toBe(usedBefore + holding)
      }
      const paid = model.filter(
        ({ state }) => !['pending', 'declined', 'timed-out'].includes(state),
      ).length
      expect(await count('invoices')).toBe(billsBefore + paid)
      await release(db, new Date(ctx.now.getTime() + 3_600_000))
    }),
    { numRuns: 8 },
  )
}, 120_000)

async function act(action: Action, model: { id: number; state: OrderState }[]) {
  if (action === 'release') {
    await release(db, new Date(ctx.now.getTime() + 3_600_000))
    for (const order of model) if (order.state === 'pending') order.state = 'timed-out'
    return
  }
  if (typeof action === 'string') {
    if ((await inStock()) === 0) return
    const ada = await buyer(db, [anItem(lastBell)], { couponCode: 'ALWAYS', liveCache })
    const request = anOrderRequest(ada.cartId, { payment: { method: 'test', details: action } })
    const { order } = await placeOrder(ada.ctx, request, { patienceMs: 5 })
    model.push({ id: order.id, state: order.state })
    return
  }
  const order = model[action.at]
  if (!order) return
  // A full refund is refused while anything waits to be sent.
  const isUnsent = action.step === 'refund' && order.state === 'processing'
  const next = isUnsent ? null : nextState(order.state, action.step, 'home')
  const moved = tryStep(db, { id: order.id }, action.step, { now: ctx.now })
  const isTaken = await moved.then((step) => step.isTaken).catch(unlessRefused)
  expect(isTaken).toBe(next !== null)
  order.state = next ?? order.state
}

function unlessRefused(problem: unknown): false {
  if (isRefusal(problem)) return false
  throw problem
}

test('ten parallel cancellations of an order return its stock once', async () => {
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 5 }])
  const memos = await count('credit_memos')
  const ada = await buyer(db, [anItem(lastBell, { quantity: 2 })], { liveCache })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => takeStep(db, { id: order.id }, 'cancel', { now: ctx.now })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await inStock()).toBe(5)
  expect(await count('credit_memos')).toBe(memos + 1)
})

test('an order invalidates only the pages it changes, never the whole catalogue', async () => {
  const received: string[] = []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  client.on('notification', ({ payload }) => received.push(payload ?? ''))
  await client.query(`listen ${purgeChannel}`)
  const order = async (quantity: number) => {
    const ada = await buyer(db, [anItem(lastBell, { quantity })], { liveCache })
    // Notifications arrive with the next response; those before this order are discarded.
    await client.query('select 1')
    received.length = 0
    await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
    await client.query('select 1')
    return received.join(' ').split(' ').filter(Boolean)
  }
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 9 }])
  expect(await order(2)).toEqual([])
  const few = await order(5)
  expect(few).toHaveLength(1)
  expect(few[0]).toMatch(/^product:\d+$/)
  const gone = await order(2)
  expect(gone.some((tag) => tag.startsWith('category:'))).toBe(true)
  expect(gone).not.toContain('catalogue')
})

const command = (...args: string[]) =>
  printed((print) => runOrderCommand({ db, args, print, ask: async () => true }))

test('the order command ships, shows and refunds, and explains refusals', async () => {
  const ada = await buyer(db, [anItem(helmet)], { liveCache })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const typed = order.number.toLowerCase()
  expect(await command('list', '--limit', '1')).toContain(order.number)
  expect(await command('ship', typed, '--carrier', 'DPD', '--tracking', '0815')).toBe(
    `Order ${order.number} is shipped.`,
  )
  const shown = await command('show', typed)
  for (const words of [
    'shipped',
    `Parcel ${order.number}-1 DPD 0815: 1 × ${helmet}`,
    'Invoice INV-UK-',
    'Next: complete, refund',
  ])
    expect(shown).toContain(words)
  await expect(command('cancel', typed)).rejects.toThrow(
    `Order ${order.number} is shipped (home): no "cancel" from there. What can be done: complete, refund.`,
  )
  await expect(command('refund', typed, '--amount', '99999')).rejects.toThrow('no more than the £')
  await expect(command('refund', typed, '--carrier', 'DPD')).rejects.toThrow('takes no --carrier')
  const refund = ['refund', typed, '--amount', '12,50', '--reason', 'scratched']
  const said: string[] = []
  const asked = { db, args: refund, print: (line: string) => said.push(line) }
  await expect(runOrderCommand(asked)).rejects.toThrow(/^Nothing was changed/)
  expect(said).toEqual([expect.stringContaining('shipped → shipped: pays back £12.50 of the £')])
  expect(await command('show', typed)).not.toContain('scratched')
  await command(...refund)
  expect((await findByNumber(db, typed))?.state).toBe('shipped')
  expect(await command('show', typed)).toContain('£12.50: scratched')
  await command('refund', typed)
  expect((await findByNumber(db, typed))?.state).toBe('refunded')
})

test.each([
  [['fly', '2222-2222'], 'There is no "order fly".'],
  [['ship'], 'NUMBER is missing.'],
  [['ship', '2222-2222'], 'There is no order 2222-2222.'],
  [['list', '--state', 'lost'], '--state must be one of pending'],
  [['list', '--limit', 'many'], '--limit must be a whole number'],
  [['list', '--sideways'], "Unknown option '--sideways'"],
])('the order command explains what is wrong with %j', async (words, message) => {
  await expect(command(...words)).rejects.toThrow(message)
})
