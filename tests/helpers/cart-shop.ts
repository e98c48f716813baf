import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { api } from '#/app/routes/api.ts'
import { importCoupons } from '#/cart/coupon/coupon.server.ts'
import { replaceShippingRates } from '#/cart/pricing/shipping.store.server.ts'
import type { ShippingRate } from '#/cart/pricing/shipping.ts'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { importStores } from '#/stores/stores.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { testCtx, testSession } from './context.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { paint, paletteFiles } from './palette.ts'
import { ownPage, storeCookies, testShop, type TestShop } from './shop.ts'

export const helmet = 'HLM-CREST-M-INK'
export const otherHelmet = 'HLM-CREST-M-MOSS'
/** Three are in stock, and no more will come. */
export const lastBell = 'BEL-BRASS'
export const lastBells = 3
export const bike = 'MOORTI-RIVAL-M-RAW'
export { paint }
export const wheels = btoa('bundle/7/WHL-C40/1')
/** The items of a call that adds a bike with its own paint. */
export const paintedWith = (selected_options: string[], colour: string = paint) => [
  { sku: bike, quantity: 1, ref: 'a', selected_options },
  { sku: colour, quantity: 1, associated_ref: 'a' },
]
export const paintedBike = paintedWith([wheels])

const [sampleAccessory] = sampleAccessories.products
const bells = {
  ...sampleAccessories,
  hsCode: '830610',
  leadTimeDays: null,
  products: [
    {
      ...sampleAccessory,
      slug: 'brass-bell',
      sku: lastBell,
      name: { en: 'Brass bell', de: 'Messingglocke' },
      price: '20.00',
      sizes: [],
      colours: [],
      variants: [],
    },
  ],
}
/** Germany has no price rule, so that tests reckon in pounds; an import would refuse its rate. */
const shipping: Record<string, ShippingRate> = {
  gb: { parcel: 4, freeFrom: 100, bike: 0, days: [1, 3] },
  de: { parcel: 8, freeFrom: 400, bike: 49, days: [3, 6] },
}
const label = { en: 'A gift', de: 'Ein Geschenk' }
const coupons = [
  { code: 'TEN', label, percent: 10 },
  { code: 'FIVER', label, amount: 5, minSpend: 100 },
  { code: 'POST', label, freeShipping: true },
  { code: 'HELMETS', label, percent: 50, categories: ['accessories/helmets'] },
  { code: 'OVER', label, percent: 10, to: '2020-01-01' },
  { code: 'ONCE', label, percent: 10, maxUses: 1, maxUsesPerCustomer: 1 },
]

type StoreFile = { code: string; phone: string; hours: { monday: string[] } }

/** The stores of the demo shop as its file has them; all of them, or those with these codes. */
export const demoStores = (...codes: string[]): StoreFile[] =>
  (JSON.parse(readFileSync('demo/stores.json', 'utf8')) as StoreFile[]).filter(
    ({ code }) => codes.length === 0 || codes.includes(code),
  )

/** The sample shop with an item that sells out, paint, coupons and delivery. */
export async function stockCartShop(db: Db): Promise<void> {
  const files = [
    ...sampleFiles(),
    jsonFile('accessories', 'accessories/bells.json', bells),
    ...paletteFiles(),
  ]
  await importCatalogue(db, files, new Date('2026-11-01T10:00:00Z'))
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: lastBells }])
  await importStores(db, demoStores('leeds'))
  await replaceShippingRates(db, shipping)
  await importCoupons(db, coupons)
}

/** A database for this test file with the sample shop. */
export async function cartDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  await stockCartShop(database.db)
  return database
}

/** The real shop over real HTTP, with the sample shop in its database. */
export const cartShop = async (environment: Record<string, string> = {}): Promise<TestShop> =>
  testShop(environment, await cartDatabase())

type Answer = Record<string, unknown> & { errors?: { message: string; code: string }[] }
type ShopperOptions = Parameters<typeof testCtx>[1] & { customerId?: number }

/** The cookies of a logged-in customer; the test sets whose they are. */
const sessionCookies = ['customer_token', 'customer_refresh_token'].map(
  (name) => [name, 'x'.repeat(43)] as const,
)

/** A browser with a cookie jar, and the calls it makes as a guest or as a customer. */
export function shopper(db: Db, options: ShopperOptions = {}) {
  const jar = new Map<string, string>()
  const ctx = testCtx(db, options)
  let customerId = options.customerId ?? null

  async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const app = new Hono<ApiEnv<SessionCtx>>()
    const cookies = customerId === null ? jar : new Map([...jar, ...sessionCookies])
    const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const session = testSession(customerId)
    const visitor = { ...ctx.visitor, cookieHeader }
    app.use(async (c, next) => {
      c.set('ctx', { ...ctx, visitor, session: () => Promise.resolve(session) })
      await next()
    })
    app.route('/nuxt/api', api)
    const response = await app.request(`/nuxt/api/cart/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...ownPage, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    storeCookies(jar, response)
    const answer = (response.status === 204 ? null : await response.json()) as Answer
    return { status: response.status, headers: response.headers, answer }
  }

  return {
    jar,
    call,
    logIn: (id: number) => {
      customerId = id
    },
    add: async (sku: string, quantity = 1, headers = {}) => {
      const { answer } = await call('add-item', { cartItems: [{ sku, quantity }] }, headers)
      return answer['addProductsToCart'] as { cart: WireCart; user_errors: UserError[] }
    },
    /** Adds several items with one call, and says which of them were refused. */
    addItems: async (cartItems: readonly object[], path: 'add-item' | 'add-bike' = 'add-bike') => {
      const { answer } = await call(path, { cartItems })
      const { cart, user_errors } = answer['addProductsToCart'] as Added
      const bikeUid = answer['bikeUid'] as string | null
      return { answer, cart, user_errors, bikeUid }
    },
    cart: async () => (await call('fetch-cart')).answer['cart'] as WireCart,
  }
}
type UserError = { code: string; message: string; path: number[] }
type Added = { cart: WireCart | null; user_errors: UserError[] }

/** The contents of a cart as SKUs with their quantities. */
export const contents = (cart: WireCart | null) =>
  Object.fromEntries((cart?.items ?? []).map((item) => [item.product.sku, item.quantity]))
