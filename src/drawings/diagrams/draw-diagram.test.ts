import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { diagramLanguages, diagrams } from './diagram.ts'
import { drawDiagram } from './draw-diagram.ts'

const all = diagrams.flatMap((diagram) =>
  diagramLanguages.map((language) => [diagram, language] as const),
)

test.each(all)('the diagram %s in %s is sound, light and silent', (diagram, language) => {
  const svg = drawDiagram(diagram, language)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg).toContain('aria-hidden="true"')
  expect(brotliCompressSync(svg).length).toBeLessThan(20_000)
})

test('figures are written as each language writes them', () => {
  expect(drawDiagram('gears', 'en')).toContain('2.16 m')
  expect(drawDiagram('gears', 'de')).toContain('2,16 m')
})

test('the range of a battery is what the story works out', () => {
  const svg = drawDiagram('e-bike-range', 'en')
  for (const kilometres of ['"59 km', '"62 km', '"87 km', '"107 km', '"114 km', '"14"', '"69"'])
    expect(svg).toContain(kilometres)
})

test('from 25 km/h a bike stops after three metres of dry tarmac and twelve of wet leaves, and a second before', () => {
  const svg = drawDiagram('braking-distance', 'en')
  for (const metres of ['"10 m', '"12 m', '"15 m', '"19 m', '"32 m']) expect(svg).toContain(metres)
})
