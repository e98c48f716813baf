import { expect, test } from 'vitest'
import { paintProblem, type PaintPart } from './custom-paint.ts'
import { freeColourSku, inColour, parseFreeColour } from './free-colour.ts'

test('a colour that a shopper names is in the SKU of the option', () => {
  const sku = freeColourSku('BBCOLOUR-OWN', '#1f5eff')
  expect(sku).toBe('BBCOLOUR-OWN-1F5EFF')
  expect(parseFreeColour(sku)).toEqual({ option: 'BBCOLOUR-OWN', colour: '#1f5eff' })
})

test.each([
  'BBCOLOUR-OWN',
  'BBCOLOUR-OWN-1f5eff',
  'BBCOLOUR-OWN-1F5EF',
  'BBCOLOUR-OWN-1F5EFF0',
  'BBCOLOUR-OWN-1F5EFG',
  'BBCOLOUR-OWN-1F5EFF\n',
  '-1F5EFF',
  'BBCOLOUR OWN-1F5EFF',
  '"/><script>-1F5EFF',
  `${'A'.repeat(60)}-1F5EFF`,
])('%j names no colour', (sku) => {
  expect(parseFreeColour(sku)).toBeNull()
})

test('only an option for any colour comes in a colour', () => {
  const name = { en: 'Your own colour', de: 'Eigene Farbe' }
  const own = inColour({ sku: 'BBCOLOUR-OWN', name, paint: { anyColour: true } }, '#1f5eff')
  expect(own).toEqual({
    sku: 'BBCOLOUR-OWN-1F5EFF',
    name: { en: 'Your own colour #1F5EFF', de: 'Eigene Farbe #1F5EFF' },
    paint: { colour: '#1f5eff' },
  })
  expect(
    inColour({ sku: 'BBCOLOUR-INK', name, paint: { colour: '#12161c' } }, '#1f5eff'),
  ).toBeNull()
})

const a = (section: PaintPart['section'], paint: PaintPart['paint']): PaintPart => ({
  sku: section,
  section,
  paint,
  finishes: null,
  materials: null,
})

test('an option for any colour is no paint until the colour is named, not even a free fade', () => {
  const blue = a('frameColour', { colour: '#1f5eff' })
  expect(paintProblem([a('frameColour', { anyColour: true })], null)).toBe('paintWithoutColour')
  expect(paintProblem([blue, a('gradientColour', { anyColour: true })], null)).toBe(
    'paintWithoutColour',
  )
  expect(paintProblem([blue, a('gradientColour', { colour: '#12161c' })], null)).toBeNull()
  expect(paintProblem([blue, a('gradientColour', { colour: '#1f5eff' })], null)).toBe(
    'paintFadeSame',
  )
})
