import { expect, test } from 'vitest'
import { type Choice, findSection, offerOf, partIn, withPart } from './choice.ts'
import { aSection, sampleOffered as bike } from './sample-offered.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const sectionOf = (key: string) => findSection(bike, key) ?? aSection(0, key, null)
const choose = (choice: Choice, key: string, sku: string, size: string | null = null) =>
  withPart(bike, choice, sectionOf(key), { sku, size })

function fittedSize(key: string, sku: string, frameSize: string | null) {
  const section = sectionOf(key)
  const part = section.parts.find((each) => each.sku === sku)
  return part && offerOf(bike, section, part, { size: null, frameSize }).size?.code
}

test.each([
  ['S', '400', '80', '165'],
  ['M', '420', '90', '170'],
  ['L', '440', '100', '175'],
  [null, '420', '90', '170'],
])('on a frame in %s bar, stem and cranks are as long as usual', (size, bar, stem, crank) => {
  expect(fittedSize('handlebar', 'BAR', size)).toBe(bar)
  expect(fittedSize('stem', 'STM', size)).toBe(stem)
  expect(fittedSize('chainset', 'CRK', size)).toBe(crank)
})

test('a bar that is not made as narrow as usual comes in its narrowest', () => {
  expect(fittedSize('handlebar', 'BAR-FLARE', 'S')).toBe('440')
})

test('a stem that is sold out as long as usual comes in the nearest length that is not', () => {
  expect(fittedSize('stem', 'STM-LIGHT', 'L')).toBe('90')
})

test('the bike’s own part in its usual size is no choice', () => {
  expect(choose(plain, 'handlebar', 'BAR')).toEqual(plain)
  expect(choose(plain, 'handlebar', 'BAR', '420')).toEqual(plain)
})

test('the bike’s own part in another size is one', () => {
  const { parts } = choose(plain, 'handlebar', 'BAR', '440')
  expect(parts).toEqual({ handlebar: { sku: 'BAR', size: '440' } })
})

test('who takes the bike’s own part again has chosen nothing there', () => {
  const changed = choose(choose(plain, 'saddle', 'SDL-LIGHT'), 'tape', 'TAP-RED')
  expect(Object.keys(choose(changed, 'saddle', 'SDL').parts)).toEqual(['tape'])
  expect(withPart(bike, changed, sectionOf('tape'), null).parts).not.toHaveProperty('tape')
})

test('a size that a part does not come in is left to the frame', () => {
  expect(choose(plain, 'handlebar', 'BAR-FLARE', '380').parts['handlebar']).toEqual({
    sku: 'BAR-FLARE',
    size: null,
  })
})

test('a bar in one piece takes a chosen stem away', () => {
  const stem = choose(plain, 'stem', 'STM-LIGHT', '80')
  expect(Object.keys(choose(stem, 'handlebar', 'BAR-MONO').parts)).toEqual(['handlebar'])
  expect(Object.keys(choose(stem, 'handlebar', 'BAR-FLARE').parts)).toEqual(['stem', 'handlebar'])
})

test('a place holds what was chosen, or else what the bike has there', () => {
  expect(partIn(sectionOf('saddle'), plain)?.sku).toBe('SDL')
  expect(partIn(sectionOf('saddle'), choose(plain, 'saddle', 'SDL-LIGHT'))?.sku).toBe('SDL-LIGHT')
  expect(partIn(sectionOf('bags'), plain)).toBeUndefined()
})
