import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { bikeOf } from './bike.ts'
import { bikeLook, partLook, partsLook, withParts } from './product-look.ts'
import { fittedSaddle } from '#/drawings/bike-seat/fitted-saddle.ts'
import { lookPatch } from '#/catalogue/look-patch.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'

const { builds, ...model } = v.parse(modelRecord, sampleModel)
const [rival, force] = builds
const [raw, moss] = model.colourways
const [small, medium] = model.sizes
if (!rival || !force || !raw || !moss || !small || !medium)
  throw new Error('the sample is incomplete')

test('the look combines model, build, colourway and size', () => {
  const look = bikeLook(model, force, moss, small)
  expect(look.frame).toEqual({ material: 'titanium', shape: 'gravel' })
  expect(look.wheels).toMatchObject({ size: '700c', tyreWidth: 45, rimDepth: 40 })
  expect(look.drivetrain).toMatchObject({ rings: [42], crankLength: 170 })
  expect(look.cockpit).toMatchObject({ bar: 'flare', stem: 80, tape: '#7a4f2a' })
  expect(look.paint.colour).toBe('#4d5b3c')
  expect(look.saddle).toEqual({ height: 720 })
  expect(look.geometry.stack).toBe(546)
})

test('a build inherits the look of its model', () => {
  expect(bikeLook(model, rival, raw, medium).wheels).toMatchObject({
    rimDepth: 25,
    sidewall: 'tan',
  })
})

test('the look can be drawn', () => {
  expect(drawBike(bikeLook(model, rival, raw, medium))).toMatch(/^<svg/)
})

test('name, slug and SKU of a bike combine those of its model and build', () => {
  const bike = bikeOf(model, force)
  expect(bike).toMatchObject({
    slug: 'moor-ti-force',
    sku: 'MOORTI-FORCE',
    buildVersion: 2,
    leadTimeDays: 15,
  })
  expect(bike.name.en).toBe('Moor Ti Force XPLR')
  expect(bike.specification.pedals?.de).toBe('Nicht im Lieferumfang')
})

test('a rigid fork that replaces a suspension fork is painted with the frame, not black like the old one', () => {
  const rigid = { look: { fork: { blades: 'straight', profile: 'stout' } } } as const
  const sprung = { look: { fork: { blades: 'suspension', colour: '#17191c' } } } as const
  const forked = (colourway: NonNullable<typeof moss>) => {
    const look = withParts(
      bikeLook(model, rival, colourway, medium),
      partLook('fork', sprung, null),
    )
    return withParts(look, partLook('fork', rigid, null)).fork
  }
  expect(forked(moss)).toMatchObject({ blades: 'straight', profile: 'stout' })
  expect(forked(moss)).not.toHaveProperty('colour')
  // A bare frame has no paint to share: its fork is bare carbon.
  expect(forked(raw)).toMatchObject({ colour: '#1b1d20' })
})

test('a saddle of which no shape is known suits the bike: a commuter keeps a wide one', () => {
  const bare = { look: { saddle: { rails: 'titanium' } } } as const
  const road = bikeLook(model, rival, moss, medium)
  const picked = withParts(
    { ...road, saddle: { shape: 'short', mark: 'Montebruno', colour: '#7a4a28' } },
    partLook('saddle', bare, null),
  )
  const commuter: typeof picked = { ...picked, frame: { ...picked.frame, shape: 'commuter' } }
  const titanium = { colour: '#1a1b1d', rails: 'titanium', mark: '' }
  expect(fittedSaddle(picked)).toMatchObject({ ...titanium, shape: 'long' })
  expect(fittedSaddle(commuter)).toMatchObject({ ...titanium, shape: 'comfort' })
})

test('neither a saddle nor a seatpost can sit a metre behind its tube', () => {
  const accepted = (setback: number) =>
    (['saddle', 'seatpost'] as const).map((part) => v.is(lookPatch, { [part]: { setback } }))
  expect(accepted(60)).toEqual([true, true])
  expect(accepted(61)).toEqual([false, false])
  expect(accepted(-41)).toEqual([false, false])
})

test('pedals with a power meter are drawn beside the option for no pedals', () => {
  const none = { section: 'pedals', look: { pedals: 'none' } } as const
  const power = { section: 'powerMeter', look: { pedals: 'power' } } as const
  expect(partsLook([none, power])).toEqual({ pedals: 'power' })
  expect(partsLook([power, none])).toEqual({ pedals: 'power' })
  const noMeter = { section: 'powerMeter', look: { pedals: 'none' } } as const
  const flat = { section: 'pedals', look: { pedals: 'flat' } } as const
  expect(partsLook([flat, noMeter])).toEqual({ pedals: 'flat' })
})
