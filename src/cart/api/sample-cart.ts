import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import type { Price } from '#/catalogue/model/price.ts'
import { type Country, findCountry } from '#/country/country.ts'
import { homeRule, type PriceRule } from '#/pricing/price-rule.ts'
import type { Cart, CartLine } from '#/cart/lines/cart.ts'
import type { Coupon } from '#/cart/coupon/coupon.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'
import type { Market } from '#/cart/pricing/line-price.ts'

/** Small carts for tests, which state only what matters to them. */

export const now = new Date('2026-11-16T09:00:00Z')

export const basePrice = (pence: number, price: Partial<Price> = {}): Price => ({
  country: null,
  currency: 'GBP',
  price: pence,
  special: null,
  ...price,
})

export const anItem = (
  sku: string,
  pence: number,
  item: Partial<SellableItem> = {},
): SellableItem => ({
  sku,
  kind: 'accessory',
  productId: 1,
  productSku: sku,
  name: { en: sku, de: sku },
  subtitle: null,
  modelSubtitle: null,
  slug: sku.toLowerCase(),
  size: null,
  sizeCode: null,
  colour: null,
  colourCode: null,
  maker: 'Calder',
  categories: [],
  categoryIds: [],
  picture: null,
  prices: [basePrice(pence)],
  leadTimeDays: 5,
  notSoldTo: [],
  soldOnlyTo: null,
  hsCode: null,
  enteredOptions: [],
  section: null,
  component: null,
  paint: null,
  look: null,
  condition: 'new',
  conditionNote: null,
  buildVersion: null,
  frameMaterial: null,
  parts: {},
  ...item,
})

export const aPart = (
  sku: string,
  pence: number,
  key = 'wheelset',
  item: Partial<SellableItem> = {},
) =>
  anItem(sku, pence, {
    kind: 'part',
    slug: null,
    section: { id: 7, key, name: { en: key, de: key }, isRequired: true },
    ...item,
  })

export const catalogueOf = (...items: SellableItem[]): ItemCatalogue => {
  const bySku = new Map(items.map((item) => [item.sku, item]))
  const byComponent = new Map(
    items.toReversed().map((item) => [item.component?.sku ?? item.sku, item]),
  )
  const sections = new Map(items.flatMap(({ section }) => (section ? [[section.id, section]] : [])))
  return {
    get: (sku) => bySku.get(sku),
    getPart: (sku) => byComponent.get(sku),
    getSection: (id) => sections.get(id),
  }
}

export const aLine = (sku: string, line: Partial<CartLine> = {}): CartLine => ({
  uid: `uid-${sku}`,
  sku,
  quantity: 1,
  options: [],
  entered: [],
  colour: null,
  ...line,
})

export const withParts = (...skus: string[]) => ({
  options: skus.map((sku) => ({ sectionId: 7, sku })),
})

export const aCart = (lines: readonly CartLine[], cart: Partial<Cart> = {}): Cart => ({
  id: 'cart',
  site: 'uk',
  customerId: null,
  notices: [],
  isActive: true,
  mergedInto: null,
  version: 1,
  lines,
  couponCode: null,
  updatedAt: now,
  ...cart,
})

const countryOf = (code: string): Country => {
  const country = findCountry(code)
  if (!country) throw new Error(`The shop does not sell to ${code}`)
  return country
}

/** Germany pays in euros, with its own tax and prices to the cent. */
export const euroRule: PriceRule = {
  ...homeRule,
  currency: 'EUR',
  removesHomeTax: true,
  taxPercent: 19,
  rate: 1.2,
}

export const aMarket = (code = 'gb', rule: PriceRule = homeRule): Market => ({
  book: { ruleFor: ({ code: requested }) => (requested === code ? rule : homeRule) },
  country: countryOf(code),
  now,
  warehouses: [aWarehouse()],
})

export const aWarehouse = (changes: Partial<Warehouse> = {}): Warehouse => ({
  code: 'halifax',
  calendar: 'uk',
  queueDays: 0,
  serves: {},
  ...changes,
})

export const aCoupon = (coupon: Partial<Coupon> = {}): Coupon => ({
  code: 'GIFT',
  kind: 'percent',
  value: 10,
  label: { en: 'A gift', de: 'Ein Geschenk' },
  minSpend: null,
  categoryIds: null,
  from: null,
  to: null,
  maxUses: null,
  used: 0,
  maxUsesPerCustomer: null,
  usedByCustomer: 0,
  isActive: true,
  ...coupon,
})
