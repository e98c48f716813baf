import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import-facts.ts'
import { type FitBuild, misfits } from './fit.ts'
import { aBuild, codes } from './sample-fit.ts'

test('of what nobody published nothing is said', () => {
  const facts: Facts = { wheelSize: '650b', tyreWidth: 60, frontAxle: '15x110', spindle: '30' }
  const parts = { tyres: facts, wheelset: facts, chainset: facts }
  expect(codes({ frame: { facts: {} }, parts })).toEqual([])
})

test('a part is for the models, materials and disciplines it names', () => {
  const facts: Facts = {
    forModels: ['fell'],
    forMaterials: ['steel'],
    forDisciplines: ['aero'],
    needsMotor: true,
  }
  expect(codes({ parts: { fork: facts } })).toEqual([
    'otherModel',
    'otherMaterial',
    'otherDiscipline',
    'needsMotor',
  ])
})

test('a bag that needs room goes into the sizes that have it, and nobody is told before he chose one', () => {
  const parts = { bags: { frameSizes: ['L', 'XL'] } }
  expect(misfits(aBuild({ parts }))).toEqual([
    { code: 'frameSize', section: 'bags', other: 'size', values: { size: 'M', sizes: 'L, XL' } },
  ])
  expect(codes({ parts, size: null })).toEqual([])
})

test('film goes on the finish it is made for', () => {
  expect(codes({ parts: { paintProtection: { finishes: ['gloss'] } } })).toEqual(['finish'])
  expect(codes({ parts: { paintProtection: { finishes: ['gloss'] } }, finish: 'gloss' })).toEqual(
    [],
  )
})

test.each([
  ['a rack needs eyes on the frame', { rack: { needsMount: 'rack' } }, true, 'noMount'],
  [
    'cages need a fork with bolts',
    { bags: { needsMount: 'fork' }, fork: {} },
    false,
    'noForkMount',
  ],
  [
    'guards need eyes on a new fork, too',
    { mudguards: { needsMount: 'mudguards' }, fork: { mounts: [] } },
    false,
    'noForkMount',
  ],
  [
    'a fork of the bike’s own that is known to have no eyes holds no guards',
    { mudguards: { needsMount: 'mudguards' }, fork: { mounts: [] } },
    true,
    'noForkMount',
  ],
] as const)('%s', (_what, parts, hasOwnFork, code) => {
  expect(codes({ parts: structuredClone(parts) as Record<string, Facts>, hasOwnFork })).toEqual([
    code,
  ])
})

test('the frame speaks for the fork that came with it', () => {
  const parts: Record<string, Facts> = {
    fork: {},
    bags: { needsMount: 'fork' },
    mudguards: { needsMount: 'mudguards' },
  }
  expect(codes({ parts })).toEqual([])
})

test('what a part needs is named, with the place to find it', () => {
  const build = aBuild({ parts: { lights: { requires: ['WHL-DYN', 'WHL-DYN-C'] } } })
  expect(misfits(build)).toEqual([
    { code: 'lacksPart', section: 'lights', other: 'wheelset', values: { sku: 'WHL-DYN' } },
  ])
  const wheelset = { sku: 'WHL-DYN-C', facts: {} }
  expect(misfits({ ...build, parts: { ...build.parts, wheelset } })).toEqual([])
})

test('what has no place on this bike is not looked for there', () => {
  expect(misfits(aBuild({ parts: { powerMeter: { requires: ['CRK'] } } }))).toMatchObject([
    { code: 'lacksOther', other: 'powerMeter' },
  ])
})

test('two parts shun each other, whichever of them says so', () => {
  const bag = { sku: 'BAG', facts: {} }
  const battery = { sku: 'EXT', facts: { excludes: ['BAG'] } }
  const shunned = (parts: FitBuild['parts']) => misfits({ ...aBuild({}), parts })
  expect(shunned({ bags: bag, rangeExtender: battery })).toMatchObject([{ code: 'excludes' }])
  expect(shunned({ bags: battery, lights: bag })).toMatchObject([{ code: 'excludes' }])
})

const someFacts = fc.record(
  {
    wheelSize: fc.constantFrom('700c', '650b'),
    tyreWidth: fc.integer({ min: 25, max: 60 }),
    barClamp: fc.constantFrom(31.8, 35),
    hasFixedRearHub: fc.boolean(),
    needsMount: fc.constantFrom('fork', 'mudguards', 'rack'),
    excludes: fc.array(fc.constantFrom('A-tyres', 'A-fork')),
    requires: fc.array(fc.constantFrom('A-tyres', 'A-fork'), { minLength: 1 }),
  },
  { requiredKeys: [] },
)
const someParts = fc.dictionary(
  fc.constantFrom('tyres', 'wheelset', 'fork', 'handlebar', 'stem', 'mudguards', 'lights'),
  someFacts,
)

test('the order in which parts are named changes nothing', () => {
  fc.assert(
    fc.property(someParts, fc.boolean(), (parts, hasOwnFork) => {
      const reversed = Object.fromEntries(Object.entries(parts).toReversed())
      expect(misfits(aBuild({ parts: reversed, hasOwnFork }))).toEqual(
        misfits(aBuild({ parts, hasOwnFork })),
      )
    }),
  )
})

test('every misfit is about a part that is there', () => {
  fc.assert(
    fc.property(someParts, (parts) => {
      expect(Object.keys(parts)).toEqual(
        expect.arrayContaining(misfits(aBuild({ parts })).map(({ section }) => section)),
      )
    }),
  )
})
