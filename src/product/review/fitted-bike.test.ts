import { expect, test } from 'vitest'
import { fits, fittedBike, hasRoomForGuards } from './fitted-bike.ts'

type Part = ReturnType<Parameters<typeof fittedBike>[1]['part']>

const parts: Record<string, Part> = {
  'PDL-NONE': { facts: {}, look: { pedals: 'none' }, grams: 0 },
  'PDL-FLAT': { facts: {}, look: { pedals: 'flat' }, grams: 362 },
  'BAR-FLAT': { facts: { barKind: 'flat' }, look: {}, grams: 300 },
  'TYR-40': { facts: { wheelSize: '700c', tyreWidth: 40 }, look: {}, grams: 480 },
  'TYR-50': { facts: { wheelSize: '650b', tyreWidth: 50 }, look: {}, grams: 520 },
}
const bike = {
  facts: { maxTyre: { '700c': 45, '650b': 50 }, mounts: ['mudguards'], tyreWidth: 40 },
  look: {},
  parts: { pedals: 'PDL-NONE', tyres: 'TYR-40' },
  electric: null,
  goesWith: ['BTL'],
}
const model = { slug: 'moor', discipline: 'gravel' }
const built = (chosen: Record<string, string> = {}) =>
  fittedBike(bike, { model, chosen, part: (sku) => parts[sku] })

test('"no pedals" is not pedals', () => {
  expect(built().fitted.has('pedals')).toBe(false)
  expect(built({ pedals: 'PDL-FLAT' }).fitted.has('pedals')).toBe(true)
})

test('a bike without a part for them has the pedals it is drawn with', () => {
  const drawn = (pedals: 'none' | 'flat') =>
    fittedBike(
      { ...bike, look: { pedals }, parts: {} },
      { model, chosen: {}, part: (sku) => parts[sku] },
    )
  expect(drawn('flat').fitted.has('pedals')).toBe(true)
  expect(drawn('none').fitted.has('pedals')).toBe(false)
})

test('the tyres that were chosen count, on their own wheels', () => {
  expect(built()).toMatchObject({ wheelSize: '700c', tyreWidth: 40, clearance: 45 })
  expect(built({ tyres: 'TYR-50' })).toMatchObject({
    wheelSize: '650b',
    tyreWidth: 50,
    clearance: 50,
  })
})

test('a tyre that nearly fills the frame leaves no room for guards', () => {
  expect(hasRoomForGuards(built())).toBe(true)
  expect(hasRoomForGuards(built({ tyres: 'TYR-50' }))).toBe(false)
})

test.each([
  [{}, true],
  [{ needsMount: 'mudguards' }, true],
  [{ needsMount: 'rack' }, false],
  [{ forDisciplines: ['gravel', 'commute'] }, true],
  [{ forDisciplines: ['aero'] }, false],
  [{ forDisciplines: [] }, false],
  [{ forModels: ['moor'] }, true],
  [{ forModels: ['fell'] }, false],
  [{ minTyre: 38, maxTyre: { '700c': 42 } }, true],
  [{ minTyre: 42 }, false],
  [{ maxTyre: { '700c': 38 } }, false],
  [{ maxTyre: { '650b': 60 } }, false],
])('an accessory with %o fits: %s', (facts, expected) => {
  expect(fits(facts, built())).toBe(expected)
})

test('an accessory for drop bars goes on a flared one, and on no flat one', () => {
  const onBar = (barKind: 'flare' | 'flat' | null, chosen = {}) => {
    const facts = { ...bike.facts, ...(barKind && { barKind }) }
    const barred = fittedBike({ ...bike, facts }, { model, chosen, part: (sku) => parts[sku] })
    return fits({ barKind: 'drop' }, barred)
  }
  expect([onBar('flare'), onBar('flat'), onBar(null)]).toEqual([true, false, true])
  expect(onBar('flare', { handlebar: 'BAR-FLAT' })).toBe(false)
})
