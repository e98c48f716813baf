import type * as v from 'valibot'
import type { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import type { componentFile } from '#/catalogue/import/import-component.ts'
import type { modelRecord } from '#/catalogue/import/import-model.ts'

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

export const sampleModel: v.InferInput<typeof modelRecord> = {
  slug: 'moor-ti',
  sku: 'MOORTI',
  name: 'Moor Ti',
  subtitle: { en: 'Titanium gravel bike', de: 'Gravelbike aus Titan' },
  maker: 'calder',
  hsCode: '871200',
  origin: 'gb',
  categories: ['bikes/gravel'],
  discipline: 'gravel',
  material: 'titanium',
  collection: 'moor',
  family: 'moor-ti',
  released: '2026-03-01',
  buildVersion: 2,
  leadTimeDays: 15,
  texts: {
    summary: { en: 'A bike for the long way round.', de: 'Ein Rad für den langen Umweg.' },
    story: { en: 'Drawn on the moor.', de: 'Im Moor gezeichnet.' },
  },
  frame: { material: 'titanium', shape: 'gravel' },
  look: {
    cockpit: { bar: 'flare', spacers: 15, tape: '#7a4f2a' },
    wheels: { size: '700c', tyreWidth: 45, rimDepth: 25, sidewall: 'tan' },
  },
  facts: { frontAxle: '12x100', rearAxle: '12x142', maxTyre: { '700c': 45 }, barClamp: 31.8 },
  specification: {
    frame: { en: '3Al/2.5V titanium', de: 'Titan 3Al/2.5V' },
    pedals: { en: 'Not included', de: 'Nicht im Lieferumfang' },
  },
  parts: { wheelset: 'WHL-A25' },
  sizes: [
    {
      size: 'S',
      riderHeight: [163, 172],
      saddleHeight: [670, 770],
      stem: 80,
      barWidth: 420,
      crank: 170,
      geometry: {
        seatTube: 450,
        headTube: 115,
        headAngle: 70.4,
        seatAngle: 74.3,
        chainstay: 430,
        stack: 546,
        reach: 387,
        bbDrop: 76,
        forkOffset: 50,
      },
      printed: { wheelbase: 1031, effectiveTopTube: 540 },
    },
    {
      size: 'M',
      riderHeight: [170, 179],
      saddleHeight: [700, 800],
      stem: 90,
      barWidth: 440,
      crank: 172.5,
      geometry: {
        seatTube: 480,
        headTube: 135,
        headAngle: 71,
        seatAngle: 73.9,
        chainstay: 430,
        stack: 565,
        reach: 396,
        bbDrop: 74,
        forkOffset: 50,
      },
    },
  ],
  colourways: [
    {
      code: 'raw',
      name: { en: 'Raw titanium', de: 'Titan roh' },
      families: ['silver'],
      paint: { finish: 'raw', colour: '#b8b4ac', downTubeLogo: '#0f1216', smallLogo: '#0f1216' },
    },
    {
      code: 'moss',
      name: { en: 'Moss', de: 'Moos' },
      families: ['green'],
      paint: { finish: 'satin', colour: '#4d5b3c', downTubeLogo: '#f2efe8', smallLogo: '#f2efe8' },
    },
  ],
  builds: [
    {
      code: 'rival',
      name: 'Rival XPLR',
      price: 3499,
      weight: 9.6,
      weightSize: 'M',
      specification: { shifters: 'SRAM Rival AXS E1', cassette: 'SRAM XPLR 10-46, 13s' },
      facts: { shiftSystem: 'sram-axs-13', rings: [40], freehub: 'xdr' },
      look: { drivetrain: { shifting: 'wireless', rings: [40], cassette: [10, 46] } },
    },
    {
      code: 'force',
      name: 'Force XPLR',
      price: '4299.00',
      special: { price: '3899.00', from: '2026-10-01' },
      weight: 9.1,
      weightSize: 'M',
      specification: { shifters: 'SRAM Force AXS E1', cassette: 'SRAM XPLR 10-46, 13s' },
      facts: { shiftSystem: 'sram-axs-13', rings: [42], freehub: 'xdr' },
      look: {
        wheels: { rimDepth: 40 },
        drivetrain: { shifting: 'wireless', rings: [42], cassette: [10, 46] },
      },
    },
    {
      code: 'force-ex-demo',
      like: 'force',
      name: { en: 'Force XPLR, ex-demo', de: 'Force XPLR, Vorführrad' },
      condition: 'ex-demo',
      price: 3299,
      sizes: ['M'],
      colours: ['raw'],
      leadTimeDays: null,
    },
  ],
}

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
  { sku: 'MOORTI-RIVAL-M-RAW', place: 'halifax', quantity: 4 },
  { sku: 'HLM-CREST-M-INK', place: 'halifax', quantity: 12 },
  { sku: 'HLM-CREST-M-INK', place: 'leeds', quantity: 2 },
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
