import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { importShippingRates } from '#/cart/pricing/shipping.server.ts'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import {
  sampleAccessories,
  sampleAttributes,
  sampleComponents,
} from '#/catalogue/demo-data/sample-records.ts'
import { reader, type Reader } from '../helpers/account-shop.ts'
import { testDatabase } from '../helpers/database.ts'
import { testShop } from '../helpers/shop.ts'
import { putOnSale } from '../helpers/bell-stock.ts'

export const bike = 'MOORTI-RIVAL-M-RAW'
export const review = '/moor-ti-rival/review/'

const [helmet] = sampleAccessories.products
const things = (file: string, category: string, products: object[]) =>
  jsonFile('accessories', `accessories/${file}.json`, {
    ...sampleAccessories,
    kind: 'flat-pedal',
    leadTimeDays: null,
    filterCategory: category,
    products: products.map((product) => ({
      ...helmet,
      sizes: [],
      colours: [],
      variants: [],
      ...product,
    })),
  })
const pedal = (slug: string, forDisciplines: string[]) => ({
  slug,
  sku: slug.toUpperCase(),
  name: { en: `${slug} pedals`, de: `Pedale ${slug}` },
  price: 79,
  facts: { forDisciplines },
})

const files = [
  ...sampleFiles().filter(({ file }) => !['attributes.json', 'models/moor-ti.json'].includes(file)),
  jsonFile('attributes', 'attributes.json', {
    ...sampleAttributes,
    filterCategory: [...sampleAttributes.filterCategory, { value: 'pedals', name: 'Pedals' }],
  }),
  jsonFile('models', 'models/moor-ti.json', {
    ...sampleModel,
    parts: { ...sampleModel.parts, saddle: 'SDL-PERCH' },
  }),
  jsonFile('components', 'components/saddle.json', {
    ...sampleComponents,
    section: { id: 14, key: 'saddle', name: { en: 'Saddle', de: 'Sattel' }, position: 60 },
    kind: 'saddle',
    options: ['SDL-PERCH', 'SDL-MOOR'].map((sku, index) => ({
      sku,
      name: { en: `${sku} saddle`, de: `Sattel ${sku}` },
      price: 39 + index * 30,
      sizes: [{ code: '145', name: '145 mm' }],
    })),
  }),
  things('pedals', 'pedals', [
    pedal('mulo', ['gravel']),
    pedal('platt', ['gravel']),
    pedal('cavallo', ['aero']),
  ]),
]

type Added = { bikeUid: string; reviewUrl: string; addProductsToCart: { cart: WireCart } }

/** A shop with one bike, the pedals that fit it, and pedals that do not. */
export async function reviewShop() {
  const database = await testDatabase()
  const { db } = database
  await importCatalogue(db, files, new Date('2026-11-01T10:00:00Z'))
  await putOnSale(
    db,
    ['MULO', 'PLATT', 'CAVALLO'].map((sku) => ({ sku, place: 'halifax', quantity: 5 })),
  )
  await importShippingRates(db, { gb: { parcel: 4, freeFrom: 100, bike: 0, days: [1, 3] } })
  const shop = await testShop({}, database)

  /** A shopper with the bike in their cart, and without scripts. */
  async function buyer(options: string[] = []) {
    const browser = reader(shop)
    const cartItems = [{ sku: bike, quantity: 1, selected_options: options }]
    const { answer } = await browser.call('cart/add-bike', { cartItems })
    const { bikeUid, addProductsToCart } = answer as Added
    return { ...browser, bikeUid, at: `${review}?bike=${bikeUid}`, cart: addProductsToCart.cart }
  }

  return { db, shop, buyer }
}

/** The SKUs in a shopper's cart. */
export const cartOf = async ({ call }: Reader) => {
  const { answer } = await call('cart/fetch-cart')
  return (answer as { cart: WireCart }).cart.items.map(({ product }) => product.sku)
}

type Upsell = { groups: { title: string; section_id: number | null; items: { sku: string }[] }[] }
export const upsellOf = async ({ call }: Reader, query: string) =>
  (await call(`catalog/upsell?${query}`)).answer as Upsell
