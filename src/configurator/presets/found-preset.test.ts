import { expect, test } from 'vitest'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'
import { type FoundPreset, presetFor } from './found-preset.ts'

const preset = { colour: 'slate', size: 'M', parts: {} }
const terms = { bike, kept: 'size=M', budget: 2500_00 }
const found: FoundPreset = { ...terms, preset }

test('a preset is offered for what it was worked out for', () => {
  expect(presetFor(found, terms)).toBe(preset)
  expect(presetFor({ ...found, preset: null }, terms)).toBeNull()
})

test('a preset is not offered for another size or a lower budget, or in another country', () => {
  expect(presetFor(found, { ...terms, kept: 'size=L' })).toBeUndefined()
  expect(presetFor(found, { ...terms, budget: 2000_00 })).toBeUndefined()
  expect(presetFor(found, { ...terms, bike: { ...bike, currency: 'EUR' } })).toBeUndefined()
  expect(presetFor(undefined, terms)).toBeUndefined()
})
