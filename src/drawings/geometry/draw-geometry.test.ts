import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLook } from '#/drawings/bike/any-look.ts'
import { drawGeometry } from './draw-geometry.ts'
import { dimensionNames } from './geometry-dimensions.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'

const look = {
  geometry: sampleGeometry('endurance', 'M'),
  frame: { material: 'carbon', shape: 'endurance' },
  wheels: { size: '700c', tyreWidth: 32 },
} as const

test.for(dimensionNames)('%s can be lit up on its own', (name) => {
  expect(drawGeometry(look).match(new RegExp(`<g data-dim="${name}"`, 'g'))).toHaveLength(1)
})

test('the drawing says the numbers of the table, in the words it is given', () => {
  const svg = drawGeometry(look, {
    labels: { stack: 'Stapelhöhe' },
    format: (value, unit) => `${value.toFixed(0)} ${unit}`,
  })
  expect(svg).toContain('>Stapelhöhe 568 mm</text>')
  expect(svg).toContain('>995 mm</text>')
  expect(svg).toContain('>72 °</text>')
})

test('no frame, however odd, is measured with a number that is none', () => {
  fc.assert(
    fc.property(anyLook, (any) => {
      expect(drawGeometry(any)).not.toMatch(/NaN|Infinity|undefined|e[-+]\d/)
    }),
    { numRuns: 150 },
  )
})
