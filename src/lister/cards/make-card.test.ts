import { expect, test } from 'vitest'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { money } from '#/money/money.ts'
import { cardUrl } from './card.ts'
import { wholeList, withValue } from '#/lister/listing/lister.ts'
import { makeCard } from './make-card.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { varyColours } from './vary-colours.ts'

/** A Monday, before the parcels go. */
const now = new Date('2026-11-16T09:00:00Z')

const inTwoColours: Partial<CatalogueEntry> = {
  colours: [
    { code: 'moss', name: { en: 'Moss', de: 'Moos' }, families: ['green'], swatch: ['#4d5b3c'] },
    { code: 'brick', name: { en: 'Brick', de: 'Ziegel' }, families: ['red'], swatch: ['#93402d'] },
  ],
  offers: [
    anOffer({ colour: 'moss', pieces: 2 }),
    anOffer({ colour: 'brick', pieces: 0, leadTimeDays: 10 }),
  ],
}

const pictures = ['moss', 'brick'].map((colour) => ({
  colour,
  picture: { asset: `bike/bike/${colour}.svg`, version: 'v1' },
  alt: { en: '', de: '' },
}))

const price = { price: money(250_000, 'GBP'), was: null, savingPercent: null, isFrom: false }

const card = (stated: Partial<CatalogueEntry> = {}, lister = wholeList, country = 'gb') =>
  makeCard(anEntry(stated), { price, pictures, locale: 'en', country, now, lister })

test('a colour filter shows that colour and its dispatch date', () => {
  const red = card(inTwoColours, withValue(wholeList, 'colour', 'red'))
  expect(red.shown).toBe(1)
  expect(red.dispatch).toBe('2026-12-03')
  expect(card(inTwoColours).dispatch).toBe('2026-11-19')
})

test('neighbouring bikes of one model show different colours', () => {
  const three = [card(inTwoColours), card(inTwoColours), card(inTwoColours)]
  expect(varyColours(three, () => 1).map(({ shown }) => shown)).toEqual([0, 1, 0])
  expect(varyColours(three, ({ id }) => (id ? null : 1)).map(({ shown }) => shown)).toEqual([
    0, 0, 0,
  ])
})

test('links to the product in the colour shown', () => {
  expect(cardUrl(card(inTwoColours), 0)).toBe('/bike/')
  expect(cardUrl(card(inTwoColours), 1)).toBe('/bike/?colour=brick')
})

test('a product that is neither in stock nor to order is sold out and has no date', () => {
  expect(card({ offers: [anOffer({ pieces: 0 })] })).toMatchObject({
    badges: ['sold-out'],
    dispatch: null,
  })
})

test('gives the last pieces only where no more can be ordered', () => {
  expect(card({ offers: [anOffer({ pieces: 2 })] }).left).toBe(2)
  expect(card({ offers: [anOffer({ pieces: 2, leadTimeDays: 14 })] }).left).toBeNull()
})

test('a bike is new for ninety days, unless it is ex-demo', () => {
  expect(card({ released: '2026-10-01' }).badges).toEqual(['new'])
  expect(card({ released: '2026-01-01' }).badges).toEqual([])
  expect(card({ released: '2026-10-01', condition: 'ex-demo' }).badges).toEqual(['ex-demo'])
})

test('marks a light without approval where roads require one', () => {
  const lamp = { facts: { approvals: [] } }
  expect(card(lamp, wholeList, 'de').badges).toContain('not-for-roads')
  expect(card(lamp, wholeList, 'gb').badges).not.toContain('not-for-roads')
  expect(card({ facts: { approvals: ['stvzo'] } }, wholeList, 'de').badges).toEqual([])
})

test('says which sizes are in stock unless all of them are', () => {
  const sizes = ['S', 'M', 'L'].map((code) => ({ code, name: code }))
  const stocked = (...held: string[]) =>
    card({
      sizes,
      offers: sizes.map(({ code }) =>
        anOffer({ size: code, pieces: held.includes(code) ? 1 : 0, leadTimeDays: 10 }),
      ),
    }).stock
  expect(stocked('L', 'M')).toEqual({ sizes: ['M', 'L'], of: 3 })
  expect(stocked('S', 'M', 'L')).toBeNull()
  expect(stocked()).toBeNull()
})

test('stock in another colour than the one filtered by is not promised', () => {
  const sizes = ['S', 'M'].map((code) => ({ code, name: code }))
  const offers = [
    anOffer({ size: 'S', colour: 'moss', pieces: 2 }),
    anOffer({ size: 'M', colour: 'moss', pieces: 2 }),
    anOffer({ size: 'M', colour: 'brick', pieces: 1 }),
  ]
  const red = withValue(wholeList, 'colour', 'red')
  expect(card({ ...inTwoColours, sizes, offers }, red).stock).toEqual({ sizes: ['M'], of: 2 })
  expect(card({ ...inTwoColours, sizes, offers }).stock).toBeNull()
})

test('a store’s own piece is no stock that we can send', () => {
  const inStore = { place: 'leeds', isWarehouse: false, quantity: 1 }
  const sizes = ['S', 'M'].map((code) => ({ code, name: code }))
  const offers = [
    anOffer({ size: 'S', pieces: 2 }),
    { ...anOffer({ size: 'M' }), stock: [inStore] },
  ]
  expect(card({ sizes, offers }).stock).toEqual({ sizes: ['S'], of: 2 })
})
