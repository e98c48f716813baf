import { expect, test } from 'vitest'
import { buildLook } from './build-look.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'

const lookOf = (parts: Choice['parts'] = {}, requested: Partial<Choice> = {}) =>
  buildLook(bike, { colour: 'slate', size: 'M', parts, ...requested })
const of = (sku: string, size: string | null = null) => ({ sku, size })

test('draws the bike as shown in its colour, with the stem and cranks of its size', () => {
  expect(lookOf()).toMatchObject({
    paint: { colour: '#444a50', finish: 'satin' },
    wheels: { size: '700c', tyreWidth: 40 },
    cockpit: { tape: '#8a5a32', stem: 90 },
    drivetrain: { crankLength: 170 },
  })
})

test('draws the middle size before one is chosen', () => {
  expect(lookOf({}, { size: null })).toEqual(lookOf())
  expect(lookOf({}, { size: 'L' })).not.toEqual(lookOf())
})

test('draws chosen wheels, and keeps what they do not state', () => {
  expect(lookOf({ wheelset: of('WHL-CARBON') })?.wheels).toMatchObject({
    size: '700c',
    rimDepth: 45,
    tyreWidth: 40,
  })
  expect(lookOf({ wheelset: of('WHL-650') })?.wheels.size).toBe('650b')
})

test('draws chosen tape in its own colour', () => {
  expect(lookOf({ tape: of('TAP-RED') })?.cockpit.tape).toBe('#aa2222')
})

test('a part without a colour never keeps the colour of the part it replaces', () => {
  expect(lookOf()).toMatchObject({ saddle: { colour: '#8a5a32' }, wheels: { sidewall: 'tan' } })
  const chosen = lookOf({ saddle: of('SDL-LIGHT'), tyres: of('TYR-47-650') })
  expect(chosen).toMatchObject({ saddle: { colour: '#1a1b1d' }, wheels: { sidewall: 'black' } })
})

test('draws stem and cranks in the chosen length, or else in the frame’s usual one', () => {
  expect(lookOf({ stem: of('STM', '100') })?.cockpit.stem).toBe(100)
  expect(lookOf({ stem: of('STM-LIGHT') }, { size: 'S' })?.cockpit.stem).toBe(80)
  expect(lookOf({ chainset: of('CRK', '165') })?.drivetrain.crankLength).toBe(165)
})

test('custom paint replaces the bike’s colour', () => {
  expect(lookOf({ frameColour: of('BBCOLOUR-MOSS') })?.paint).toMatchObject({
    colour: '#4c5a3a',
    finish: 'matt',
  })
})

test('a bike in an unknown colour is not drawn', () => {
  expect(lookOf({}, { colour: 'pink' })).toBeNull()
})
