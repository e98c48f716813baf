import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WireCart } from '#/cart/cart.contract.ts'
import { importShippingRates } from '#/cart/shipping.server.ts'
import { importFolder } from '#/catalogue/import.server.ts'
import type { BuildItems } from '#/customise/build-items.ts'
import type { ConfiguratorData } from '#/customise/configurator.page.server.ts'
import { importFinance } from '#/finance/finance.server.ts'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import finance from '../demo/finance/finance.json' with { type: 'json' }
import priceRules from '../demo/pricing/price-rules.json' with { type: 'json' }
import shipping from '../demo/shipping.json' with { type: 'json' }
import { testDatabase } from './database.ts'
import { type TestShop, testShop } from './shop.ts'

/** The demo's bikes, prices and loans in a shop of their own. */
export async function demoShop(): Promise<TestShop> {
  const database = await testDatabase()
  const { db } = database
  await importPriceRules(db, priceRules)
  await importFinance(db, finance)
  await importShippingRates(db, shipping)
  await importFolder(db, resolve('demo/catalogue'), { now: new Date() })
  return testShop({}, database)
}

type DemoModel = {
  slug: string
  buildVersion?: number
  builds: { code: string; slug?: string; condition?: string; buildVersion?: number }[]
}

/** Where each of the demo's bikes is built to wish; those that were ridden are not. */
export const configurators: readonly string[] = readdirSync('demo/catalogue/models').flatMap(
  (file) => {
    const model = JSON.parse(readFileSync(`demo/catalogue/models/${file}`, 'utf8')) as DemoModel
    return model.builds
      .filter(({ condition = 'new' }) => condition === 'new')
      .map((build) => {
        const isNewer = (build.buildVersion ?? model.buildVersion) === 2
        const slug = build.slug ?? `${model.slug}-${build.code}`
        return `/${slug}/${isNewer ? 'build-v2' : 'build'}/`
      })
  },
)

/** What the page tells its scripts; null where the bike is not to be had. */
export async function findConfigurator(
  shop: TestShop,
  path: string,
  country = 'gb',
): Promise<ConfiguratorData | null> {
  const cookies = { location_country: country }
  const answer = await shop.get(`${path}_payload.json`, { cookies })
  const body = JSON.parse(await answer.text()) as { page?: string; data: ConfiguratorData }
  return body.page === 'customise/configurator' ? body.data : null
}

type Added = { cart: WireCart | null; user_errors: { code: string; message: string }[] }

/** Puts builds in a new cart: each a bike, and beside it its paint. */
export async function addBuilds(
  shop: TestShop,
  builds: readonly BuildItems[],
  country = 'gb',
): Promise<Added> {
  const cartItems = builds.flatMap(({ sku, options, paint }, index) => [
    { sku, quantity: 1, ref: `${index}`, selected_options: options },
    ...(paint === null ? [] : [{ sku: paint, quantity: 1, associated_ref: `${index}` }]),
  ])
  const cookies = { location_country: country }
  const answer = await shop.post('/nuxt/api/cart/add-item', { cartItems }, { cookies })
  return (JSON.parse(await answer.text()) as { addProductsToCart: Added }).addProductsToCart
}
