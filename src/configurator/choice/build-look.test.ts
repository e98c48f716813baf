import { expect, test } from 'vitest'
import { buildLook } from './build-look.ts'
import type { Choice } from './choice.ts'
import { sampleOffered as bike } from './sample-offered.ts'

const lookOf = (parts: Choice['parts'] = {}, asked: Partial<Choice> = {}) =>
  buildLook(bike, { colour: 'slate', size: 'M', parts, ...asked })
const of = (sku: string, size: string | null = null) => ({ sku, size })

test('the bike as shown is drawn in its colour, with the stem and the cranks of its size', () => {
  expect(lookOf()).toMatchObject({
    paint: { colour: '#444a50', finish: 'satin' },
    wheels: { size: '700c', tyreWidth: 40 },
    cockpit: { tape: '#8a5a32', stem: 90 },
    drivetrain: { crankLength: 170 },
  })
})

test('before a size is chosen it is the middle one', () => {
  expect(lookOf({}, { size: null })).toEqual(lookOf())
  expect(lookOf({}, { size: 'L' })).not.toEqual(lookOf())
})

test('chosen wheels are drawn, and keep what they do not speak of', () => {
  expect(lookOf({ wheelset: of('WHL-CARBON') })?.wheels).toMatchObject({
    size: '700c',
    rimDepth: 45,
    tyreWidth: 40,
  })
  expect(lookOf({ wheelset: of('WHL-650') })?.wheels.size).toBe('650b')
})

test('chosen tape is drawn in its own colour', () => {
  expect(lookOf({ tape: of('TAP-RED') })?.cockpit.tape).toBe('#aa2222')
})

test('a chosen part that names no colour is plain, and never keeps the colour of the part it replaces', () => {
  expect(lookOf()).toMatchObject({ saddle: { colour: '#8a5a32' }, wheels: { sidewall: 'tan' } })
  const chosen = lookOf({ saddle: of('SDL-LIGHT'), tyres: of('TYR-47-650') })
  expect(chosen).toMatchObject({ saddle: { colour: '#1a1b1d' }, wheels: { sidewall: 'black' } })
})

test('a stem and cranks are as long as they were chosen, or else as the frame wants them', () => {
  expect(lookOf({ stem: of('STM', '100') })?.cockpit.stem).toBe(100)
  expect(lookOf({ stem: of('STM-LIGHT') }, { size: 'S' })?.cockpit.stem).toBe(80)
  expect(lookOf({ chainset: of('CRK', '165') })?.drivetrain.crankLength).toBe(165)
})

test('paint to wish takes the place of the bike’s colour', () => {
  expect(lookOf({ frameColour: of('BBCOLOUR-MOSS') })?.paint).toMatchObject({
    colour: '#4c5a3a',
    finish: 'matt',
  })
})

test('a bike in a colour nobody knows cannot be drawn', () => {
  expect(lookOf({}, { colour: 'pink' })).toBeNull()
})
