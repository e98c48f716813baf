import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Offer } from '#/catalogue/model/offer.ts'

/** Entries for tests: each test states only what matters to it. */

export const anOffer = (
  stated: Partial<Offer> & { pence?: number; pieces?: number } = {},
): Offer => {
  const { pence = 250_000, pieces = 3, ...offer } = stated
  return {
    sku: 'BIKE-M',
    size: 'M',
    colour: 'moss',
    gtin: null,
    grams: null,
    leadTimeDays: null,
    stock: pieces > 0 ? [{ place: 'halifax', isWarehouse: true, quantity: pieces }] : [],
    prices: [{ country: null, currency: 'GBP', price: pence, special: null }],
    ...offer,
  }
}

export const anEntry = (stated: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id: 1,
  kind: 'child-bike',
  sku: 'BIKE',
  slug: 'bike',
  parentId: null,
  name: { en: 'Keld SL', de: 'Keld SL' },
  subtitle: null,
  summary: { en: '', de: '' },
  keywords: { en: [], de: [] },
  maker: { code: 'calder', name: 'Calder' },
  breadcrumbs: [],
  categoryIds: [7],
  position: 0,
  released: null,
  condition: 'new',
  discipline: 'gravel',
  material: 'carbon',
  collection: 'keld',
  family: 'keld-sl',
  shifting: 'wireless',
  filterCategory: null,
  isElectric: false,
  buildVersion: 2,
  grams: 8_500,
  tyreClearance: 45,
  colours: [
    { code: 'moss', name: { en: 'Moss', de: 'Moos' }, families: ['green'], swatch: ['#4d5b3c'] },
  ],
  imageVersion: 'v1',
  sizes: [{ code: 'M', name: 'M' }],
  offers: [anOffer()],
  notSoldTo: [],
  soldOnlyTo: null,
  isBuilt: true,
  warehouses: [{ code: 'halifax', calendar: 'uk', queueDays: 3, serves: {} }],
  isActive: true,
  ...stated,
})
