import { expect, test } from 'vitest'
import {
  bike,
  cartDatabase,
  contents,
  paint,
  shopper,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { sampleComponents } from '#/catalogue/demo-data/sample-records.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'

const part = (sku: string, facts: object, sizes: string[] = []) => ({
  sku,
  name: sku,
  price: 40,
  facts,
  sizes: sizes.map((code) => ({ code, name: code })),
})
const section = (id: number, key: string, isRequired: boolean, ...options: object[]) =>
  jsonFile('components', `components/${key}.json`, {
    ...sampleComponents,
    section: {
      id,
      key,
      name: { en: `The ${key}`, de: `Das Teil ${key}` },
      position: id,
      isRequired,
    },
    options,
  })

const { db } = await cartDatabase()
await importCatalogue(
  db,
  [
    section(
      7,
      'wheelset',
      true,
      ...sampleComponents.options,
      part('WHL-148', { rearAxle: '12x148' }),
    ),
    section(67, 'chainset', true, part('CRK-40', { rings: [40] }, ['170', '180'])),
    section(8, 'tyres', true, part('TYR-40', { wheelSize: '700c', tyreWidth: 40 })),
    section(38, 'mudguards', false, part('MUD', { needsMount: 'mudguards' })),
    section(42, 'lights', false, part('LGT-DIM', {}), part('LGT-STVZO', { approvals: ['stvzo'] })),
    section(45, 'bell', false, { ...part('BEL-HOME', {}), soldOnlyTo: ['gb'] }),
    section(63, 'paintProtection', false, part('FLM-GLOSS', { finishes: ['gloss'] })),
    jsonFile('models', 'models/moor-ti.json', {
      ...sampleModel,
      facts: { ...sampleModel.facts, crankLengths: [165, 170, 175], mounts: [] },
      parts: { ...sampleModel.parts, chainset: 'CRK-40' },
    }),
  ],
  new Date('2026-11-01T11:00:00Z'),
)

const option = (id: number, sku: string) => btoa(`bundle/${id}/${sku}/1`)

async function addBike(
  options: string[],
  { sku = bike, colour = '' } = {},
  shopperOptions: Parameters<typeof shopper>[1] = {},
) {
  const painted = colour ? [{ sku: colour, quantity: 1, associated_ref: 'a' }] : []
  const guest = shopper(db, shopperOptions)
  const cartItems = [{ sku, quantity: 1, ref: 'a', selected_options: options }, ...painted]
  return { guest, ...(await guest.addItems(cartItems)) }
}
const refusalOf = async (...args: Parameters<typeof addBike>) =>
  (await addBike(...args)).user_errors.map(({ code, message }) => [code, message])

const misfit = (message: string) => ['NOT_SALABLE', message]
const notAvailable = ['NOT_SALABLE', 'That combination is not available. Please choose another.']

test('adds a bike with parts that fit', async () => {
  const { cart, user_errors } = await addBike([wheels, option(67, 'CRK-40-170')])
  expect(user_errors).toEqual([])
  expect(contents(cart)).toEqual({ [bike]: 1 })
})

test.each([
  [
    'wheels with another axle',
    [option(7, 'WHL-148')],
    'This frame needs a rear axle of 12x142; the wheel has 12x148.',
  ],
  [
    'mudguards on a frame without eyelets',
    [wheels, option(38, 'MUD')],
    'This frame has no mounts for mudguards.',
  ],
  [
    'cranks longer than the frame is built with',
    [option(67, 'CRK-40-180')],
    '180\u00A0mm cranks do not fit this bike; the nearest that do are 175\u00A0mm long.',
  ],
  [
    'film for gloss on bare metal',
    [option(63, 'FLM-GLOSS')],
    'FLM-GLOSS is not made for a bare frame.',
  ],
])('refuses %s with a reason', async (_what, options, reason) => {
  const { guest, user_errors } = await addBike(options)
  expect(user_errors.map(({ code, message }) => [code, message])).toEqual([misfit(reason)])
  expect(guest.jar.has('cart_id')).toBe(false)
})

test('refuses a part that is not sold to the country', async () => {
  const bell = [option(45, 'BEL-HOME')]
  expect(await refusalOf(bell)).toEqual([])
  const country = findCountry('fr') ?? defaultCountry
  const [[code] = []] = await refusalOf(bell, {}, { visitor: { country } })
  expect(code).toBe('NOT_SALABLE')
  expect(await refusalOf([], {}, { visitor: { country } })).toEqual([])
})

test('refuses lights that are not approved in Germany, and takes others', async () => {
  const country = findCountry('de') ?? defaultCountry
  const inGermany = { visitor: { country } }
  const dim = [option(42, 'LGT-DIM')]
  expect(await refusalOf(dim)).toEqual([])
  expect(await refusalOf(dim, {}, inGermany)).toEqual([
    misfit('These lights are not approved for the roads of your country. Please choose others.'),
  ])
  expect(await refusalOf([option(42, 'LGT-STVZO')], {}, inGermany)).toEqual([])
})

test('reports a misfit in German', async () => {
  const [[, message] = []] = await refusalOf([option(38, 'MUD')], {}, { visitor: { locale: 'de' } })
  expect(message).toBe('Dieser Rahmen hat keine Gewindeösen für Schutzbleche.')
})

test('checks film against the chosen paint', async () => {
  const glossy = [option(57, 'PNT-GLOSS'), option(63, 'FLM-GLOSS')]
  expect(await refusalOf(glossy, { colour: paint })).toEqual([])
  const dull = [option(57, 'PNT-MATT'), option(63, 'FLM-GLOSS')]
  expect(await refusalOf(dull, { colour: paint })).toEqual([
    misfit('FLM-GLOSS is not made for matt paint.'),
  ])
})

test('refuses a part that replaces an unknown one', async () => {
  expect(await refusalOf([option(8, 'TYR-40')])).toEqual([
    misfit(
      '“TYR-40” is not offered for this bike. Choose a part that the configurator shows for it.',
    ),
  ])
})

test('refuses parts and paint for an ex-demo bike', async () => {
  const sku = 'MOORTI-FORCEEXDEMO-M-RAW'
  expect(await refusalOf([wheels], { sku })).toEqual([notAvailable])
  expect(await refusalOf([], { sku, colour: paint })).toEqual([notAvailable])
})
