import type * as v from 'valibot'
import type { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import type { componentFile } from '#/catalogue/import/import-component.ts'

/** Small valid records as a retailer would type them; tests change the fields they need. */

export const sampleMakers = [
  {
    code: 'calder',
    name: 'Calder',
    manufacturer: {
      name: 'Calder Cycles Ltd',
      street: '4 Canal Wharf',
      postcode: 'HX3 5AX',
      city: 'Halifax',
      country: 'gb',
      email: 'safety@caldercycles.example',
    },
    responsiblePerson: {
      name: 'Calder Cycles GmbH',
      street: 'Spreeufer 11',
      postcode: '10179',
      city: 'Berlin',
      country: 'de',
      email: 'sicherheit@caldercycles.example',
    },
  },
]

export const samplePlaces = [
  { code: 'halifax', kind: 'warehouse', name: 'Halifax', country: 'gb', workshopQueueDays: 3 },
  { code: 'leeds', kind: 'store', name: 'Leeds', country: 'gb' },
]

export const sampleAttributes = {
  discipline: [{ value: 'gravel', name: 'Gravel' }],
  material: [{ value: 'titanium', name: { en: 'Titanium', de: 'Titan' } }],
  collection: [{ value: 'moor', name: 'Moor' }],
  family: [{ value: 'moor-ti', name: 'Moor Ti' }],
  filterCategory: [{ value: 'helmets', name: { en: 'Helmets', de: 'Helme' } }],
}

export const sampleCategories = [
  {
    slug: 'bikes',
    name: { en: 'Bikes', de: 'Fahrräder' },
    children: [
      {
        slug: 'gravel',
        name: 'Gravel',
        intro: { en: 'Beyond the tarmac.', de: 'Abseits vom Asphalt.' },
      },
    ],
  },
  {
    slug: 'accessories',
    name: { en: 'Accessories', de: 'Zubehör' },
    children: [{ slug: 'helmets', name: { en: 'Helmets', de: 'Helme' } }],
  },
  { slug: 'sale', name: { en: 'Sale', de: 'Sale' }, rule: { isReduced: true } },
]

export const sampleAccessories: v.InferInput<typeof accessoryFile> = {
  kind: 'helmet',
  filterCategory: 'helmets',
  categories: ['accessories/helmets'],
  maker: 'calder',
  hsCode: '650610',
  origin: 'pt',
  leadTimeDays: 5,
  products: [
    {
      slug: 'crest-helmet',
      sku: 'HLM-CREST',
      name: { en: 'Crest helmet', de: 'Helm Crest' },
      subtitle: { en: 'Eighteen vents, 265 g', de: 'Achtzehn Öffnungen, 265 g' },
      price: '89.00',
      weight: 0.265,
      texts: {
        summary: { en: 'Light, airy, quiet.', de: 'Leicht, luftig, leise.' },
        description: { en: 'A helmet you forget.', de: 'Ein Helm, den du vergisst.' },
      },
      sizes: [
        { code: 'S', name: 'S (51–55 cm)', draw: 'S' },
        { code: 'M', name: 'M (55–59 cm)', draw: 'M' },
      ],
      colours: [
        { code: 'ink', name: { en: 'Ink', de: 'Tinte' }, family: 'black', colour: '#16191d' },
        { code: 'moss', name: { en: 'Moss', de: 'Moos' }, family: 'green', colour: '#4d5b3c' },
      ],
      variants: [{ size: 'S', colour: 'moss', isOffered: false }],
      sizeChart: {
        columns: [{ en: 'Head', de: 'Kopfumfang' }],
        rows: [
          { size: 'S', values: [[51, 55]] },
          { size: 'M', values: [[55, 59]] },
          { size: 'L', values: [[59, 63]] },
        ],
      },
    },
  ],
}

export const sampleComponents: v.InferInput<typeof componentFile> = {
  section: {
    id: 7,
    key: 'wheelset',
    name: { en: 'Wheels', de: 'Laufräder' },
    position: 30,
  },
  kind: 'wheelset',
  maker: 'calder',
  hsCode: '871499',
  origin: 'tw',
  leadTimeDays: 10,
  options: [
    {
      sku: 'WHL-A25',
      name: 'A25',
      subtitle: { en: 'Aluminium, 25 mm', de: 'Aluminium, 25 mm' },
      price: 399,
      grams: 1780,
      facts: { wheelSize: '700c', frontAxle: '12x100', rearAxle: '12x142' },
      look: { wheels: { rimDepth: 25 } },
    },
    {
      sku: 'WHL-C40',
      name: 'C40',
      subtitle: { en: 'Carbon, 40 mm', de: 'Carbon, 40 mm' },
      price: 1149,
      grams: 1450,
      facts: { wheelSize: '700c', frontAxle: '12x100', rearAxle: '12x142' },
      look: { wheels: { rimDepth: 40 } },
      isRecommended: true,
    },
  ],
}

export const sampleStock = [
  { sku: 'MOORTI-RIVAL-M-RAW', place: 'halifax', onHand: 4 },
  { sku: 'HLM-CREST-M-INK', place: 'halifax', onHand: 12 },
  { sku: 'HLM-CREST-M-INK', place: 'leeds', onHand: 2 },
]

export const samplePrices = [
  { sku: 'HLM-CREST-M-MOSS', price: '95.00' },
  { sku: 'MOORTI-RIVAL', country: 'de', price: '3999.00' },
]

export const sampleHistory = [{ sku: 'MOORTI-FORCE', price: 4299, from: '2026-03-01' }]

export const sampleRedirects = [{ from: '/moor-titanium/', to: '/moor-ti/' }]

export const sampleVariants = [
  { product: 'HLM-CREST', size: 'M', colour: 'ink', gtin: '5060000000017' },
]
