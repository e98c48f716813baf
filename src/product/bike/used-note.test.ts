import { expect, test } from 'vitest'
import type { UsedRecord } from '#/catalogue/import/import-model.ts'
import { money } from '#/money/money.ts'
import { usedNote } from './used-note.ts'

const used: UsedRecord = {
  grade: 'A',
  renewed: [
    { en: 'chain', de: 'Kette' },
    { en: 'tyres', de: 'Reifen' },
  ],
  pieces: [
    { size: 'S', kilometres: 640, marks: [] },
    {
      size: 'M',
      kilometres: 90,
      marks: [{ en: 'scratch on the crank', de: 'Kratzer an der Kurbel' }],
      batteryPercent: 97,
    },
  ],
}
const guarantee = { en: 'Ten years.', de: 'Zehn Jahre.' }
const german = { locale: 'de', moneyLocale: 'de-DE' } as const
const price = money(2_999_95, 'EUR')
const soldAt = (amount: number) => ({ price: money(amount, 'EUR'), to: '/new/' })
const noteWith = (prices: Partial<Parameters<typeof usedNote>[1]>) =>
  usedNote({ used, guarantee }, { price, soldNew: null, ...prices }, german)

test('every size says what it has run and which marks it has', () => {
  expect(noteWith({}).pieces.map(({ ridden, state }) => [ridden, state])).toEqual([
    ['640\u00A0km', 'keine Spuren'],
    ['90\u00A0km', 'Kratzer an der Kurbel; Akku bei 97\u00A0%'],
  ])
})

test('a used bike says that it is guaranteed as a new one, unless the new one is not', () => {
  const namesOf = (note: ReturnType<typeof usedNote>) => note.facts.map(({ name }) => name)
  expect(namesOf(noteWith({}))).toEqual(['Erneuert', 'Garantie'])
  const prices = { price, soldNew: null }
  expect(namesOf(usedNote({ used, guarantee: null }, prices, german))).toEqual(['Erneuert'])
})

test('the saving is counted from what the shop asks for the new bike', () => {
  expect(noteWith({ soldNew: soldAt(3_999_00) }).saving?.text.replaceAll('\u00A0', ' ')).toBe(
    '999,05 € günstiger als neu (3.999 €)',
  )
})

test.each([
  ['is not sold new', null],
  ['costs as much new', soldAt(2_999_95)],
  ['costs less new', soldAt(2_799_00)],
])('a used bike that %s names no saving', (_, soldNew) => {
  expect(noteWith({ soldNew }).saving).toBeNull()
})
