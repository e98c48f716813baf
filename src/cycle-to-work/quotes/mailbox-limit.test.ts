import { expect, test } from 'vitest'
import { dayMs } from '#/platform/config/durations.ts'
import { takeQuoteStep } from './quote-steps.server.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, aQuote } from '../../../tests/helpers/order-shop.ts'
import { quoteMails } from '../../../tests/helpers/captured/quote-mails.ts'

const { db } = await cartDatabase()
const { now } = testCtx(db)
const later = (days: number) => new Date(now.getTime() + days * dayMs)

const mailsOf = quoteMails(db)

const withdraw = (id: number) =>
  takeQuoteStep(db, { id }, 'withdraw', { by: { kind: 'shopper' }, now })

test('what shoppers do counts in the limit of the mailbox, what staff do does not', async () => {
  const email = 'steps@example.com'
  const quotes = []
  for (let made = 0; made < 4; made += 1)
    quotes.push((await aQuote(db, [anItem(helmet)], { changes: { email } })).quote.id)
  const [first = 0, second = 0, third = 0] = quotes
  await withdraw(first)
  await withdraw(second)
  expect(await mailsOf(first)).toEqual(['issued', 'withdraw'])
  expect(await mailsOf(second)).toEqual(['issued'])
  await takeQuoteStep(db, { id: third }, 'decline', {
    by: { kind: 'staff', name: 'Grace' },
    now,
  })
  expect(await mailsOf(third)).toEqual(['issued', 'decline'])
})

test('a quote whose first mail was held back sends none by itself', async () => {
  const email = 'silent@example.com'
  const quotes = []
  for (let made = 0; made < 7; made += 1)
    quotes.push((await aQuote(db, [anItem(helmet)], { changes: { email } })).quote)
  const [withdrawn, expired] = quotes.slice(5)
  expect(withdrawn?.isMailed).toBe(false)
  // The limit of the mailbox has lapsed by then.
  const nextDay = { by: { kind: 'shopper' }, now: later(1) } as const
  await takeQuoteStep(db, { id: withdrawn?.id ?? 0 }, 'withdraw', nextDay)
  const end = { by: { kind: 'clock' }, now: later(31) } as const
  await takeQuoteStep(db, { id: expired?.id ?? 0 }, 'expire', end)
  expect(await mailsOf(withdrawn?.id ?? 0)).toEqual([])
  expect(await mailsOf(expired?.id ?? 0)).toEqual([])
})
