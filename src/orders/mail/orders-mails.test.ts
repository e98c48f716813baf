import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import type { Mail } from '#/platform/jobs/mail.server.ts'
import { handInCertificate } from '#/cycle-to-work/certificates/certificate.server.ts'
import { redeemQuote } from '#/cycle-to-work/certificates/redeem-quote.server.ts'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import { type OrderMailKind, orderMailKinds } from './order-mail.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { orderDays } from '#/orders/order/order-words.ts'
import { eraseBuyer } from '#/orders/order/orders.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { sendOrderMail } from './send-order-mail.server.ts'
import { bike, cartDatabase, helmet, lastBell, paint } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import {
  anAddress,
  anItem,
  anOrderRequest,
  aQuote,
  buyer,
  valueOf,
} from '../../../tests/helpers/order-shop.ts'
import { collectedMails } from '../../../tests/helpers/captured/collected-mails.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db } = await cartDatabase()
const { now } = testCtx(db)

// With a mail server configured, links lead to the site's own URL.
const config = readConfig({ SMTP_URL: 'smtp://mail.example' })
const { sent, mailer } = collectedMails()

async function mailOf(
  orderId: number,
  kind: OrderMailKind,
  documentNumber: string | null = null,
): Promise<Mail | undefined> {
  await sendOrderMail({ config, db, mailer, now }, { orderId, kind, paper: documentNumber })
  return sent.at(-1)
}

async function anOrder({
  isGerman = false,
  customerId,
}: {
  isGerman?: boolean
  customerId?: number
}) {
  const items = [
    anItem(bike, { ref: 'b', associatedRef: 'c' }),
    anItem(paint, { ref: 'c', associatedRef: 'b' }),
    anItem(helmet),
  ]
  const visitor = isGerman ? { locale: 'de' as const } : {}
  const ada = await buyer(db, items, { visitor, ...(customerId && { customerId }) })
  return (await placeOrder(ada.ctx, anOrderRequest(ada.cartId))).order
}

test.each(orderMailKinds)('renders the mail “%s” in both languages', async (kind) => {
  for (const isGerman of [false, true]) {
    const order = await anOrder({ isGerman })
    const mail = await mailOf(order.id, kind)
    expect(mail?.subject).toContain(order.number)
    expect(mail?.to).toBe('ada@example.com')
    expect(mail?.html).toContain(isGerman ? '<html lang="de-DE">' : '<html lang="en-GB">')
  }
})

test.each([
  [false, 'Expected delivery'],
  [true, 'Zustellung'],
])(
  'the confirmation and the mail about the parcel repeat the promised days of delivery',
  async (isGerman, label) => {
    const order = await anOrder({ isGerman })
    const { between } = order.delivery.kind === 'home' ? order.delivery : {}
    if (!between) throw new Error('No days of delivery were promised.')
    const mail = await mailOf(order.id, 'received')
    const days = orderDays(order, between)
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain(label)
      expect(form).toContain(days)
    }
    const cancelled = await mailOf(order.id, 'cancelled')
    expect(cancelled?.text).not.toContain(days)
    await takeStep(db, { id: order.id }, 'ship', { now })
    expect((await mailOf(order.id, 'dispatched'))?.text).toContain(days)
  },
)

test('a cancelled order names no place to deliver to, only who is billed', async () => {
  const order = await anOrder({})
  for (const kind of ['cancelled', 'refunded'] as const) {
    const mail = await mailOf(order.id, kind)
    expect(mail?.text).toContain('Billing address')
    expect(mail?.text).not.toMatch(/deliver(?:ed to|y address)/i)
  }
  expect((await mailOf(order.id, 'received'))?.text).toContain('Delivery address')
})

