import { expect, test } from 'vitest'
import { findCountry } from '#/country/country.ts'
import { bike, cartShop, helmet, lastBell, paint } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { ownPage } from '../../../tests/helpers/shop.ts'
import { findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { offerWords, rowWords } from './offer-words.server.ts'
import { listStoreOffers } from './store-offers.server.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await cartShop()
const { db } = shop.database

type Case = { now?: string; chosen?: string; locale?: 'en' | 'de'; country?: 'gb' | 'de' }

async function wordsFor(sku: string, { now, chosen, locale = 'en', country = 'gb' }: Case = {}) {
  const ctx = testCtx(db, {
    ...(now && { now: new Date(now) }),
    visitor: {
      locale,
      country: findCountry(country) ?? undefined!,
      cookieHeader: chosen === undefined ? '' : `chosen_store=${chosen}`,
    },
  })
  const offers = await listStoreOffers(ctx, sku)
  return {
    ...offerWords(ctx, offers, await findChosenStore(ctx)),
    rows: offers.map((offer) => rowWords(ctx, offer)),
  }
}

const setLeeds = (sku: string, quantity: number) =>
  putOnSale(db, [{ sku, place: 'leeds', quantity }])

test('an item in the chosen store can be collected today, in both languages', async () => {
  await setLeeds(helmet, 1)
  const now = '2026-11-16T11:40:00Z'
  expect(await wordsFor(helmet, { now, chosen: 'leeds' })).toEqual({
    text: 'In stock at Leeds today · collect from 2pm',
    note: null,
    isInStock: true,
    rows: ['In stock · collect today from 2pm'],
  })
  const { text } = await wordsFor(helmet, { now, chosen: 'leeds', locale: 'de' })
  expect(text).toBe('Heute in Leeds vorrätig · abholbereit ab 14\u00A0Uhr')
})

test.each([
  [
    'before the store closes',
    '2026-11-16T17:50:00Z',
    'collect from Tue\u00A017\u00A0Nov, 12\u00A0noon',
  ],
  ['on Christmas Day', '2026-12-25T09:00:00Z', 'collect from Sat\u00A026\u00A0Dec, 1pm'],
])('ordered %s, it can be collected on a later day', async (_case, now, words) => {
  await setLeeds(helmet, 1)
  const { text } = await wordsFor(helmet, { now, chosen: 'leeds' })
  expect(text).toBe(`In stock at Leeds · ${words}`)
})

test.each([
  [
    'before the cut-off',
    '2026-11-16T13:59:00Z',
    'Order by 2pm to collect at Leeds from Tue\u00A017\u00A0Nov',
  ],
  ['after it', '2026-11-16T14:00:00Z', 'Order now to collect at Leeds from Wed\u00A018\u00A0Nov'],
  [
    'on a Sunday',
    '2026-11-15T10:00:00Z',
    'Order now to collect at Leeds from Tue\u00A017\u00A0Nov',
  ],
])(
  'an item that has to be delivered to the store says until when: %s',
  async (_case, now, words) => {
    await setLeeds(helmet, 0)
    const { text, isInStock } = await wordsFor(helmet, { now, chosen: 'leeds' })
    expect(text).toContain(words)
    expect(isInStock).toBe(false)
  },
)

test('without a chosen store, an item that is collected later is not promised for today', async () => {
  await setLeeds(helmet, 1)
  const now = '2026-11-16T17:50:00Z'
  expect((await wordsFor(helmet, { now })).text).toBe('In stock at Leeds')
  expect((await wordsFor(helmet, { now, locale: 'de' })).text).toBe('Vorrätig in Leeds')
})

test('without a chosen store the stores that have it are named', async () => {
  await setLeeds(helmet, 1)
  expect((await wordsFor(helmet)).text).toBe('In stock today at Leeds')
  await setLeeds(helmet, 0)
  expect((await wordsFor(helmet)).text).toBe(
    'Collect free from one of our stores from Tue\u00A017\u00A0Nov',
  )
})

test.each(['berlin', 'halifax', 'atlantis', '', '__proto__', '../leeds', '%00', 'LEEDS'])(
  'the cookie %o counts as none',
  async (chosen) => {
    await setLeeds(helmet, 1)
    expect((await wordsFor(helmet, { chosen })).text).toBe('In stock today at Leeds')
  },
)

test('in a country without a store nothing is said', async () => {
  expect(await wordsFor(helmet, { chosen: 'leeds', country: 'de' })).toEqual({ rows: [] })
})

test('what cannot be ordered cannot be collected, even if the store has one', async () => {
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  await setLeeds(lastBell, 1)
  const { text, isInStock } = await wordsFor(lastBell, { chosen: 'leeds' })
  expect({ text, isInStock }).toEqual({ text: 'Not available at Leeds', isInStock: false })
})

const stockAnswer = async (path: string, cookies: Record<string, string> = {}) => {
  const response = await shop.get(`/nuxt/api/stores/stock?${path}`, { cookies })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the call is fresh, never stored, and survives any SKU', async () => {
  await setLeeds(helmet, 1)
  const response = await shop.get(`/nuxt/api/stores/stock?sku=${helmet}`)
  expect(response.headers.get('cache-control')).toMatch(/no-store|private/)
  expect((await stockAnswer(`sku=${helmet}`)).body['stock']).toMatchObject({ isInStock: true })
  for (const sku of ['NO-SUCH', "' or 1=1 --", '🚲', '\u0000', 'A'.repeat(9_000)])
    expect((await stockAnswer(`sku=${encodeURIComponent(sku)}`)).status).toBeLessThan(500)
  expect((await stockAnswer('sku=NO-SUCH')).body).toEqual({ stock: null, error: null })
  expect((await stockAnswer('')).status).toBe(422)
})

