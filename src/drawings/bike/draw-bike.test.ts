import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedSize } from '../../../tests/helpers/packed-size.ts'
import { anyLook } from './any-look.ts'
import type { BikeLook } from './bike-look.ts'
import { drawBike } from './draw-bike.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'
import { sampleLooks } from './sample-looks.ts'
import { sharedViewBox } from './views.ts'
import { skeletonOf } from './skeleton.ts'

const endurance: BikeLook = {
  geometry: sampleGeometry('endurance', 'M'),
  frame: { material: 'carbon', shape: 'endurance' },
  paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
  wheels: { size: '700c', tyreWidth: 32 },
  cockpit: { bar: 'drop' },
  drivetrain: { shifting: 'electronic', rings: [50, 34], cassette: [11, 34] },
}
const names = Object.keys(sampleLooks)
const sample = (name: string): BikeLook => {
  const look = sampleLooks[name]
  if (!look) throw new Error(`no sample bike called ${name}`)
  return look
}
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
const usedIn = (svg: string) =>
  [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id ?? '')

test('no bike, however odd, is drawn with a number that is none', () => {
  fc.assert(
    fc.property(anyLook, (look) => {
      expect(drawBike(look, { view: 'fitted' })).not.toMatch(/NaN|Infinity|undefined|null|e[-+]\d/)
    }),
    { numRuns: 250 },
  )
})

test.for(names)('the %s weighs less than 16 kB on the wire', (name) => {
  const svg = drawBike(sample(name))
  expect(packedSize(svg)).toBeLessThan(16_000)
  expect(svg.length).toBeLessThan(80_000)
})

test.for(names)('every part of the %s that is referred to exists once', (name) => {
  const svg = drawBike(sample(name))
  const ids = idsOf(svg)
  expect(new Set(ids).size).toBe(ids.length)
  expect(usedIn(svg).filter((id) => !ids.includes(id))).toEqual([])
})

test('two bikes on one page share no id', () => {
  const first = idsOf(drawBike(endurance, { idPrefix: 'a' }))
  const second = new Set(idsOf(drawBike(endurance, { idPrefix: 'b' })))
  expect(first.filter((id) => second.has(id))).toEqual([])
})

test('the same bike is drawn the same way every time', () => {
  expect(drawBike(endurance)).toBe(drawBike(structuredClone(endurance)))
})

test.for<[string, BikeLook]>([
  ['size', { ...endurance, geometry: sampleGeometry('endurance', 'XL') }],
  ['tyre', { ...endurance, wheels: { ...endurance.wheels, tyreWidth: 45 } }],
  ['rim', { ...endurance, wheels: { ...endurance.wheels, rimDepth: 60 } }],
  ['sidewall', { ...endurance, wheels: { ...endurance.wheels, sidewall: 'tan' } }],
  ['chainset', { ...endurance, drivetrain: { ...endurance.drivetrain, rings: [40] } }],
  ['cassette', { ...endurance, drivetrain: { ...endurance.drivetrain, cassette: [10, 44] } }],
  ['shifting', { ...endurance, drivetrain: { ...endurance.drivetrain, shifting: 'mechanical' } }],
  ['bar', { ...endurance, cockpit: { bar: 'flat' } }],
  ['stem', { ...endurance, cockpit: { ...endurance.cockpit, stem: 80 } }],
  ['tape', { ...endurance, cockpit: { ...endurance.cockpit, tape: '#ffffff' } }],
  ['material', { ...endurance, frame: { ...endurance.frame, material: 'steel' } }],
  ['shape', { ...endurance, frame: { ...endurance.frame, shape: 'aero' } }],
  ['finish', { ...endurance, paint: { ...endurance.paint, finish: 'matt' } }],
  ['fade', { ...endurance, paint: { ...endurance.paint, fade: { colour: '#ff0000', angle: 30 } } }],
  ['saddle height', { ...endurance, saddle: { height: 790 } }],
  ['pedals', { ...endurance, pedals: 'flat' }],
  ['motor', { ...endurance, motor: { kind: 'hub' } }],
  ['bottle', { ...endurance, extras: { bottles: 1 } }],
])('another %s shows', ([, other]) => {
  expect(drawBike(other)).not.toBe(drawBike(endurance))
})

test.for(['XS', 'S', 'M', 'L', 'XL'] as const)(
  'a size %s with a high saddle fits the window all bikes share',
  (size) => {
    const look = { ...endurance, geometry: sampleGeometry('gravel', size), saddle: { height: 830 } }
    const { rearAxle, frontAxle, wheelRadius, saddleTop, barCentre } = skeletonOf(look)
    const [left = 0, top = 0, width = 0] = sharedViewBox.split(' ').map(Number)
    expect(rearAxle.x - wheelRadius).toBeGreaterThan(left)
    expect(frontAxle.x + wheelRadius).toBeLessThan(left + width)
    expect(Math.min(saddleTop.y - 16, barCentre.y - 65)).toBeGreaterThan(top)
  },
)

test('the wheels of every bike on a listing stand on one ground line', () => {
  const ground = names.map((name) => {
    const { rearAxle, wheelRadius } = skeletonOf(sample(name))
    return rearAxle.y + wheelRadius
  })
  expect(new Set(ground)).toEqual(new Set([0]))
})

test('a fade runs through frame and fork as one', () => {
  const svg = drawBike({
    ...endurance,
    paint: { ...endurance.paint, fade: { colour: '#ff0000', angle: 0 } },
  })
  expect(svg.match(/id="bike-paint-fade"/g)).toHaveLength(1)
  expect(svg.match(/fill="url\(#bike-paint-fade\)"/g)?.length).toBeGreaterThan(4)
})

test('a two-ring chainset has a front derailleur and a single ring has none', () => {
  const single = { ...endurance, drivetrain: { ...endurance.drivetrain, rings: [40] } }
  expect(idsOf(drawBike(endurance))).toContain('bike-fd')
  expect(idsOf(drawBike(single))).not.toContain('bike-fd')
})

test('a bike is decoration, because its name stands beside it', () => {
  expect(drawBike(endurance)).toContain('aria-hidden="true"')
})

test('the name of another maker stands on frame, rims and tyres, and nowhere the shop’s', () => {
  const named = (mark: string) => drawBike({ ...endurance, mark })
  expect(named('Müller 8')).not.toBe(named('CALDER'))
  // A name that is stated wherever one is printed leaves the bike's own on its frame only.
  const parts = { ...endurance, wheels: { ...endurance.wheels, rimMark: 'X', tyreMark: 'X' } }
  const printed = (mark: string) =>
    drawBike({ ...parts, mark }).length - drawBike({ ...parts, mark: '' }).length
  expect(printed('NORDWIND')).toBeGreaterThan(0)
  expect(drawBike({ ...endurance, mark: '' })).not.toMatch(/NaN|undefined/)
})

test('a colour that is none is refused, wherever it stands', () => {
  const hostile = '#fff"/><script>' as const
  expect(() => drawBike({ ...endurance, paint: { ...endurance.paint, colour: hostile } })).toThrow(
    TypeError,
  )
  expect(() => drawBike({ ...endurance, cockpit: { bar: 'drop', tape: hostile } })).toThrow(
    TypeError,
  )
  expect(() => drawBike({ ...endurance, extras: { bagColour: hostile } })).toThrow(TypeError)
})

test('an id prefix cannot break out of its attribute', () => {
  expect(() => drawBike(endurance, { idPrefix: '"><x' })).toThrow(TypeError)
})
