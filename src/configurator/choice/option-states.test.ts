import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPrice, fitBuild } from './built.ts'
import { type Choice, findSection, withPart } from './choice.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { isOpen, optionStates } from './option-states.ts'
import { someChoice } from './sample-choice.ts'
import { aPart, aSection, sampleOffered as bike } from './sample-offered.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const withParts = (skus: Record<string, string>, choice = plain): Choice =>
  Object.entries(skus).reduce((next, [key, sku]) => {
    const section = findSection(bike, key)
    return section ? withPart(bike, next, section, { sku, size: null }) : next
  }, choice)
const statesOf = (key: string, choice = plain) => {
  const section = findSection(bike, key)
  return section ? optionStates(bike, choice, section) : []
}
const stateOf = (key: string, sku: string | null, choice = plain) => {
  const state = statesOf(key, choice).find(({ part }) => (part?.sku ?? null) === sku)
  if (!state) throw new Error(`${sku} is not offered`)
  return state
}
const orderOf = (key: string, choice = plain) => statesOf(key, choice).map(({ part }) => part?.sku)

test('lists the bike’s own part first, then recommended ones, and parts that need other changes last', () => {
  expect(orderOf('saddle')).toEqual(['SDL', 'SDL-LIGHT', 'SDL-GONE'])
  expect(orderOf('wheelset')).toEqual(['WHL-A', 'WHL-CARBON', 'WHL-650'])
  expect(orderOf('bags')).toEqual([undefined, 'BAG-FRAME'])
})

test('the order does not depend on the choice', () => {
  fc.assert(
    fc.property(someChoice(bike), (choice) => {
      for (const { key } of bike.sections) expect(orderOf(key, choice)).toEqual(orderOf(key))
    }),
    { numRuns: 25 },
  )
})

test('an option gives its price and weight difference to the present choice', () => {
  const carbon = withParts({ wheelset: 'WHL-CARBON' })
  expect(stateOf('wheelset', 'WHL-CARBON')).toMatchObject({ price: 600_00, grams: -350, days: 3 })
  expect(stateOf('wheelset', 'WHL-A', carbon)).toMatchObject({ price: -600_00, grams: 350 })
  expect(stateOf('wheelset', 'WHL-CARBON', carbon)).toMatchObject({ price: 0, isChosen: true })
  expect(stateOf('mudguards', null, withParts({ mudguards: 'MUD' })).price).toBe(-55_00)
})

test('wheels that need other tyres bring those nearest in width', () => {
  const { misfit, sideEffects, leadsTo, price } = stateOf('wheelset', 'WHL-650')
  expect(misfit?.code).toBe('wheelSize')
  expect(sideEffects.map(({ section, part }) => [section.key, part?.sku])).toEqual([
    ['tyres', 'TYR-47-650'],
  ])
  expect(leadsTo?.parts['tyres']?.sku).toBe('TYR-47-650')
  expect(price).toBe(50_00 + 5_00)
})

test('going back to the bike’s own wheels restores its own tyres', () => {
  const wheeled = withParts({ wheelset: 'WHL-650', tyres: 'TYR-50-650' })
  expect(stateOf('wheelset', 'WHL-A', wheeled).leadsTo?.parts).toEqual({})
})

test('choosing a stem replaces a one-piece bar', () => {
  const mono = withParts({ handlebar: 'BAR-MONO' })
  expect(stateOf('stem', 'STM-LIGHT', mono).leadsTo?.parts).toEqual({
    stem: { sku: 'STM-LIGHT', size: null },
  })
})

test('wheels remove guards that do not fit their tyres', () => {
  const { leadsTo } = stateOf('wheelset', 'WHL-650', withParts({ mudguards: 'MUD' }))
  expect(leadsTo?.parts).not.toHaveProperty('mudguards')
  expect(leadsTo && misfits(fitBuild(bike, leadsTo))).toEqual([])
})