const path = (sku: string) => `/stores/stock/?sku=${sku}`

const choose = (at: string, store: string) =>
  shop.send('POST', at, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    body: new URLSearchParams({ form: `choose-${store}`, store }).toString(),
  })

test('the page of an item lists the stores; choosing one returns to its stock on the item', async () => {
  const page = await (await shop.get(path(helmet))).text()
  expect(page).toContain('Stock in our stores')
  expect(page).toContain('href="/stores/leeds/"')
  const chosen = await choose(path(helmet), 'leeds')
  expect(chosen.status).toBe(303)
  expect(chosen.headers.get('location')).toBe('/crest-helmet/?colour=ink&size=M#store-stock')
  const item = await (await shop.get('/crest-helmet/?colour=ink&size=M')).text()
  expect(item).toContain('id="store-stock"')
  expect(chosen.headers.get('set-cookie')).toMatch(/^chosen_store=leeds; Max-Age=31536000; Path=\//)
  const again = await shop.get(path(helmet), { cookies: { chosen_store: 'leeds' } })
  expect(await again.text()).toContain('Your store')
})

test('a store that cannot be chosen leaves no cookie', async () => {
  for (const store of ['berlin', 'halifax', 'atlantis', '"><script>', 'a'.repeat(500)]) {
    const answer = await choose('/stores/leeds/', store)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  const forgotten = await choose('/stores/leeds/', '')
  expect(forgotten.headers.get('set-cookie')).toMatch(/^chosen_store=; Max-Age=0/)
})

test('an unknown item, a part and an item without a page have no list', async () => {
  for (const sku of ['NO-SUCH', '', 'WHL-C40', paint])
    expect((await shop.get(path(encodeURIComponent(sku)))).status).toBe(404)
  expect((await shop.get('/stores/stock/')).status).toBe(404)
  expect((await shop.get(path(bike))).status).toBe(200)
})

test('a stored page says nothing of the visitor’s store', async () => {
  const cookies = { chosen_store: 'leeds' }
  const page = await (await shop.get('/stores/leeds/', { cookies })).text()
  expect(page).toContain('Choose as my store')
  expect(page).not.toContain('Your store')
})
