import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeQuote } from '#/cycle-to-work/quotes/make-quote.server.ts'
import { takeQuoteStep } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { loadQuoteStatusPage } from './quote-status.page.server.ts'
import { bike, cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { anItem, aQuote, withCookies } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()

type Made = Pick<Awaited<ReturnType<typeof aQuote>>, 'ctx' | 'token'>

async function shown({ ctx, token }: Made) {
  const { data } = await loadQuoteStatusPage(withCookies(ctx, `quote_link=${token}`))
  if (data.kind !== 'quote') throw new Error('The link shows no quote.')
  return data.quote
}

test('an open quote says when an order of today would leave, an ended one does not', async () => {
  const made = await aQuote(db, [anItem(bike)])
  expect((await shown(made)).readyDay).toBe(made.quote.lines[0]?.dispatchDate)
  const by = { kind: 'shopper' } as const
  await takeQuoteStep(db, { id: made.quote.id }, 'withdraw', { by, now: made.ctx.now })
  expect((await shown(made)).readyDay).toBeNull()
})

test('a quote for collection says when it would be ready in its store', async () => {
  const delivery = { kind: 'store', place: 'leeds' } as const
  const made = await aQuote(db, [anItem(bike)], { changes: { delivery } })
  expect(await shown(made)).toMatchObject({
    store: 'Leeds',
    readyDay: expect.stringMatching(/^2026-11-\d\d$/),
  })
})

test('only a quote that was mailed says so', async () => {
  const first = await aQuote(db, [anItem(helmet)])
  expect((await shown(first)).isMailed).toBe(true)
  // A mailbox gets five mails in an hour, so the sixth quote is not mailed.
  let last: Made = first
  for (let made = 1; made < 6; made += 1) {
    const again = await makeQuote(first.ctx, { ...first.request, attemptId: randomUUID() })
    if (!('quote' in again)) throw new Error('The quote is over its limit.')
    last = { ctx: first.ctx, token: again.token }
  }
  expect((await shown(last)).isMailed).toBe(false)
})
