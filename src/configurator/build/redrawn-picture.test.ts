import { expect, test } from 'vitest'
import { bikeLayers, bikePainter } from '#/drawings/bike/draw-bike.ts'
import { demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { type Choice, withPart } from '#/configurator/choice/choice.ts'
import { optionsOf } from '#/configurator/choice/option-states.ts'
import { buildLook } from './build-look.ts'

/** One bike for each kind of bar; the others use the same code. */
const bikes = [
  ...Map.groupBy(demoBikes(), ({ bike }) => bike.look?.cockpit?.bar ?? 'drop').values(),
].flatMap(([first]) => first ?? [])

/** Enough to see every part of the bike change. */
const mostOptions = 4

test('after every press the stage shows what a bike drawn afresh shows', () => {
  let presses = 0
  let kept = 0
  for (const { bike, slug } of bikes) {
    const paint = bikePainter({ idPrefix: 'build' })
    let choice: Choice = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
    let before: readonly string[] = []
    for (const section of bike.sections)
      for (const part of optionsOf(bike, section).slice(0, mostOptions)) {
        choice = withPart(bike, choice, section, part && { sku: part.sku, size: null })
        const look = buildLook(bike, choice)
        if (!look) throw new Error(`${slug} cannot be drawn`)
        const { layers } = paint(look)
        expect(layers).toEqual(bikeLayers(look, { idPrefix: 'build' }).layers)
        kept += layers.filter((layer, index) => layer === before[index]).length / layers.length
        before = layers
        presses += 1
      }
  }
  expect(presses).toBeGreaterThan(200)
  // Most parts of a bike stay as they are.
  expect(kept / presses).toBeGreaterThan(0.7)
})
