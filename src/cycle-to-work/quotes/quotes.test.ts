import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { findCountry } from '#/country/country.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { paymentSettings } from '#/platform/config/settings.ts'
import { handInCertificate } from '#/cycle-to-work/certificates/certificate.server.ts'
import { makeQuote } from './make-quote.server.ts'
import { findQuoteByLink } from './quote-links.server.ts'
import { expireQuotes, takeQuoteStep } from './quote-steps.server.ts'
import { eraseQuotes, listQuotesOf } from './quotes-of-person.server.ts'
import { deleteOldQuotes, readQuote } from './quotes.store.server.ts'
import { redeemQuote } from '#/cycle-to-work/certificates/redeem-quote.server.ts'
import { bike, cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { bellStock } from '../../../tests/helpers/bell-stock.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import {
  anItem,
  aPaidQuote,
  aQuote,
  quoteBuyer,
  valueOf,
} from '../../../tests/helpers/order-shop.ts'
import { quoteMails } from '../../../tests/helpers/captured/quote-mails.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const { held, setBells } = bellStock(ctx)
const staff = { by: { kind: 'staff', name: 'Grace' } } as const
const later = (days: number) => testCtx(db, { now: new Date(ctx.now.getTime() + days * dayMs) })

const mailsOf = quoteMails(db)

