import { accessoryKinds } from '#/drawings/accessory/accessory-look.ts'
import { type Accessory, accessoryOptions } from '#/catalogue/model/accessory.ts'
import { colourFamilies, conditions } from '#/catalogue/model/attributes.ts'
import { basePrice } from '#/catalogue/assemble/assemble-products.ts'
import { type CatalogueRows, noRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { inEveryLanguage } from '#/catalogue/model/localised.ts'

const categoryCount = 40
const familyCount = 200
const sizeSets = [[], [], [], ['S', 'M', 'L']]
const hues = ['#16191d', '#f2efe8', '#4d5b3c', '#1f4e79', '#b3261e', '#e0a526'] as const

/** Deterministic, so that measurements can be repeated. */
const pick = <Value>(values: readonly Value[], seed: number): Value => {
  const value = values[(Math.imul(seed + 1, 2_654_435_761) >>> 0) % values.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** A large catalogue of accessories for measurements, spread over categories, colours, sizes and prices. */
export function generatedRows(count: number): CatalogueRows {
  const rows = noRows()
  addSharedRows(rows)
  for (let number = 1; number <= count; number += 1) addProduct(rows, number)
  return rows
}

function addSharedRows(rows: CatalogueRows): void {
  const manufacturer = {
    name: 'Measured Goods Ltd',
    street: '1 Long Lane',
    postcode: 'HX1 1AA',
    city: 'Halifax',
    country: 'gb',
    email: 'goods@measured.example',
  }
  rows.makers.push({
    code: 'measured',
    name: 'Measured',
    record: { code: 'measured', name: 'Measured', manufacturer },
  })
  rows.places.push({
    code: 'measured',
    kind: 'warehouse',
    name: inEveryLanguage('Measured'),
    country: 'gb',
    workshopQueueDays: 3,
    serves: {},
    position: 999,
  })
  const name = inEveryLanguage('Measured')
  rows.categories.push({
    path: 'measured',
    parentPath: null,
    level: 1,
    position: 999,
    name,
    record: {},
  })
  for (let category = 0; category < categoryCount; category += 1) {
    const title = inEveryLanguage(`Shelf ${category}`)
    rows.categories.push({
      path: `measured/shelf-${category}`,
      parentPath: 'measured',
      level: 2,
      position: category,
      name: title,
      record: {},
    })
    rows.attributeValues.push({
      attribute: 'filterCategory',
      value: `shelf-${category}`,
      name: title,
      position: 1000 + category,
    })
  }
  for (let family = 0; family < familyCount; family += 1)
    rows.attributeValues.push({
      attribute: 'family',
      value: `measured-${family}`,
      name: inEveryLanguage(`Family ${family}`),
      position: 1000 + family,
    })
}

function addProduct(rows: CatalogueRows, number: number): void {
  const accessory = accessoryNumber(number)
  const { sku } = accessory
  const price = 500 + ((Math.imul(number, 7919) >>> 0) % 249_500)
  rows.products.push({
    kind: 'accessory',
    sku,
    slug: accessory.slug,
    parentSku: null,
    section: null,
    maker: 'measured',
    position: 1000 + number,
    isActive: true,
    record: accessory,
    categories: accessory.categories,
  })
  const special = number % 9 === 0 ? { price: Math.round(price * 0.8) } : undefined
  rows.prices.push(basePrice(sku, price, special))
  for (const [position, option] of accessoryOptions(accessory, []).entries()) {
    rows.variants.push({
      sku: option.sku,
      productSku: sku,
      size: option.size,
      colour: option.colour,
      position,
      gtin: null,
      grams: accessory.weight,
      leadTimeDays: number % 5 === 0 ? null : 5,
    })
    if ((number + position) % 3 !== 0)
      rows.stock.push({
        sku: option.sku,
        place: 'measured',
        quantity: 1 + ((number + position) % 20),
      })
  }
}

function accessoryNumber(number: number): Accessory {
  const kind = pick(accessoryKinds, number)
  const category = number % categoryCount
  const colours = number % 4 === 0 ? [number, number + 1] : [number]
  const text = inEveryLanguage(`Measured ${kind} number ${number}`)
  return {
    slug: `measured-${number}`,
    sku: `MEASURED-${number}`,
    name: text,
    subtitle: inEveryLanguage(`On shelf ${category}`),
    kind,
    maker: 'measured',
    hsCode: '871499',
    origin: 'gb',
    filterCategory: `shelf-${category}`,
    categories: [`measured/shelf-${category}`],
    family: `measured-${number % familyCount}`,
    condition: number % 50 === 0 ? pick(conditions, number) : 'new',
    released: `2026-${String(1 + (number % 9)).padStart(2, '0')}-01`,
    texts: { summary: text, description: text },
    specification: [],
    weight: 50 + (number % 900),
    look: { variant: number % 4 },
    sizes: pick(sizeSets, number).map((code) => ({ code, name: code })),
    colours: colours.map((seed, index) => ({
      code: `c${index}`,
      name: inEveryLanguage(`Colour ${index}`),
      family: pick(colourFamilies, seed),
      colour: pick(hues, seed),
    })),
  }
}
