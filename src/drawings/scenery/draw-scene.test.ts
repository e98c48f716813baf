import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indoors } from '#/drawings/places/indoors.ts'
import { drawLostRider } from './draw-lost-rider.ts'
import { drawScene } from './draw-scene.ts'
import { landscapes, roads, times, weathers, type SceneLook } from './scene-look.ts'

const anyLook: fc.Arbitrary<SceneLook> = fc.record({
  seed: fc.oneof(fc.integer(), fc.string()),
  place: fc.constantFrom(...landscapes),
  time: fc.constantFrom(...times),
  weather: fc.constantFrom(...weathers),
  road: fc.constantFrom(...roads),
  rider: fc.boolean(),
})
const aLook = (look: Partial<SceneLook> = {}): SceneLook => ({
  seed: 1,
  place: 'fells',
  time: 'dawn',
  weather: 'clear',
  rider: true,
  ...look,
})
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('no landscape ever holds a number that is none, whatever its seed and shape', () => {
  fc.assert(
    fc.property(
      anyLook,
      fc.integer({ min: 200, max: 2600 }),
      fc.integer({ min: 200, max: 1600 }),
      (look, width, height) => {
        expect(drawScene(look, { width, height })).not.toMatch(/NaN|undefined|Infinity/)
      },
    ),
    { numRuns: 40 },
  )
}, 30_000)

test('the same seed prints the same landscape, another seed another', () => {
  expect(drawScene(aLook())).toBe(drawScene(aLook()))
  expect(drawScene(aLook())).not.toBe(drawScene(aLook({ seed: 2 })))
})

test('place, hour, weather, road and rider can all be seen', () => {
  const changes: Partial<SceneLook>[] = [
    { place: 'coast' },
    { time: 'night' },
    { weather: 'rain' },
    { road: 'none' },
    { rider: false },
  ]
  for (const change of changes) expect(drawScene(aLook(change))).not.toBe(drawScene(aLook()))
})

test('two landscapes share a page without sharing an id', () => {
  const [one, two] = [drawScene(aLook()), drawScene(aLook({ seed: 2 }))]
  const ids = [...idsOf(one), ...idsOf(two)]
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, used] of one.matchAll(/#(scene-[^")]+)/g)) expect(idsOf(one)).toContain(used)
})

test.each(landscapes)(
  'a picture of the %s weighs less than 30 kB, dry and wet',
  (place) => {
    for (const weather of ['clear', 'rain'] as const) {
      const svg = drawScene(aLook({ place, weather, time: 'dusk', seed: `${place}${weather}` }))
      expect(brotliCompressSync(svg).length).toBeLessThan(30_000)
    }
  },
  30_000,
)

test('a picture is decoration, because the page says what it means', () => {
  expect(drawScene(aLook())).toContain('aria-hidden="true"')
})

test('the lost rider is light and sound', () => {
  const svg = drawLostRider()
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(brotliCompressSync(svg).length).toBeLessThan(30_000)
})

test('every ride is on a real bike: with a rider the picture shows its wheels, without one it does not', () => {
  const outside = landscapes.filter((place) => !indoors[place] && place !== 'camp')
  expect(outside.length).toBeGreaterThan(8)
  for (const place of outside) {
    expect(drawScene(aLook({ place }))).toMatch(/id="scene-\w+-b-hoop"/)
    expect(drawScene(aLook({ place, rider: false }))).not.toContain('-b-hoop')
  }
})

test('the frame in the jig is the frame of a bike, without its wheels', () => {
  const svg = drawScene(aLook({ place: 'frame-jig' }))
  expect(svg).toMatch(/id="scene-\w+-f-/)
  expect(svg).not.toContain('hoop')
})

test('a climb leans the bike back and a descent leans it forward', () => {
  const turnOf = (road: 'climb' | 'descent') =>
    Number(/rotate\((-?[\d.]+)\)scale/.exec(drawScene(aLook({ road })))?.[1])
  expect(turnOf('climb')).toBeLessThan(-4)
  expect(turnOf('descent')).toBeGreaterThan(4)
})
