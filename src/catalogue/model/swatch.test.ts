import { expect, test } from 'vitest'
import { swatchOf } from './swatch.ts'

const titanium = {
  finish: 'raw',
  colour: '#b3b1ac',
  downTubeLogo: '#2d3033',
  smallLogo: '#f6f4ef',
} as const

test('a bare frame with a painted fork has a dot of its own', () => {
  expect(swatchOf({ paint: titanium, fork: '#1b1d20' })).toEqual(['#b3b1ac'])
  expect(swatchOf({ paint: titanium })).toEqual(['#b3b1ac'])
  expect(swatchOf({ paint: titanium, fork: '#1b5673' })).toEqual(['#b3b1ac', '#1b5673'])
})

test('a painted frame is shown by its paint alone, with the colour of its fade', () => {
  const gloss = { ...titanium, finish: 'gloss' } as const
  expect(swatchOf({ paint: gloss, fork: '#1b5673' })).toEqual(['#b3b1ac'])
  const fade = { colour: '#4a6d96', angle: 20 } as const
  expect(swatchOf({ paint: { ...titanium, fade }, fork: '#456890' })).toEqual([
    '#b3b1ac',
    '#4a6d96',
  ])
})
