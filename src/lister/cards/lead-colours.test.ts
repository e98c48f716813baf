import { expect, test } from 'vitest'
import type { CatalogueEntry, EntryColour } from '#/catalogue/model/catalogue-entry.ts'
import type { ColourFamily } from '#/catalogue/model/attributes.ts'
import { money } from '#/money/money.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { withLeadColours } from './lead-colours.ts'
import { makeCard } from './make-card.ts'

const colour = (family: ColourFamily): EntryColour => ({
  code: family,
  name: { en: family, de: family },
  families: [family],
  swatch: ['#000000'],
})
const price = { price: money(1_295, 'GBP'), was: null, savingPercent: null, isFrom: false }

/** A bottle in these colours, of which the second list can be bought. */
function aBottle(
  families: readonly ColourFamily[],
  sold = families,
  kind: CatalogueEntry['kind'] = 'accessory',
) {
  const entry = anEntry({
    kind,
    colours: families.map(colour),
    offers: families.map((family) =>
      anOffer({ colour: family, pieces: sold.includes(family) ? 2 : 0 }),
    ),
  })
  const pictures = families.map((code) => ({ colour: code }))
  const now = new Date('2026-11-16T09:00:00Z')
  const card = makeCard(entry, { price, pictures, locale: 'en', country: 'gb', now })
  return { entry, card }
}

function shownOf(...bottles: ReturnType<typeof aBottle>[]) {
  const cards = bottles.map(({ card }, id) => ({ ...card, id }))
  return withLeadColours(cards, ({ id }) => bottles[id]?.entry ?? null).map(
    ({ pictures, shown }) => pictures[shown]?.colour,
  )
}

test('an accessory that is black first shows its first bright colour', () => {
  expect(shownOf(aBottle(['black', 'grey', 'blue', 'red']))).toEqual(['blue'])
})

test('neighbours show different colours', () => {
  const both = aBottle(['black', 'blue', 'red'])
  expect(shownOf(both, both, both)).toEqual(['blue', 'red', 'blue'])
})

test('an accessory in black alone, or first in another colour, stays as it is', () => {
  expect(shownOf(aBottle(['black', 'white']), aBottle(['green', 'red']))).toEqual([
    'black',
    'green',
  ])
})

test('no colour leads that cannot be bought', () => {
  expect(shownOf(aBottle(['black', 'blue', 'red'], ['black', 'red']))).toEqual(['red'])
})

test('bikes keep the colour that the shop puts first', () => {
  expect(shownOf(aBottle(['black', 'blue'], ['black', 'blue'], 'child-bike'))).toEqual(['black'])
})
