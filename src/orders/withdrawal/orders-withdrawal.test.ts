import { describe, expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { makeOrderLink } from '#/orders/links/order-links.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { sendWithdrawalMail } from './send-withdrawal-mail.server.ts'
import { confirmWithdrawal, newReference, startWithdrawal } from './withdrawal.server.ts'
import type { Order } from '#/orders/order/order.ts'
import { bike, cartDatabase, helmet, lastBell, paint } from '../../../tests/helpers/cart-shop.ts'
import { testCtx, testSession } from '../../../tests/helpers/context.ts'
import { anAddress, anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { collectedMails } from '../../../tests/helpers/captured/collected-mails.ts'

const { db, pool } = await cartDatabase()
const ctx = testCtx(db)

// With a mail server configured, links lead to the site's own URL.
const config = readConfig({ SMTP_URL: 'smtp://mail.example' })
const { sent, mailer } = collectedMails()

const painted = [
  anItem(bike, { ref: 'b', associatedRef: 'c' }),
  anItem(paint, { ref: 'c', associatedRef: 'b' }),
]

async function anOrder(items = [anItem(helmet)], options: Parameters<typeof buyer>[2] = {}) {
  const ada = await buyer(db, items, options)
  return (await placeOrder(ada.ctx, anOrderRequest(ada.cartId))).order
}

const linkTo = (order: Order, now = ctx.now) =>
  makeOrderLink(db, { orderId: order.id, days: 90, now })

const from = (address: string, now = ctx.now) =>
  testCtx(db, { now, visitor: { network: networkOf(`10.0.0.${address}`) } })

const declared = async (reference: string) => {
  const { rows } = await pool.query<{ order_id: number | null; lines: string[]; is_late: boolean }>(
    'select order_id, lines, is_late from withdrawals where reference = $1',
    [reference],
  )
  return rows[0]
}

const formFor = (order: Pick<Order, 'number'>, email = 'ada@example.com') => ({
  reference: newReference(),
  orderNumber: order.number,
  name: 'Ada Byron',
  email,
})

async function receiptOf(reference: string, locale: 'en' | 'de' = 'en') {
  await sendWithdrawalMail({ config, db, mailer }, { reference, locale })
  return sent.at(-1)
}

test('a stranger gets the same response for a real order and an invented one', async () => {
  const order = await anOrder()
  const real = await startWithdrawal(from('1'), formFor(order))
  const invented = await startWithdrawal(from('1'), formFor({ number: '2222-2222' }))
  expect({ ...real, form: { ...real.form, orderNumber: '' } }).toEqual({
    ...invented,
    form: { ...invented.form, orderNumber: '' },
  })
  const [known, unknown] = [
    await confirmWithdrawal(from('1'), { ...formFor(order), lines: [] }),
    await confirmWithdrawal(from('1'), { ...formFor({ number: '2222-2222' }), lines: [] }),
  ]
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect((await declared(known.reference))?.order_id).toBe(order.id)
  expect((await declared(unknown.reference))?.order_id).toBeNull()
})

test('the order number may be typed in any format', async () => {
  const order = await anOrder()
  const typed = order.number.toLowerCase().replace('-', ' ')
  const { reference } = await confirmWithdrawal(from('2'), {
    ...formFor({ number: typed }),
    lines: [],
  })
  expect((await declared(reference))?.order_id).toBe(order.id)
})

test('the link from the mail shows the lines, and custom paint cannot be returned', async () => {
  const order = await anOrder([...painted, anItem(helmet)])
  const token = await linkTo(order)
  const preview = await startWithdrawal(from('3'), { ...formFor(order), token })
  expect(preview.order?.lines.map(({ sku, isReturnable }) => [sku, isReturnable])).toEqual([
    [bike, false],
    [helmet, true],
  ])
  const all = order.lines.map(({ uid }) => uid)
  const { reference } = await confirmWithdrawal(from('3'), { ...formFor(order), token, lines: all })
  expect((await declared(reference))?.lines).toEqual([order.lines[1]?.uid])
  const receipt = await receiptOf(reference)
  expect(receipt?.text).toContain('you do not need to send anything back')
  expect(receipt?.text).toContain('Not included, because it was made for you alone')
  const [painting] = all
  await expect(
    confirmWithdrawal(from('3'), { ...formFor(order), token, lines: [painting ?? ''] }),
  ).rejects.toThrow('withdrawal-nothing-returnable')
})

test('cancelled and refunded pieces cannot be returned again', async () => {
  const order = await anOrder([anItem(helmet, { quantity: 3 }), anItem(lastBell)])
  const [hats, bell] = order.lines.map(({ uid }) => uid)
  const some = (uid = '', quantity = 1) => ({ now: ctx.now, pieces: [{ uid, quantity }] })
  await takeStep(db, { id: order.id }, 'cancel', some(bell))
  await takeStep(db, { id: order.id }, 'ship', some(hats, 2))
  await takeStep(db, { id: order.id }, 'refund', some(hats))
  const token = await linkTo(order)
  const preview = await startWithdrawal(from('9'), { ...formFor(order), token })
  expect(preview.order?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[helmet, 2]])
  const all = { ...formFor(order, 'grace@example.com'), token, lines: [] }
  const { reference } = await confirmWithdrawal(from('9'), all)
  expect((await declared(reference))?.lines).toEqual([hats])
  const receipt = await receiptOf(reference)
  expect(receipt?.text).toContain('Quantity: 2')
  expect(receipt?.text).toContain('send the items back')
  expect(receipt?.text).not.toContain('Brass bell')
  await takeStep(db, { id: order.id }, 'cancel', { now: ctx.now })
  await takeStep(db, { id: order.id }, 'refund', some(hats))
  expect((await startWithdrawal(from('9'), { ...formFor(order), token })).order?.lines).toEqual([])
})

test('a link does not open another order', async () => {
  const [mine, other] = [await anOrder(), await anOrder()]
  const token = await linkTo(mine)
  expect((await startWithdrawal(from('4'), { ...formFor(other), token })).order).toBeNull()
})

test('a customer can choose lines of their own orders only', async () => {
  const order = await anOrder([anItem(helmet)], { customerId: 41 })
  const as = (customerId: number) => ({
    ...from('5'),
    session: () => Promise.resolve(testSession(customerId)),
  })
  expect((await startWithdrawal(as(41), formFor(order))).order?.lines).toHaveLength(1)
  expect((await startWithdrawal(as(42), formFor(order))).order).toBeNull()
})

test('the receipt states the declaration, its date and its time', async () => {
  const order = await anOrder()
  const at = new Date('2026-11-17T13:45:00Z')
  const { reference } = await confirmWithdrawal(from('6', at), { ...formFor(order), lines: [] })
  const english = await receiptOf(reference)
  for (const words of ['17 November 2026', '13:45', order.number, 'Ada Byron', 'Crest'])
    expect(english?.text).toContain(words)
  expect(english?.to).toBe('ada@example.com')
  expect((await receiptOf(reference, 'de'))?.text).toContain('17. November 2026')
})

test('the receipt does not repeat an invalid order number', async () => {
  const form = { ...formFor({ number: 'no such number' }, 'eve@example.com'), lines: [] }
  const { reference } = await confirmWithdrawal(from('7'), form)
  const receipt = await receiptOf(reference)
  expect(receipt?.subject).toBe('We have received your cancellation')
  expect(receipt?.text).toContain('cancel my contract for the goods in my order')
  expect(receipt?.text).not.toContain('no such number')
})

test('a late withdrawal is accepted and marked as late', async () => {
  const order = await anOrder()
  await takeStep(db, { id: order.id }, 'ship', { now: ctx.now })
  const deliveredAt = new Date('2026-11-20T12:00:00Z')
  await takeStep(db, { id: order.id }, 'complete', { now: deliveredAt })
  const on = async (day: string) => {
    const at = new Date(`${day}T20:00:00Z`)
    const { reference } = await confirmWithdrawal(from('8', at), { ...formFor(order), lines: [] })
    const receipt = await receiptOf(reference)
    const mentionsRefund = receipt?.text?.includes('refund')
    return [(await declared(reference))?.is_late, mentionsRefund]
  }
  expect(await on('2026-12-04')).toEqual([false, true])
  expect(await on('2026-12-05')).toEqual([true, false])
})

test('sending the form twice makes one declaration and one receipt', async () => {
  const form = { ...formFor(await anOrder(), 'twice@example.com'), lines: [] }
  const [one, two] = await Promise.all([
    confirmWithdrawal(from('11'), form),
    confirmWithdrawal(from('11'), form),
  ])
  expect(two).toEqual(one)
  const { rows } = await pool.query(
    `select from graphile_worker._private_jobs where payload ->> 'reference' = $1`,
    [form.reference],
  )
  expect(rows).toHaveLength(1)
})

test('sending one form six times leaves the receipt of the next declaration', async () => {
  const email = 'again@example.com'
  const form = { ...formFor({ number: '3333-3333' }, email), lines: [] }
  for (const network of ['13', '14', '15', '16', '17', '18'])
    await confirmWithdrawal(from(network), form)
  const next = { ...formFor({ number: '4444-4444' }, email), lines: [] }
  await confirmWithdrawal(from('13'), next)
  const { rows } = await pool.query(
    `select payload ->> 'reference' as reference from graphile_worker._private_jobs
     where payload ->> 'reference' = any($1) order by id`,
    [[form.reference, next.reference]],
  )
  expect(rows.map(({ reference }) => reference)).toEqual([form.reference, next.reference])
})

test('a declaration with another one’s reference gets its own', async () => {
  const form = { ...formFor(await anOrder(), 'first@example.com'), lines: [] }
  const first = await confirmWithdrawal(from('12'), form)
  const second = await confirmWithdrawal(from('12'), { ...form, email: 'second@example.com' })
  expect(first.reference).toBe(form.reference)
  expect(second.reference).toMatch(/^W-[\dA-Z]{4}-[\dA-Z]{4}$/)
  expect(second.reference).not.toBe(first.reference)
  expect((await receiptOf(first.reference))?.to).toBe('first@example.com')
  expect((await receiptOf(second.reference))?.to).toBe('second@example.com')
})

describe('strangers who type somebody’s email address', () => {
  const receiptsTo = async (references: readonly string[]) => {
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs where payload ->> 'reference' = any($1)`,
      [references],
    )
    return rows.length
  }
  const declareOften = async (emails: readonly string[], number = '3333-3333') => {
    const references: string[] = []
    for (const [index, email] of emails.entries()) {
      const form = { ...formFor({ number }, email), lines: [] }
      references.push((await confirmWithdrawal(from(String(100 + index)), form)).reference)
    }
    return references
  }

  test('cannot flood a mailbox, however its email address is spelled', async () => {
    const spellings = Array.from({ length: 8 }, (_, tag) => `flooded+${tag}@example.com`)
    const references = await declareOften(spellings)
    expect(await receiptsTo(references)).toBe(5)
    for (const reference of references) expect(await declared(reference)).toBeDefined()
  })

  test('cannot keep a buyer from declaring a withdrawal or getting the receipt', async () => {
    const order = await anOrder()
    await declareOften(Array.from({ length: 8 }, () => 'ada@example.com'))
    const own = await declareOften(['ada@example.com'], order.number)
    expect(await receiptsTo(own)).toBe(1)
  })

  test('leave no email address in a counter', async () => {
    await declareOften(['counted@example.com'])
    const { rows } = await pool.query<{ bucket: string }>('select bucket from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ bucket }) => bucket.includes('@'))).toEqual([])
  })
})

describe('the name in a receipt', () => {
  const textFor = async (
    network: string,
    form: Omit<Parameters<typeof confirmWithdrawal>[1], 'lines'>,
  ) => {
    const { reference } = await confirmWithdrawal(from(network), { ...form, lines: [] })
    return `${(await receiptOf(reference))?.text}${(await receiptOf(reference))?.html}`
  }

  test('is the one on the order, in its spelling, however it was typed', async () => {
    const form = { ...formFor(await anOrder()), name: '  ada   BYRON ' }
    expect(await textFor('30', form)).toContain('“I, Ada Byron, cancel')
  })

  test.each(['Your account is locked', 'Pay now', 'Ada', 'Ada Byron now'])(
    'is left out if “%s” was typed and is not on the order',
    async (name) => {
      const order = await anOrder()
      const token = await linkTo(order)
      for (const proof of [{}, { token }]) {
        const text = await textFor('31', { ...formFor(order), name, ...proof })
        expect(text).toContain('“I cancel my contract')
        expect(text).not.toContain(name === 'Ada' ? 'Ada Byron' : name)
      }
    },
  )

  test('is left out in a mail to another address than the order’s, and for an unknown order', async () => {
    const order = await anOrder()
    const elsewhere = { ...formFor(order, 'victim@example.com'), token: await linkTo(order) }
    expect(await textFor('32', elsewhere)).not.toContain('Byron')
    const unknown = formFor({ number: '3333-3333' }, 'other@example.com')
    expect(await textFor('32', unknown)).not.toContain('Byron')
  })

  test('is left out if it is long enough for a sentence, even on the order', async () => {
    const ada = await buyer(db, [anItem(helmet)])
    const shippingAddress = {
      ...anAddress(),
      firstName: 'Your account',
      lastName: 'is locked call us',
    }
    const request = { ...anOrderRequest(ada.cartId), shippingAddress }
    const { order } = await placeOrder(ada.ctx, request)
    const form = { ...formFor(order), name: 'Your account is locked call us' }
    expect(await textFor('33', form)).not.toContain('locked')
  })
})

test('a name that contains a link is refused', async () => {
  const form = {
    ...formFor({ number: '3333-3333' }),
    name: 'Win at https://casino.example',
    lines: [],
  }
  await expect(confirmWithdrawal(from('9'), form)).rejects.toThrow('invalid-input')
})
