import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { lineDetails, orderDay, orderDays, orderInstant, orderMoney } from './order-words.ts'
import { anOrderLine } from './sample-order.ts'

test.each([
  ['gb', money(1_299_00, 'GBP'), '£1,299.00'],
  ['gb', money(1_299_01, 'GBP'), '£1,299.01'],
  ['de', money(1_299_00, 'EUR'), '1.299,00\u00A0€'],
  ['jp', money(129_900, 'JPY'), '¥129,900'],
  // A country that the shop no longer sells to.
  ['xx', money(1_299_00, 'GBP'), '£1,299.00'],
])('formats an amount for %s: %o as %s', (country, amount, text) => {
  expect(orderMoney({ country }, amount).replace('￥', '¥')).toBe(text)
})

test.each([
  ['gb', 'en', '2026-11-16', '16 November 2026'],
  ['de', 'de', '2026-11-16', '16. November 2026'],
  ['us', 'en', '2026-11-16', 'November 16, 2026'],
  ['gb', 'en', new Date('2026-11-16T23:59:59Z'), '16 November 2026'],
  ['gb', 'en', new Date('2026-11-16T00:00:00Z'), '16 November 2026'],
] as const)('formats a date for %s in %s: %s as %s', (country, locale, day, text) => {
  expect(orderDay({ country, locale }, day)).toBe(text)
})

test.each([
  ['en', '2026-11-16T09:05:00Z', '16 November 2026 at 09:05 GMT'],
  ['en', '2026-07-16T09:05:00Z', '16 July 2026 at 10:05 BST'],
  ['de', '2026-11-16T09:05:00Z', '16. November 2026 um 10:05 MEZ'],
  ['de', '2026-07-16T09:05:00Z', '16. Juli 2026 um 11:05 MESZ'],
] as const)('formats a time in the time zone of %s readers', (locale, at, text) => {
  expect(orderInstant(locale, new Date(at))).toBe(text)
})

const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
const jersey = {
  ...anOrderLine('jersey', 2, { total: 99_98 }),
  size: 'M',
  colour: { en: 'Moss', de: 'Moos' },
}
const wheels = {
  label: { en: 'Wheelset', de: 'Laufräder' },
  value: { en: 'Alloy', de: 'Alu' },
  sku: 'WHEELS',
  quantity: 1,
}

test('lists size, colour, parts and engraving of a line, and a quantity above one', () => {
  expect(lineDetails(jersey, 'en', translate)).toEqual(['order.size M · Moss', 'order.quantity 2'])
  const bike = { ...jersey, quantity: 1, options: [wheels], entered: ['Ada'] }
  expect(lineDetails(bike, 'de', translate)).toEqual([
    'order.size M · Moos',
    'Laufräder: Alu',
    '„Ada“',
  ])
})

test.each(['£100', '100 €', '500 ml', '45 mm (≤ 700 × 37)'])(
  '%s says itself what it is',
  (size) => {
    expect(lineDetails({ ...jersey, size, quantity: 1 }, 'en', translate)).toEqual([
      `${size} · Moss`,
    ])
  },
)

test('the second colour of a fade is named with the paint and not once more', () => {
  const paint = { sku: 'BBCOLOUR-FOG', name: { en: 'Fog to Moss', de: 'Nebel zu Moos' } }
  const fade = { ...wheels, value: { en: 'Moss', de: 'Moos' } }
  const line = { ...jersey, quantity: 1, paint, options: [fade, wheels] }
  expect(lineDetails(line, 'de', translate)).toEqual([
    'order.size M',
    'order.paint Nebel zu Moos',
    'Laufräder: Alu',
  ])
})

test('names the custom paint instead of the bike’s colour', () => {
  const paint = { sku: 'BBCOLOUR-FOG', name: { en: 'Fog', de: 'Nebel' } }
  expect(lineDetails({ ...jersey, quantity: 1, paint }, 'de', translate)).toEqual([
    'order.size M',
    'order.paint Nebel',
  ])
})

test('leaves out a missing size or colour', () => {
  expect(lineDetails(anOrderLine('bell', 1, { total: 20_01 }), 'en', translate)).toEqual([])
  expect(lineDetails({ ...jersey, size: null, quantity: 1 }, 'en', translate)).toEqual(['Moss'])
  expect(lineDetails({ ...jersey, colour: null, quantity: 1 }, 'en', translate)).toEqual([
    'order.size M',
  ])
})

test.each([
  ['gb', 'en', ['2026-11-24', '2026-11-26'], '24 – 26 November 2026'],
  ['de', 'de', ['2026-11-24', '2026-11-26'], '24.–26. November 2026'],
  ['de', 'de', ['2026-12-30', '2027-01-02'], '30. Dezember 2026 – 2. Januar 2027'],
  ['gb', 'en', ['2026-11-24', '2026-11-24'], '24 November 2026'],
] as const)(
  'the days between which an order is delivered: %s, %s',
  (country, locale, days, text) => {
    // The spaces around the dash are thin ones.
    expect(orderDays({ country, locale }, days).replaceAll(/\s/g, ' ')).toBe(text)
  },
)
