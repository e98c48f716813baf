import { describe, expect, test } from 'vitest'
import { quoteLines } from '#/cart/api/ordered-cart.server.ts'
import { makeQuote } from './make-quote.server.ts'
import { findQuotedBuild } from './quoted-build.server.ts'
import { bike, cartDatabase, helmet, wheels } from '../../../tests/helpers/cart-shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, aQuote, quoteBuyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const slug = 'moor-ti-rival'
const inM = `bike=${slug}&size=M&colour=raw`
const asked = (query: string) => new URLSearchParams(query)

/** A visitor with a helmet in the cart, who asks for a quote of something else. */
const withHelmet = async (build: string, changes = {}) =>
  quoteBuyer(db, [anItem(helmet)], { changes: { from: { build: asked(build) }, ...changes } })

describe('a build', () => {
  test('is quoted at the price that it has in the cart, and the cart is left out', async () => {
    const inCart = await aQuote(db, [anItem(bike, { selectedOptions: [wheels] })])
    const shown = inCart.quote.totals.total
    const ada = await withHelmet(`${inM}&wheelset=WHL-C40`, { shown })
    const made = await makeQuote(ada.ctx, ada.request)
    if (!('quote' in made)) throw new Error('The quote is over its limit.')
    expect(made.quote.totals).toEqual(inCart.quote.totals)
    expect(made.quote.lines).toMatchObject([{ sku: bike, quantity: 1 }])
    expect(made.quote.cartLines[0]?.options).toEqual([{ sectionId: 7, sku: 'WHL-C40' }])
  })

  test('needs no cart, and the price is ours whatever the page sends', async () => {
    const ada = await withHelmet(inM)
    const visitor = { ...ada.ctx.visitor, cookieHeader: '' }
    await expect(makeQuote({ ...ada.ctx, visitor }, ada.request)).rejects.toThrow('total-changed')
  })

  test('leads back to the configurator with every choice', async () => {
    const build = await findQuotedBuild(ctx, asked(`${inM}&wheelset=WHL-C40`))
    expect(build?.changeUrl).toMatch(
      /^\/moor-ti-rival\/build(?:-v2)?\/\?.*size=M.*wheelset=WHL-C40/,
    )
  })

  test('without a size has no lines yet', async () => {
    expect(await findQuotedBuild(ctx, asked(`bike=${slug}`))).toMatchObject({ lines: [] })
  })

  test('is one bike, whatever quantity the URL has', async () => {
    const build = await findQuotedBuild(ctx, asked(`${inM}&quantity=9&options=${wheels}&sku=X`))
    expect(build?.lines).toMatchObject([{ sku: bike, quantity: 1, options: [], colour: null }])
  })
})

test('a build whose bike is only in a store waits for the next one', async () => {
  const dayWith = async (counts: { halifax: number; leeds: number }) => {
    await putOnSale(
      db,
      Object.entries(counts).map(([place, quantity]) => ({ sku: bike, place, quantity })),
    )
    const build = await quoteLines(ctx, (await findQuotedBuild(ctx, asked(inM)))?.lines ?? [], {
      country: ctx.visitor.country,
      store: null,
    })
    return build.dispatchDate ?? ''
  }
  const fromStock = await dayWith({ halifax: 2, leeds: 2 })
  expect(fromStock).not.toBe('')
  expect((await dayWith({ halifax: 0, leeds: 2 })) > fromStock).toBe(true)
})

test.each([
  ['an unknown bike', 'bike=nothing&size=M'],
  ['an accessory', 'bike=crest-helmet&size=M'],
  ['a model', 'bike=moor-ti&size=M'],
  ['a path', 'bike=../moor-ti-rival&size=M'],
  ['nothing', 'bike='],
  ['an unknown size', `bike=${slug}&size=XXXL`],
  ['an unknown colour', `bike=${slug}&size=M&colour=plaid`],
  ['a part that does not exist', `${inM}&wheelset=WHL-NONE`],
  ['an accessory as a part', `${inM}&wheelset=${helmet}`],
  ['a bike as a part', `${inM}&wheelset=${bike}`],
])('%s is no build', async (_, query) => {
  expect(await findQuotedBuild(ctx, asked(query))).toBeNull()
  const ada = await withHelmet(query)
  await expect(makeQuote(ada.ctx, ada.request)).rejects.toThrow('quote-no-build')
})

test('no build is quoted without its size', async () => {
  const ada = await withHelmet(`bike=${slug}`)
  await expect(makeQuote(ada.ctx, ada.request)).rejects.toThrow('quote-no-build')
})
