import { readdirSync, readFileSync } from 'node:fs'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import type { BuildItems } from '#/configurator/api/build-items.ts'
import type { ConfiguratorData } from '#/configurator/page/configurator.page.server.ts'
import { demoDatabase } from './demo-database.ts'
import { type TestShop, testShop } from './shop.ts'

export const demoShop = async (): Promise<TestShop> => testShop({}, await demoDatabase())

type DemoModel = {
  slug: string
  buildVersion?: number
  builds: { code: string; slug?: string; condition?: string; buildVersion?: number }[]
}

/** The configurator path of each demo bike; used bikes have none. */
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

/** The data of the configurator page; null if the bike is not available. */
export async function findConfigurator(
  shop: TestShop,
  path: string,
  country = 'gb',
): Promise<ConfiguratorData | null> {
  const cookies = { location_country: country }
  const answer = await shop.get(`${path}_payload.json`, { cookies })
  const body = JSON.parse(await answer.text()) as { page?: string; data: ConfiguratorData }
  return body.page === 'configurator/page/configurator' ? body.data : null
}

type Added = { cart: WireCart | null; user_errors: { code: string; message: string }[] }

/** Adds builds to a new cart, each a bike with its paint. */
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
