import { expect, test } from 'vitest'
import { changesOf } from './configure-events.client.ts'

const asShown = { colour: 'ink', size: null, parts: {} }

test('tells which sections changed, and to what', () => {
  const saddle = { ...asShown, parts: { saddle: { sku: 'SDL-1', size: null } } }
  expect(changesOf(asShown, saddle)).toEqual([{ section: 'saddle', option: 'SDL-1' }])
  expect(changesOf(saddle, asShown)).toEqual([{ section: 'saddle', option: 'own' }])
  expect(changesOf(asShown, { ...asShown, colour: 'moss', size: 'M' })).toEqual([
    { section: 'colour', option: 'moss' },
    { section: 'size', option: 'M' },
  ])
  expect(changesOf(saddle, saddle)).toEqual([])
})
