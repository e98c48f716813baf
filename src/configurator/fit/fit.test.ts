import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { decisiveMisfits, misfits } from './fit.ts'
import type { FitBuild } from './fit-build.ts'
import { aBuild, codes } from './sample-fit.ts'

test('unpublished facts cause no misfit', () => {
  const facts: Facts = { wheelSize: '650b', tyreWidth: 60, frontAxle: '15x110', spindle: '30' }
  const parts = { tyres: facts, wheelset: facts, chainset: facts }
  expect(codes({ frame: { facts: {} }, parts })).toEqual([])
})

test('a part fits only the models, materials and disciplines it lists', () => {
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

test('a frame bag fits only some frame sizes, and any before one is chosen', () => {
  const parts = { bags: { frameSizes: ['L', 'XL'] } }
  expect(misfits(aBuild({ parts }))).toEqual([
    { code: 'frameSize', section: 'bags', other: 'size', values: { size: 'M', sizes: 'L, XL' } },
  ])
  expect(codes({ parts, size: null })).toEqual([])
})

test('film fits only its finish', () => {
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

test('the frame’s mounts apply to its own fork', () => {
  const parts: Record<string, Facts> = {
    fork: {},
    bags: { needsMount: 'fork' },
    mudguards: { needsMount: 'mudguards' },
  }
  expect(codes({ parts })).toEqual([])
})

test('names a required part and its section', () => {
  const build = aBuild({ parts: { lights: { requires: ['WHL-DYN', 'WHL-DYN-C'] } } })
  expect(misfits(build)).toEqual([
    {
      code: 'lacksPart',
      section: 'lights',
      other: 'wheelset',
      values: { sku: 'WHL-DYN', count: 2 },
    },
  ])
  const wheelset = { sku: 'WHL-DYN-C', facts: {} }
  expect(misfits({ ...build, parts: { ...build.parts, wheelset } })).toEqual([])
})

test('does not name a section for a required part that the bike has no section for', () => {
  expect(misfits(aBuild({ parts: { powerMeter: { requires: ['CRK'] } } }))).toMatchObject([
    { code: 'lacksOther', other: 'powerMeter' },
  ])
})

test('two parts exclude each other, whichever states it', () => {
  const bag = { sku: 'BAG', facts: {} }
  const battery = { sku: 'EXT', facts: { excludes: ['BAG'] } }
  const shunned = (parts: FitBuild['parts']) => misfits({ ...aBuild({}), parts })
  expect(shunned({ bags: bag, rangeExtender: battery })).toMatchObject([{ code: 'excludes' }])
  expect(shunned({ bags: battery, lights: bag })).toMatchObject([{ code: 'excludes' }])
})

test('what the frame refuses comes first, and once', () => {
  const parts: Record<string, Facts> = {
    tape: { barKind: 'drop' },
    handlebar: { barKind: 'flat', barClamp: 35 },
    stem: { barClamp: 31.8 },
  }
  const found = misfits(aBuild({ frame: { facts: { barKind: 'drop' } }, parts }))
  expect(found.map(({ code }) => code)).toEqual(['dropBarBike', 'dropBarPart', 'barClamp'])
  expect(decisiveMisfits(found).map(({ code }) => code)).toEqual(['dropBarBike'])
})

test('two parts that conflict twice are refused for the first reason', () => {
  const parts: Record<string, Facts> = {
    tyres: { wheelSize: '700c', tyreWidth: 43 },
    mudguards: { needsMount: 'mudguards', maxTyre: { '700c': 40 } },
  }
  const found = misfits(aBuild({ parts }))
  expect(found.map(({ code }) => code)).toEqual(['tyreTooWideForGuards', 'noRoomForGuards'])
  expect(decisiveMisfits(found).map(({ code }) => code)).toEqual(['tyreTooWideForGuards'])
})

test('two reasons of one part against the frame count as the first', () => {
  const facts: Facts = { hasFixedRearHub: true, wheelSizes: ['700c'] }
  const parts: Record<string, Facts> = {
    wheelset: { wheelSize: '650b' },
    tyres: { wheelSize: '700c' },
    saddle: { rails: 'oval-7x9' },
    seatpost: { rails: 'round-7' },
  }
  const found = misfits(aBuild({ frame: { facts }, parts }))
  expect(found.map(({ code }) => code)).toEqual([
    'motorStays',
    'frameWheelSize',
    'wheelSize',
    'rails',
  ])
  expect(decisiveMisfits(found).map(({ code }) => code)).toEqual(['motorStays', 'rails'])
})