test('an order mail shows the bike, the lines, the total and the address', async () => {
  const order = await anOrder({})
  const mail = await mailOf(order.id, 'received')
  for (const words of ['Fog', '12 Mill Lane', 'HX1 1AA', 'INV-UK-', 'Total'])
    for (const form of [mail?.html, mail?.text]) expect(form).toContain(words)
  const pictures = [...(mail?.html ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)
  expect(pictures.some((src) => src?.includes('/img/w_1200'))).toBe(true)
  // The bike's picture appears twice, large and beside its line, both times in the ordered paint.
  expect(pictures.filter((src) => src?.includes(`/raw~${paint}.svg`))).toHaveLength(2)
  for (const src of pictures) expect(src).toMatch(/^https:\/\/www\.caldercycles\.example\//)
})

test('the mail tells buyers in the EU of the right to withdraw, British ones of the right to cancel', async () => {
  const receivedIn = async (country: 'de' | 'gb') => {
    const ada = await buyer(db, [anItem(helmet)])
    const request = anOrderRequest(ada.cartId, { shippingAddress: anAddress(country) })
    const { order } = await placeOrder(ada.ctx, request)
    const { text } = (await mailOf(order.id, 'received')) ?? { text: '' }
    return [
      text.includes(`/withdrawal/?order=${order.number}`),
      /Your right to (\w+)/.exec(text)?.[1],
      text.includes('if you choose repair, the legal guarantee is extended'),
    ]
  }
  expect(await receivedIn('de')).toEqual([true, 'withdraw', true])
  expect(await receivedIn('gb')).toEqual([true, 'cancel', false])
})

test('a dispatch mail links to the tracking page', async () => {
  const order = await anOrder({})
  const tracking = { carrier: 'DPD', number: '0815', url: 'https://track.example/0815' }
  await takeStep(db, { id: order.id }, 'ship', { now, tracking })
  const mail = await mailOf(order.id, 'dispatched')
  expect(mail?.html).toContain('href="https://track.example/0815"')
})

test('each parcel’s mail names its own items and tracking number, even if both are sent late', async () => {
  const ada = await buyer(db, [anItem(helmet, { quantity: 2 }), anItem(lastBell)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const parcel = (number: string) => ({ carrier: 'DPD', number, url: null })
  const first = [{ uid: order.lines[0]?.uid ?? '', quantity: 1 }]
  await takeStep(db, { id: order.id }, 'ship', { now, pieces: first, tracking: parcel('A1') })
  await takeStep(db, { id: order.id }, 'ship', { now, tracking: parcel('B2') })
  const one = await mailOf(order.id, 'partDispatched', `${order.number}-1`)
  expect(one?.text).toContain('A1')
  expect(one?.text).not.toContain('Brass bell')
  const two = await mailOf(order.id, 'restDispatched', `${order.number}-2`)
  for (const words of ['B2', 'Brass bell', 'Crest helmet']) expect(two?.text).toContain(words)
})

test('a dispatch mail leaves out cancelled items and their pictures', async () => {
  const order = await anOrder({})
  const pieces = [{ uid: order.lines[0]?.uid ?? '', quantity: 1 }]
  await takeStep(db, { id: order.id }, 'cancel', { now, pieces })
  await takeStep(db, { id: order.id }, 'ship', { now })
  const mail = await mailOf(order.id, 'dispatched')
  expect(mail?.text).toContain('Crest helmet')
  expect(mail?.text).not.toContain('Moor')
  expect(mail?.html).not.toContain('/img/w_1200')
})

test('a collection mail leaves out cancelled items', async () => {
  await putOnSale(
    db,
    [helmet, lastBell].map((sku) => ({ sku, place: 'leeds', quantity: 2 })),
  )
  const ada = await buyer(db, [anItem(helmet, { quantity: 2 }), anItem(lastBell)])
  const request = anOrderRequest(ada.cartId, { delivery: { kind: 'store', place: 'leeds' } })
  const { order } = await placeOrder(ada.ctx, request)
  const pieces = [
    { uid: order.lines[0]?.uid ?? '', quantity: 1 },
    { uid: order.lines[1]?.uid ?? '', quantity: 1 },
  ]
  await takeStep(db, { id: order.id }, 'cancel', { now, pieces })
  await takeStep(db, { id: order.id }, 'ready', { now })
  const mail = await mailOf(order.id, 'ready')
  for (const words of ['Crest helmet', 'Collect from']) expect(mail?.text).toContain(words)
  for (const words of ['Brass bell', 'Quantity: 2', 'Total'])
    expect(mail?.text).not.toContain(words)
})

test('the confirmation of a collection says where, when it opens and when to come', async () => {
  await putOnSale(db, [{ sku: helmet, place: 'leeds', quantity: 2 }])
  const confirm = async (locale: 'en' | 'de') => {
    const ada = await buyer(db, [anItem(helmet)], { visitor: { locale } })
    const request = anOrderRequest(ada.cartId, { delivery: { kind: 'store', place: 'leeds' } })
    const { order } = await placeOrder(ada.ctx, request)
    return (await mailOf(order.id, 'received'))?.text ?? ''
  }
  const english = await confirm('en')
  for (const words of [
    'when it is ready to collect',
    '2026, 12\u00A0noon',
    '14 Weaver’s Row',
    'Mon–',
  ])
    expect(english).toContain(words)
  expect(english).not.toContain('dispatched')
  const german = await confirm('de')
  for (const words of ['sobald die Bestellung abholbereit ist', '2026, 12\u00A0Uhr', 'Mo–'])
    expect(german).toContain(words)
})

test('an order that a certificate paid for is refunded to its issuer, not to a bank account', async () => {
  for (const locale of ['en', 'de'] as const) {
    const { ctx, quote } = await aQuote(db, [anItem(helmet)], { visitor: { locale } })
    const certificate = `C-${locale}-4711`
    await handInCertificate(ctx, quote, { certificate, value: valueOf(quote) })
    const { id, number } = await redeemQuote(testCtx(db), quote, {
      by: { kind: 'staff', name: 'Grace' },
    })
    const received = (await mailOf(id, 'received'))?.text
    expect(received).toMatch(locale === 'de' ? /Cycle-to-Work-Zertifikat/ : /Cycle to work cert/)
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    await runOrderCommand({ db, args: ['cancel', number, '--yes'], print })
    expect(lines.join()).toContain('by hand to the scheme provider or employer that issued cert')
    for (const kind of orderMailKinds.filter((each) => /cancelled|refunded/i.test(each))) {
      const { text = '', subject = '' } = (await mailOf(id, kind)) ?? {}
      expect(text, subject).toMatch(/scheme provider or employer|Programmanbieter/)
      expect(text, subject).not.toMatch(/your bank|deine bank|rückweg|way back/i)
    }
  }
})

test('a credit mail states the amount and the items it is for', async () => {
  const ada = await buyer(db, [anItem(helmet, { quantity: 2 }), anItem(lastBell)], {
    visitor: { locale: 'de' },
  })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const pieces = [{ uid: order.lines[0]?.uid ?? '', quantity: 1 }]
  await takeStep(db, { id: order.id }, 'cancel', { now, pieces })
  const mail = await mailOf(order.id, 'partCancelled')
  expect(mail?.subject).toContain('Teilweise storniert')
  for (const words of ['£89.00', 'CR-UK-', 'Erstattete Artikel'])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('Messingglocke')
  await takeStep(db, { id: order.id }, 'ship', { now })
  await takeStep(db, { id: order.id }, 'refund', { now, amount: 500 })
  expect((await mailOf(order.id, 'partRefunded'))?.text).toContain('£5.00')
})

test('a customer’s mail links to the account, a guest’s to the order only', async () => {
  const customer = await mailOf((await anOrder({ customerId: 7 })).id, 'received')
  expect(customer?.text).toMatch(/\/my-account\/orders\/[\w-]+\//)
  const guest = await mailOf((await anOrder({})).id, 'received')
  expect(guest?.text).not.toContain('/my-account/')
  expect(guest?.text).toMatch(/\/order\/#[\w-]{32}/)
})

test('an erased customer gets no more mails about closed orders', async () => {
  const order = await anOrder({ customerId: 8 })
  await takeStep(db, { id: order.id }, 'cancel', { now })
  await eraseBuyer(db, { customerId: 8 })
  const before = sent.length
  await sendOrderMail(
    { config, db, mailer, now },
    { orderId: order.id, kind: 'received', paper: null },
  )
  expect(sent).toHaveLength(before)
})

test('without a mail server, links in mails lead to localhost', async () => {
  const order = await anOrder({})
  const local = { config: readConfig({ PORT: '4000' }), db, mailer, now }
  await sendOrderMail(local, { orderId: order.id, kind: 'received', paper: null })
  expect(sent.at(-1)?.text).toContain('http://localhost:4000/order/#')
})