describe('making a quote', () => {
  test('it freezes lines and total, takes no stock and leaves the cart open', async () => {
    await setBells(3)
    const { quote, token, ctx: ada } = await aQuote(db, [anItem(lastBell, { quantity: 2 })])
    // Two bells and a parcel.
    expect(quote.totals).toMatchObject({ subtotal: { amount: 40_00 }, total: { amount: 44_00 } })
    expect(quote.totals.tax.amount).toBe(7_33)
    expect(quote.lines).toMatchObject([{ sku: lastBell, quantity: 2 }])
    expect(await held(lastBell)).toBe(3)
    expect(quote.number).toMatch(/^Q-[\dA-Z]{4}-[\dA-Z]{4}$/)
    expect(await mailsOf(quote.id)).toEqual(['issued'])
    expect((await findQuoteByLink(ada, token))?.id).toBe(quote.id)
    expect(await findQuoteByLink(later(61), token)).toBeNull()
    expect(await findQuoteByLink(ada, 'x'.repeat(32))).toBeNull()
  })

  test('a form sent six times at once makes one quote and one mail', async () => {
    const ada = await quoteBuyer(db, [anItem(helmet)])
    const made = await Promise.all(Array.from({ length: 6 }, () => makeQuote(ada.ctx, ada.request)))
    const ids = new Set(made.map((each) => ('quote' in each ? each.quote.id : 0)))
    expect(ids.size).toBe(1)
    expect(await mailsOf([...ids][0] ?? 0)).toEqual(['issued'])
  })

  test('a form that was corrected before it is sent again makes a quote of its own', async () => {
    const ada = await quoteBuyer(db, [anItem(helmet)])
    const first = await makeQuote(ada.ctx, ada.request)
    const corrected = [
      { ...ada.request, employer: 'Another Ltd' },
      { ...ada.request, email: 'eve@example.com' },
      { ...ada.request, limit: 100_000 },
    ]
    const made = await Promise.all(corrected.map((request) => makeQuote(ada.ctx, request)))
    const quotes = [first, ...made].flatMap((each) => ('quote' in each ? [each.quote] : []))
    expect(new Set(quotes.map(({ id }) => id)).size).toBe(4)
    expect(quotes.map(({ employer }) => employer)[1]).toBe('Another Ltd')
  })

  test('a form sent again and again soon makes no more links', async () => {
    const ada = await quoteBuyer(db, [anItem(helmet)])
    const again = () => makeQuote(ada.ctx, ada.request)
    await again()
    for (let time = 0; time < 60; time += 1) await again()
    await expect(again()).rejects.toThrow('too-many-requests')
  })

  test('a limit that is a penny too low names what to take out; the exact limit is enough', async () => {
    const items = [anItem(bike), anItem(helmet)]
    const { quote } = await aQuote(db, items)
    const total = quote.totals.total.amount
    const short = await quoteBuyer(db, items, { changes: { limit: total - 1 } })
    expect(await makeQuote(short.ctx, short.request)).toMatchObject({
      overLimit: { excess: 1, takeOut: [quote.lines[1]?.name.en] },
    })
    const exact = await quoteBuyer(db, items, { changes: { limit: total } })
    expect(await makeQuote(exact.ctx, exact.request)).toMatchObject({ quote: { limit: total } })
  })

  test('a coupon, a changed total, another country and another site are refused', async () => {
    const withCoupon = await quoteBuyer(db, [anItem(helmet)], { couponCode: 'TEN' })
    await expect(makeQuote(withCoupon.ctx, withCoupon.request)).rejects.toThrow('quote-coupon')
    const ada = await quoteBuyer(db, [anItem(helmet)])
    const shown = { ...ada.request.shown, amount: ada.request.shown.amount - 1 }
    await expect(makeQuote(ada.ctx, { ...ada.request, shown })).rejects.toThrow('total-changed')
    const abroad = { ...ada.ctx.visitor, country: findCountry('de') ?? ada.ctx.visitor.country }
    await expect(makeQuote({ ...ada.ctx, visitor: abroad }, ada.request)).rejects.toThrow(
      'quote-not-offered',
    )
  })

  test('more than may be ordered without payment is neither stored nor mailed', async () => {
    const { pieces } = paymentSettings.unpaid.perOrder
    await setBells(500)
    const most = await quoteBuyer(db, [anItem(lastBell, { quantity: pieces })])
    expect(await makeQuote(most.ctx, most.request)).toHaveProperty('quote')
    const items = [anItem(lastBell, { quantity: pieces }), anItem(helmet)]
    const over = await quoteBuyer(db, items, { changes: { limit: 100 } })
    await expect(makeQuote(over.ctx, over.request)).rejects.toThrow('order-too-large')
    expect(await listQuotesOf(db, { email: over.request.email, site: null })).toHaveLength(0)
    await setBells(3)
  })

  test('a network makes twenty quotes in an hour, and a mailbox gets five mails', async () => {
    const visitor = { network: networkOf('10.9.9.9') }
    const email = 'flood@example.com'
    const ada = await quoteBuyer(db, [anItem(helmet)], { visitor, changes: { email } })
    const results = await Promise.allSettled(
      Array.from({ length: 21 }, () =>
        makeQuote(ada.ctx, { ...ada.request, attemptId: randomUUID() }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const all = await listQuotesOf(db, { email, site: null })
    expect(all).toHaveLength(20)
    const { rows } = await db.execute<{ mails: number }>(sql`
      select count(*)::int as mails from graphile_worker._private_jobs
      join cycle_quotes on cycle_quotes.id = (payload ->> 'quoteId')::int where email = ${email}`)
    expect(rows[0]?.mails).toBe(5)
  })
})

describe('a certificate', () => {
  test.each([-1, 1])('worth %i pence more or less is refused at its field', async (off) => {
    const { quote, ctx: ada } = await aQuote(db, [anItem(helmet)])
    const value = ((quote.totals.total.amount + off) / 100).toFixed(2)
    const problems = await handInCertificate(ada, quote, { certificate: 'ABCD-1', value })
    expect(problems).toHaveProperty('value')
    expect((await readQuote(db, { id: quote.id }))?.state).toBe('issued')
  })

  test('it is handed in once, however often the form is sent', async () => {
    const { quote, ctx: ada } = await aQuote(db, [anItem(helmet)])
    const form = { certificate: 'abcd 12-34', value: valueOf(quote) }
    await handInCertificate(ada, quote, form)
    const received = await readQuote(db, { id: quote.id })
    expect(received).toMatchObject({ state: 'certificate-received', certificate: 'ABCD1234' })
    if (received) await handInCertificate(ada, received, form)
    expect(await mailsOf(quote.id)).toEqual(['issued', 'certificate'])
  })

  test('an expired quote takes no certificate, but one handed in on the last day is redeemed', async () => {
    const { quote } = await aQuote(db, [anItem(helmet)])
    const form = { certificate: 'LATE-1234', value: valueOf(quote) }
    await expect(handInCertificate(later(31), quote, form)).rejects.toThrow('quote-expired')
    await expireQuotes(db, later(31).now)
    expect((await readQuote(db, { id: quote.id }))?.state).toBe('expired')
    expect(await mailsOf(quote.id)).toEqual(['issued', 'expire'])
    const inTime = await aPaidQuote(db, [anItem(helmet)])
    await expireQuotes(db, later(31).now)
    const order = await redeemQuote(later(35), inTime.quote, staff)
    expect(order.state).toBe('processing')
  })
})

test('a quote that cannot be read keeps no other from expiring, and expires once it can', async () => {
  const { quote: broken } = await aQuote(db, [anItem(helmet)])
  const { quote: fine } = await aQuote(db, [anItem(helmet)])
  const setLines = (lines: unknown) =>
    db.execute(sql`
      update cycle_quotes set expires_at = ${ctx.now.toISOString()}::timestamptz - interval '1 day',
        agreed = jsonb_set(agreed, '{lines}', ${JSON.stringify(lines)}::jsonb)
      where id = ${broken.id}`)
  await setLines('none')
  const stateOf = async ({ id }: typeof fine) => (await readQuote(db, { id }))?.state
  await expect(expireQuotes(db, later(31).now)).rejects.toMatchObject({
    errors: [expect.any(Error)],
  })
  expect(await stateOf(fine)).toBe('expired')
  await setLines(broken.lines)
  await expireQuotes(db, later(31).now)
  expect(await stateOf(broken)).toBe('expired')
})

describe('personal data', () => {
  test('erasing deletes open quotes, and of a redeemed one only the certificate stays', async () => {
    const email = 'erase@example.com'
    const open = await aQuote(db, [anItem(helmet)], { changes: { email } })
    const employerAddress = { street: ['1 Difference Street'], city: 'London', postcode: null }
    const paid = await aQuote(db, [anItem(helmet)], { changes: { email, employerAddress } })
    const form = { certificate: 'ERASE-001', value: valueOf(paid.quote) }
    await handInCertificate(paid.ctx, paid.quote, form)
    await redeemQuote(testCtx(db), paid.quote, staff)
    expect(await listQuotesOf(db, { email, site: null })).toHaveLength(2)
    await eraseQuotes(db, { email, site: null })
    expect(await readQuote(db, { id: open.quote.id })).toBeNull()
    expect(await findQuoteByLink(paid.ctx, paid.token)).toBeNull()
    const left = await readQuote(db, { id: paid.quote.id })
    expect(left).toMatchObject({ certificate: 'ERASE001', email: '', employer: '' })
    expect(JSON.stringify(left)).not.toMatch(/Byron|Mill Lane|Analytical|Difference/)
  })

  test('ended quotes are deleted after ninety days', async () => {
    const { quote } = await aQuote(db, [anItem(helmet)])
    await takeQuoteStep(db, { id: quote.id }, 'withdraw', { by: { kind: 'shopper' }, now: ctx.now })
    await deleteOldQuotes(db, later(89).now)
    expect(await readQuote(db, { id: quote.id })).not.toBeNull()
    await deleteOldQuotes(db, later(91).now)
    expect(await readQuote(db, { id: quote.id })).toBeNull()
  })

  test('a redeemed quote that cannot be erased keeps the data of no other', async () => {
    const [broken, fine] = [
      await aPaidQuote(db, [anItem(helmet)]),
      await aPaidQuote(db, [anItem(helmet)]),
    ]
    for (const { quote } of [broken, fine]) await redeemQuote(ctx, quote, staff)
    await db.execute(sql`
      update cycle_quotes set agreed = jsonb_set(agreed, '{lines}', '"none"')
      where id = ${broken.quote.id}`)
    await expect(deleteOldQuotes(db, later(91).now)).rejects.toMatchObject({
      errors: [expect.any(Error)],
    })
    expect(await readQuote(db, { id: fine.quote.id })).toMatchObject({ email: '' })
  })
})

test('a quote that is past its last day cannot be used, whether or not the job has run', async () => {
  const { quote } = await aQuote(db, [anItem(helmet)])
  const step = (seconds: number) =>
    takeQuoteStep(db, { id: quote.id }, 'certificate', {
      ...staff,
      certificate: randomUUID(),
      now: new Date(quote.expiresAt.getTime() + seconds * 1000),
    })
  await expect(step(1)).rejects.toThrow('quote-expired')
  expect((await step(-1)).state).toBe('certificate-received')
})