test('every available option leads to a build that fits and has the option', () => {
  const followed = new Set<string>()
  let withoutWay = 0
  fc.assert(
    fc.property(someChoice(bike), fc.constantFrom(...bike.sections), (choice, section) => {
      for (const { part, leadsTo, price } of optionStates(bike, choice, section)) {
        if (!leadsTo) {
          withoutWay += 1
          continue
        }
        followed.add(`${section.key} ${part?.sku}`)
        expect(misfits(fitBuild(bike, leadsTo))).toEqual([])
        const sku = part?.sku === section.own ? undefined : part?.sku
        expect(leadsTo.parts[section.key]?.sku ?? section.own ?? undefined).toBe(
          sku ?? section.own ?? undefined,
        )
        const total = (each: Choice) => buildPrice(bike, each)?.total ?? 0
        expect(price).toBe(total(leadsTo) - total(choice))
      }
    }),
  )
  // most options lead somewhere from somewhere, and some do not
  const offered = bike.sections.flatMap(({ parts }) => parts)
  expect(followed.size).toBeGreaterThan(offered.length * 0.6)
  expect(withoutWay).toBeGreaterThan(0)
})

test('a finish that the chosen film is not made for removes the film, in the price as well', () => {
  const fog = { frameColour: 'BBCOLOUR-FOG' }
  const filmed = withParts({ ...fog, paintProtection: 'FLM-GLOSS' })
  const { leadsTo, price, sideEffects } = stateOf('paintFinish', 'PNT-MATT', filmed)
  expect(leadsTo?.parts['paintProtection']).toBeUndefined()
  expect(sideEffects.map(({ section }) => section.key)).toEqual(['paintProtection'])
  const matt = withParts({ ...fog, paintFinish: 'PNT-MATT' })
  const total = (choice: Choice) => buildPrice(bike, choice)?.total ?? 0
  expect(price).toBe(total(matt) - total(filmed))
})

test('a bag that does not fit the frame size cannot be chosen, with the reason', () => {
  const small = { ...plain, size: 'S' }
  expect(stateOf('bags', 'BAG-FRAME', small)).toMatchObject({
    leadsTo: null,
    misfit: { code: 'frameSize' },
  })
})

test('a sold-out part cannot be chosen unless it is already chosen', () => {
  expect(stateOf('saddle', 'SDL-GONE')).toMatchObject({ leadsTo: null, days: null, misfit: null })
  const gone = withParts({ saddle: 'SDL-GONE' })
  expect(stateOf('saddle', 'SDL-GONE', gone)).toMatchObject({ isChosen: true, days: null })
  expect(stateOf('saddle', 'SDL', gone)).toMatchObject({ days: 0 })
})

test('a finish that the colour does not come in cannot be chosen', () => {
  const moss = withParts({ frameColour: 'BBCOLOUR-MOSS' })
  expect(stateOf('paintFinish', 'PNT-GLOSS', moss).leadsTo).toBeNull()
  expect(stateOf('paintFinish', 'PNT-MATT', moss).leadsTo).not.toBeNull()
  expect(stateOf('paintFinish', 'PNT-MATT').leadsTo).toBeNull()
})

test('a colour does not fade into itself', () => {
  const fog = withParts({ frameColour: 'BBCOLOUR-FOG' })
  expect(stateOf('gradientColour', 'PNT-FADE-FOG', fog).leadsTo).toBeNull()
  expect(stateOf('gradientColour', 'PNT-FADE-MOSS', fog).leadsTo).not.toBeNull()
})

test('choosing the colour of the fade removes the fade', () => {
  const faded = withParts({ frameColour: 'BBCOLOUR-FOG', gradientColour: 'PNT-FADE-MOSS' })
  const { leadsTo } = stateOf('frameColour', 'BBCOLOUR-MOSS', faded)
  expect(Object.keys(leadsTo?.parts ?? {})).toEqual(['frameColour'])
})

