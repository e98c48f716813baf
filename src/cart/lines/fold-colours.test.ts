import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { type Foldable, foldColours } from './fold-colours.ts'

const anItem = (item: Partial<Foldable>): Foldable => ({
  uid: 'bike',
  associatedUid: null,
  sku: 'MOORTI-M',
  name: 'Moor Ti',
  total: money(2000_00, 'GBP'),
  before: money(2200_00, 'GBP'),
  paint: null,
  ...item,
})
const fog = anItem({
  uid: 'paint',
  associatedUid: 'bike',
  sku: 'BBCOLOUR-FOG',
  name: 'Fog',
  total: money(250_00, 'GBP'),
  before: money(250_00, 'GBP'),
})

test('shows a bike and its paint as one line with the summed price', () => {
  expect(foldColours([anItem({ associatedUid: 'paint' }), fog])).toEqual([
    anItem({
      associatedUid: 'paint',
      total: money(2250_00, 'GBP'),
      before: money(2450_00, 'GBP'),
      paint: 'Fog',
    }),
  ])
})

test('does not show paint without a bike', () => {
  expect(foldColours([fog])).toEqual([])
})

test('gives each bike its own paint', () => {
  const second = [anItem({ uid: 'b2' }), { ...fog, uid: 'p2', associatedUid: 'b2', name: 'Ink' }]
  expect(foldColours([anItem({}), fog, ...second]).map(({ paint }) => paint)).toEqual([
    'Fog',
    'Ink',
  ])
})

test('keeps a separate line for an associated item that is not paint', () => {
  const bell = anItem({ uid: 'bell', associatedUid: 'bike', sku: 'BELL', name: 'Bell' })
  expect(foldColours([anItem({}), bell])).toEqual([anItem({}), bell])
})
