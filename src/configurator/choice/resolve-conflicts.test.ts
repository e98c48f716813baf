import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitBuild } from './built.ts'
import type { Choice } from './choice.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import { someChoice } from './sample-choice.ts'
import { aPart, aSection, sampleOffered as bike } from './sample-offered.ts'
import { misfitsIn, resolveConflicts } from './resolve-conflicts.ts'

const aChoice = (skus: Record<string, string>, colour = 'slate'): Choice => ({
  colour,
  size: 'M',
  parts: Object.fromEntries(Object.entries(skus).map(([key, sku]) => [key, { sku, size: null }])),
})
const droppedFrom = (skus: Record<string, string>, colour?: string) =>
  resolveConflicts(bike, aChoice(skus, colour)).dropped.map(({ key }) => key)

test('leaves a choice without conflicts as it is', () => {
  const choice = aChoice({ wheelset: 'WHL-650', tyres: 'TYR-47-650', saddle: 'SDL-LIGHT' })
  expect(resolveConflicts(bike, choice)).toEqual({ choice, dropped: [] })
})

test('drops a size of an own part that equals the new frame’s usual one', () => {
  const bar = { handlebar: { sku: 'BAR', size: '440' } }
  const onM = { ...aChoice({}), parts: bar }
  expect(resolveConflicts(bike, onM).choice.parts).toEqual(bar)
  expect(resolveConflicts(bike, { ...onM, size: 'L' })).toEqual({
    choice: { ...aChoice({}), size: 'L' },
    dropped: [],
  })
})

test('drops the chosen part and keeps the bike’s own', () => {
  expect(droppedFrom({ wheelset: 'WHL-650' })).toEqual(['wheelset'])
})

test('keeps gloss film only on gloss paint', () => {
  expect(droppedFrom({ paintProtection: 'FLM-GLOSS' })).toEqual(['paintProtection'])
  expect(droppedFrom({ paintProtection: 'FLM-GLOSS' }, 'ember')).toEqual([])
  const matt = { paintProtection: 'FLM-GLOSS', frameColour: 'BBCOLOUR-MOSS' }
  expect(droppedFrom(matt, 'ember')).toEqual(['paintProtection'])
})

test('drops all paint options without a colour', () => {
  const skus = { paintFinish: 'PNT-MATT', gradientColour: 'PNT-FADE-FOG' }
  expect(droppedFrom(skus).toSorted()).toEqual(['gradientColour', 'paintFinish'])
})

test('keeps the colour rather than the finish, the fade and its angle', () => {
  const moss = { frameColour: 'BBCOLOUR-MOSS' }
  expect(droppedFrom({ ...moss, paintFinish: 'PNT-GLOSS' })).toEqual(['paintFinish'])
  expect(droppedFrom({ ...moss, gradientColour: 'PNT-FADE-MOSS' })).toEqual(['gradientColour'])
  expect(droppedFrom({ ...moss, gradientAngle: 'PNT-ANGLE-90' })).toEqual(['gradientAngle'])
})

test('drops only the conflicting paint options', () => {
  const skus = { frameColour: 'BBCOLOUR-FOG', paintFinish: 'PNT-MATT' }
  expect(droppedFrom({ ...skus, gradientColour: 'PNT-FADE-FOG' })).toEqual(['gradientColour'])
  // a fade into its own colour goes, and its direction with it
  const both = { ...skus, gradientColour: 'PNT-FADE-FOG', gradientAngle: 'PNT-ANGLE-90' }
  expect(droppedFrom(both).toSorted()).toEqual(['gradientAngle', 'gradientColour'])
})

test('drops and reports a part that makes two of the bike’s own conflict', () => {
  const guarded = {
    ...bike,
    sections: [
      aSection(2, 'fork', 'FRK', aPart('FRK'), aPart('FRK-SLIM', { facts: slimFork })),
      ...bike.sections.filter(({ key }) => key !== 'mudguards'),
      aSection(38, 'mudguards', 'MUD-BOLT', aPart('MUD-BOLT', { facts: bolted })),
    ],
    frame: { ...bike.frame, facts: { ...bike.frame.facts, mounts: ['mudguards'] } },
  }
  const slim = aChoice({ fork: 'FRK-SLIM' })
  expect(misfitsIn(guarded, slim, 'fork')).toMatchObject([
    { code: 'noRoomForGuards', section: 'mudguards', other: 'tyres' },
  ])
  expect(misfitsIn(guarded, slim, 'saddle')).toEqual([])
  const { choice, dropped } = resolveConflicts(guarded, slim)
  expect(dropped.map(({ key }) => key)).toEqual(['fork'])
  expect(choice.parts).toEqual({})
  // A part that has nothing to do with the conflict stays, though it is named first.
  expect(
    resolveConflicts(guarded, aChoice({ saddle: 'SDL-LIGHT', fork: 'FRK-SLIM' })).choice,
  ).toEqual(aChoice({ saddle: 'SDL-LIGHT' }))
  // and so it is where the bike as shown has a fault of its own
  const tape = { facts: { forModels: ['fell'] } }
  const odd = {
    ...guarded,
    sections: [
      ...guarded.sections.filter(({ key }) => key !== 'tape'),
      aSection(12, 'tape', 'TAP-ODD', aPart('TAP-ODD', tape)),
    ],
  }
  expect(resolveConflicts(odd, aChoice({ saddle: 'SDL-LIGHT', fork: 'FRK-SLIM' })).choice).toEqual(
    aChoice({ saddle: 'SDL-LIGHT' }),
  )
})
const slimFork = { maxTyre: { '700c': 41 }, mounts: ['mudguards'] }
const bolted = { needsMount: 'mudguards' }

test('conflicts of the bike as shown drop nothing', () => {
  const odd = {
    ...bike,
    frame: { ...bike.frame, facts: { ...bike.frame.facts, maxTyre: { '700c': 38 } } },
  }
  expect(resolveConflicts(odd, aChoice({ saddle: 'SDL-LIGHT' })).dropped).toEqual([])
})

test('every resolved choice can be built and stays as it is', () => {
  fc.assert(
    fc.property(someChoice(bike), (choice) => {
      expect(misfits(fitBuild(bike, choice))).toEqual([])
      expect(resolveConflicts(bike, choice)).toEqual({ choice, dropped: [] })
    }),
  )
})
