import { expect, test } from 'vitest'
import { type Choice, findSection } from './choice.ts'
import { delayBy, delayOf } from './delay.ts'
import { sampleOffered as bike } from './sample-offered.ts'

const asShown: Choice = { colour: 'slate', size: 'M', parts: {} }
const wheels = findSection(bike, 'wheelset')

test('a delay is counted in days of the calendar, from one dispatch day to the other', () => {
  const weekend = { ...bike, dispatchDays: ['2026-11-20', '2026-11-23'] }
  expect(delayOf(weekend, 0, 1)).toBe(3)
  expect(delayOf(weekend, 1, 0)).toBe(0)
  expect(delayOf(weekend, 0, null)).toBe(0)
  expect(delayOf(weekend, 0, 9)).toBe(0)
})

test('a chosen part holds up the build only if nothing else takes as long', () => {
  const carbon = { ...asShown, parts: { wheelset: { sku: 'WHL-CARBON', size: null } } }
  const painted = {
    ...carbon,
    parts: { ...carbon.parts, frameColour: { sku: 'BBCOLOUR-FOG', size: null } },
  }
  if (!wheels) throw new Error('The sample bike has no wheels.')
  expect(delayBy(bike, carbon, wheels)).toBe(3)
  expect(delayBy(bike, painted, wheels)).toBe(0)
  expect(delayBy(bike, asShown, wheels)).toBe(0)
})