test('a colour that does not come in the chosen finish changes the finish', () => {
  const glossy = withParts({ frameColour: 'BBCOLOUR-FOG', paintFinish: 'PNT-GLOSS' })
  const { leadsTo } = stateOf('frameColour', 'BBCOLOUR-MOSS', glossy)
  expect(leadsTo?.parts).toEqual({ frameColour: { sku: 'BBCOLOUR-MOSS', size: null } })
})

test('a section with only the bike’s own part is not open', () => {
  expect(isOpen(aSection(1, 'charger', 'CHG', aPart('CHG')))).toBe(false)
  expect(isOpen(aSection(1, 'bell', null, aPart('BEL')))).toBe(true)
})

test('a section with another part is open', () => {
  expect(isOpen(aSection(1, 'charger', 'CHG', aPart('CHG'), aPart('CHG-FAST')))).toBe(true)
})

const bikeWith = (section: OfferedSection): OfferedBike => ({
  ...bike,
  sections: [...bike.sections.filter(({ key }) => key !== section.key), section],
})
const orderIn = (section: OfferedSection) =>
  optionStates(bikeWith(section), plain, section).map(({ part }) => part?.sku)

test('sorts own, recommended, other parts, and those that need another change', () => {
  const misfit = { isRecommended: true, facts: { wheelSize: '650b' as const } }
  const wheels = aSection(
    7,
    'wheelset',
    'OWN',
    aPart('SMALL', misfit),
    aPart('PLAIN'),
    aPart('LIKED', { isRecommended: true }),
    aPart('OWN'),
  )
  expect(orderIn(wheels)).toEqual(['OWN', 'LIKED', 'PLAIN', 'SMALL'])
})

test('colours keep the order of the colour card', () => {
  const colours = aSection(
    58,
    'frameColour',
    null,
    aPart('BBCOLOUR-ONE', { paint: { colour: '#111111' } }),
    aPart('BBCOLOUR-TI', {
      paint: { colour: '#222222' },
      facts: { forMaterials: ['titanium'] },
    }),
    aPart('BBCOLOUR-TWO', { paint: { colour: '#333333' }, isRecommended: true }),
  )
  expect(orderIn(colours)).toEqual([undefined, 'BBCOLOUR-ONE', 'BBCOLOUR-TI', 'BBCOLOUR-TWO'])
})

test('marks the bike’s own part, and “nothing” is never its own', () => {
  const own = (key: string) => statesOf(key).map(({ part, isOwn }) => [part?.sku, isOwn])
  expect(own('tape')).toEqual([
    ['TAP', true],
    ['TAP-RED', false],
  ])
  expect(own('bags')).toEqual([
    [undefined, false],
    ['BAG-FRAME', false],
  ])
})

test('an unavailable option has no price, weight or side effects', () => {
  expect(stateOf('bags', 'BAG-FRAME', { ...plain, size: 'S' })).toMatchObject({
    price: 0,
    grams: 0,
    days: null,
    sideEffects: [],
  })
})

test('an option has no price difference where the bike has no price in this size', () => {
  const unpriced = { ...plain, colour: 'ember', size: 'L' }
  expect(stateOf('saddle', 'SDL-LIGHT', unpriced)).toMatchObject({ price: 0, leadsTo: null })
})

/** Parts that each need the next: the first can be had with all the others only. */
function chainOf(length: number) {
  const keys = Array.from({ length }, (_, place) => `part${place}`)
  const sections = keys.map((key, place) => {
    const next = keys[place + 1]
    return aSection(100 + place, key, null, aPart(key, next ? { facts: { requires: [next] } } : {}))
  })
  const [first] = sections
  if (!first) throw new Error('A chain has a first part')
  return optionStates({ ...bike, sections }, plain, first)[1]
}

test('an option may change three other sections but not four', () => {
  expect(chainOf(2)?.sideEffects.map(({ part }) => part?.sku)).toEqual(['part1'])
  expect(chainOf(4)?.sideEffects.map(({ part }) => part?.sku)).toEqual(['part1', 'part2', 'part3'])
  expect(chainOf(5)).toMatchObject({
    leadsTo: null,
    sideEffects: [],
    misfit: { code: 'lacksPart' },
  })
})
