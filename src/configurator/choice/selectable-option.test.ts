import { expect, test } from 'vitest'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { aPart, aSection, sampleOffered } from './sample-offered.ts'
import { hasSelectableOption } from './selectable-option.ts'

/** The sample bike with one section in place of its own of that name. */
const isOffered = (section: OfferedSection, bike: OfferedBike = sampleOffered) =>
  hasSelectableOption(
    { ...bike, sections: [...bike.sections.filter(({ key }) => key !== section.key), section] },
    section,
  )

test('offers a section where another part fits the bike as shown', () => {
  expect(isOffered(aSection(14, 'saddle', 'SDL', aPart('SDL'), aPart('SDL-LIGHT')))).toBe(true)
  expect(isOffered(aSection(20, 'bags', null, aPart('BAG')))).toBe(true)
})

test('leaves out a section with only the bike’s own part', () => {
  expect(isOffered(aSection(14, 'saddle', 'SDL', aPart('SDL')))).toBe(false)
})

test('leaves out a section whose parts are all for other bikes', () => {
  const other = { facts: { forModels: ['fell'] } }
  expect(isOffered(aSection(20, 'bags', null, aPart('BAG', other)))).toBe(false)
  expect(isOffered(aSection(20, 'bags', null, aPart('BAG', other), aPart('BAG-ANY')))).toBe(true)
})

test('offers film for another finish, since the bike can be painted in it', () => {
  const film = aSection(
    63,
    'paintProtection',
    null,
    aPart('FLM', { facts: { finishes: ['matt'] } }),
  )
  expect(isOffered(film)).toBe(true)
  const both = { facts: { finishes: ['matt' as const], forModels: ['fell'] } }
  expect(isOffered(aSection(63, 'paintProtection', null, aPart('FLM', both)))).toBe(false)
})

test('offers a part that needs another change if that change is possible', () => {
  const small = aPart('WHL-650', { facts: { wheelSize: '650b' } })
  const wheels = aSection(7, 'wheelset', 'WHL-A', aPart('WHL-A'), small)
  expect(isOffered(wheels)).toBe(true)
  const tyres = aSection(
    8,
    'tyres',
    'TYR-40',
    aPart('TYR-40', { facts: { wheelSize: '700c', tyreWidth: 40 } }),
  )
  const sections = [...sampleOffered.sections.filter(({ key }) => key !== 'tyres'), tyres]
  expect(isOffered(wheels, { ...sampleOffered, sections })).toBe(false)
})
