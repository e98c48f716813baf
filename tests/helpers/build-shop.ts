import type { InferOutput } from 'valibot'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { sampleComponents } from '#/catalogue/demo-data/sample-records.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import type { configuratorAnswer, quoteAnswer } from '#/configurator/api/configurator.contract.ts'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import priceRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { stockCartShop } from './cart-shop.ts'
import { testDatabase } from './database.ts'
import { testShop } from './shop.ts'

export type Configurator = InferOutput<typeof configuratorAnswer>
export type Quote = InferOutput<typeof quoteAnswer>

const part = (sku: string, price: number, fields: object = {}) => ({
  sku,
  name: { en: `The ${sku}`, de: `Das Teil ${sku}` },
  price,
  ...fields,
})
const sizes = (...codes: string[]) => ({
  sizes: codes.map((code) => ({ code, name: `${code} mm` })),
})
const section = (id: number, key: string, isRequired: boolean, ...options: object[]) =>
  jsonFile('components', `components/${key}.json`, {
    ...sampleComponents,
    section: { id, key, name: { en: key, de: `${key} (de)` }, position: 100 + id, isRequired },
    options,
  })

export const wheelOptions: readonly { sku: string }[] = [
  ...sampleComponents.options,
  part('WHL-LAST', 600, { leadTimeDays: null }),
  part('WHL-GONE', 700, { leadTimeDays: null }),
]
/** The file of the wheelsets. */
export const wheelFile = (options: readonly object[]) => section(7, 'wheelset', true, ...options)
const builds = sampleModel.builds.map((build) =>
  build.code === 'force' ? { ...build, notSoldTo: ['us'] } : build,
)

const files = [
  wheelFile(wheelOptions),
  section(67, 'chainset', true, part('CRK-40', 90, sizes('170', '172.5', '180'))),
  section(12, 'stem', true, part('STM', 40, sizes('80', '90')), part('STM-TI', 140, sizes('90'))),
  section(
    38,
    'mudguards',
    false,
    part('MUD', 45, { facts: { excludes: ['RCK-LOW'] } }),
    part('MUD-BOLT', 55, { facts: { needsMount: 'mudguards' } }),
  ),
  section(39, 'rack', false, part('RCK-LOW', 80), part('RCK-HIGH', 95, { notSoldTo: ['us'] })),
  section(42, 'lights', false, part('LGT-DIM', 69)),
  section(37, 'bags', false, part('BAG-HIGH', 60, { facts: { requires: ['RCK-HIGH'] } })),
  section(
    63,
    'paintProtection',
    false,
    part('FLM-RAW', 110, { facts: { finishes: ['raw'] } }),
    part('FLM-GLOSS', 120, { facts: { finishes: ['gloss'] } }),
  ),
  jsonFile('models', 'models/moor-ti.json', {
    ...sampleModel,
    facts: { ...sampleModel.facts, crankLengths: [170, 172.5], mounts: ['rack'] },
    parts: { ...sampleModel.parts, chainset: 'CRK-40', stem: 'STM' },
    sizes: sampleModel.sizes.map((size) =>
      size.size === 'S' ? { ...size, extraGrams: -155 } : size,
    ),
    builds,
  }),
]

/** The sample shop with enough parts to configure a bike, many of them with faults. */
export async function buildShop(environment: Record<string, string> = {}) {
  const database = await testDatabase()
  const { db } = database
  await importPriceRules(db, priceRules)
  await stockCartShop(db)
  await importCatalogue(db, files, new Date('2026-11-01T11:00:00Z'))
  await setStock(db, [
    { sku: 'WHL-LAST', place: 'halifax', quantity: 1 },
    { sku: 'WHL-C40', place: 'halifax', quantity: 3 },
    { sku: 'BBCOLOUR-INK', place: 'halifax', quantity: 5 },
  ])
  const shop = await testShop(environment, database)
  const cookiesOf = ({ locale = 'en', country = 'gb' } = {}) => ({
    cookies: { i18n_redirected: locale, location_country: country },
  })

  return {
    ...shop,
    cookiesOf,
    data: async (slug: string, market: Market = {}): Promise<Configurator> => {
      const path = `/nuxt/api/configurator/data?slug=${slug}`
      return (await (await shop.get(path, cookiesOf(market))).json()) as Configurator
    },
    quote: async (build: Build, market: Market = {}): Promise<Quote> => {
      const { slug = 'moor-ti-rival', sku, options = [] } = build
      const body = { slug, sku, selected_options: options }
      const answer = await shop.post('/nuxt/api/configurator/quote', body, cookiesOf(market))
      return (await answer.json()) as Quote
    },
    /** Adds the same configuration to a new cart. */
    add: async ({ sku, options = [] }: Build, market: Market = {}): Promise<Added> => {
      const cartItems = [{ sku, quantity: 1, selected_options: options }]
      const answer = await shop.post('/nuxt/api/cart/add-bike', { cartItems }, cookiesOf(market))
      return ((await answer.json()) as { addProductsToCart: Added }).addProductsToCart
    },
  }
}

type Market = { locale?: string; country?: string }
export type Build = { slug?: string; sku: string; options?: string[] }
type Added = { cart: WireCart | null; user_errors: { code: string; message: string }[] }
