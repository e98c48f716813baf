import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { buildPath, shownCode } from '#/saved-builds/builds/build-code.ts'
import { saveBuild } from '#/saved-builds/builds/save-build.server.ts'
import { loadQuotePage } from '#/cycle-to-work/quote-page/quote.page.server.ts'
import { makeQuote } from './make-quote.server.ts'
import { describedBuild } from './saved-build-query.server.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, quoteBuyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()

/** Saves the bike with carbon wheels and returns its code. */
async function savedCode() {
  const choices = new URLSearchParams('size=M&wheelset=WHL-C40')
  const request = { bike: 'moor-ti-rival', choices, name: null, attempt: null }
  return (await saveBuild(testCtx(db), request)).build.code
}
const asking = (code: string) => new URLSearchParams({ 'build-code': code })
const page = (code: string) =>
  loadQuotePage(testCtx(db), { query: asking(code) }, () => Promise.resolve(null))

test('a saved build is quoted by its code, at the price of today', async () => {
  const code = await savedCode()
  await setPrice(db, { sku: 'WHL-C40', country: null, price: 1200_00 }, new Date())
  const { data } = await page(shownCode(code).toLowerCase())
  if (data.kind !== 'open') throw new Error('There is nothing to quote.')
  expect(data.changeUrl).toContain('wheelset=WHL-C40')
  const build = await describedBuild(testCtx(db), asking(code))
  // The bike, and what the wheels cost more than its own.
  const shown = { amount: 3499_00 + 1200_00 - 399_00, currency: 'GBP' } as const
  const ada = await quoteBuyer(db, [anItem(helmet)], { changes: { from: { build }, shown } })
  const made = await makeQuote(ada.ctx, ada.request)
  expect(made).toMatchObject({ quote: { totals: { total: shown } } })
  const cheaper = { ...ada.request, attemptId: 'x', shown: { ...shown, amount: 1 } }
  await expect(makeQuote(ada.ctx, cheaper)).rejects.toThrow('total-changed')
})

test.each(['0000-0000', 'nothing', ''])('%s is no build to quote', async (code) => {
  expect((await page(code)).data).toEqual({ kind: 'no-build' })
})

test('a build that has changed since is shown before it is quoted', async () => {
  const code = await savedCode()
  await db.execute(sql`update products set is_active = false where sku = 'WHL-C40'`)
  await expect(page(code)).rejects.toMatchObject({ to: buildPath(code) })
})
