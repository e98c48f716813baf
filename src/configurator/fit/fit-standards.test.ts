import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { misfits } from './fit.ts'
import type { Frame } from './fit-build.ts'
import { aBuild, codes } from './sample-fit.ts'

const round: Facts = { rails: 'round-7' }

test('drop and flared bars are interchangeable, flat bars are not', () => {
  expect(codes({ parts: { handlebar: { barKind: 'drop' } } })).toEqual([])
  expect(codes({ parts: { handlebar: { barKind: 'flat' } } })).toEqual(['dropBarBike'])
  expect(codes({ parts: { tape: { barKind: 'drop' } } })).toEqual([])
  const frame = { facts: { barKind: 'flat' } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { tape: { barKind: 'drop' } } })).toEqual(['dropBarPart'])
  expect(codes({ parts: { computerMount: { barKind: 'flat' } } })).toEqual(['flatBarPart'])
})

test('bar, stem and mount share a clamp, unless the bar has an integrated stem', () => {
  const parts: Record<string, Facts> = {
    handlebar: { barClamp: 35 },
    stem: { barClamp: 31.8 },
    computerMount: { barClamp: 31.8 },
  }
  expect(codes({ parts })).toEqual(['barClamp', 'barClamp'])
  expect(codes({ parts: { ...parts, handlebar: { hasStem: true, barClamp: 35 } } })).toEqual([
    'barClamp',
    'onePieceBar',
  ])
})

test('a one-piece bar leaves out the bike’s stem but conflicts with a chosen one', () => {
  const bar = { sku: 'MONO', facts: { hasStem: true } }
  const stem = { sku: 'STM', facts: {} }
  const build = aBuild({})
  expect(misfits({ ...build, parts: { handlebar: bar, stem } })).toEqual([])
  const chosen = { ...stem, isChosen: true }
  expect(misfits({ ...build, parts: { handlebar: bar, stem: chosen } })).toMatchObject([
    { code: 'stemInBar' },
  ])
})

test('a chainset has to suit the remaining drivetrain', () => {
  const facts: Facts = { spindle: '24', chain: 'hg', speeds: 12, rings: [46, 30] }
  expect(codes({ parts: { chainset: facts } })).toEqual(['spindle', 'chain', 'speeds', 'ringCount'])
  expect(codes({ parts: { chainset: { rings: [50] } } })).toEqual(['ringTooLarge'])
  const cranks = (size: string) => ({ chainset: { sku: 'CRK', facts: {}, size } })
  expect(misfits({ ...aBuild({}), parts: cranks('170') })).toEqual([])
  expect(misfits({ ...aBuild({}), parts: cranks('175') })).toMatchObject([{ code: 'crankLength' }])
})

test('carbon rails need a suitable seatpost clamp', () => {
  const saddle: Facts = { rails: 'oval-7x9' }
  expect(codes({ parts: { saddle, seatpost: { rails: 'round-7', seatpost: 31.6 } } })).toEqual([
    'seatpost',
    'rails',
  ])
  expect(codes({ parts: { saddle, seatpost: { rails: 'both' } } })).toEqual([])
})

const whole = (parts: Record<string, Facts>, facts?: Facts) =>
  misfits(aBuild({ parts, ...(facts && { frame: { facts } }) }))

test.each([
  {
    what: 'a drop bar on a flat-bar bike',
    found: () => whole({ handlebar: { barKind: 'drop' } }, { barKind: 'flat' }),
    misfit: { code: 'flatBarBike', section: 'handlebar', other: 'frame', values: {} },
  },
  {
    what: 'a flat bar on a drop-bar bike',
    found: () => whole({ handlebar: { barKind: 'flat' } }, { barKind: 'drop' }),
    misfit: { code: 'dropBarBike', section: 'handlebar', other: 'frame', values: {} },
  },
  {
    what: 'a ring too many',
    found: () => whole({ chainset: { rings: [46, 33] } }, { rings: [40] }),
    misfit: {
      code: 'ringCount',
      section: 'chainset',
      other: 'frame',
      values: { is: 2, needed: 1 },
    },
  },
  {
    what: 'a ring one tooth too large',
    found: () => whole({ chainset: { rings: [49, 36] } }, { rings: [46, 33], maxRing: 48 }),
    misfit: {
      code: 'ringTooLarge',
      section: 'chainset',
      other: 'frame',
      values: { is: 49, most: 48 },
    },
  },
  {
    what: 'carbon rails in a round clamp',
    found: () => whole({ saddle: { rails: 'oval-7x9' }, seatpost: { rails: 'round-7' } }),
    misfit: { code: 'rails', section: 'saddle', other: 'seatpost', values: { is: 'oval7x9' } },
  },
  {
    what: 'another clamp than the stem has',
    found: () => whole({ handlebar: { barClamp: 35 }, stem: { barClamp: 31.8 } }),
    misfit: {
      code: 'barClamp',
      section: 'handlebar',
      other: 'stem',
      values: { is: 35, needed: 31.8 },
    },
  },
])('$what: names both sides and the figures', ({ found, misfit }) => {
  expect(found()).toEqual([misfit])
})

test.each([
  ['the largest ring the frame takes', { chainset: { rings: [48] } }, { rings: [40], maxRing: 48 }],
  ['as many rings as before', { chainset: { rings: [46, 33] } }, { rings: [48, 35] }],
  ['rings where nobody said how large they may be', { chainset: { rings: [60] } }, {}],
  ['a bar on a bike nobody described', { handlebar: { barKind: 'flat' } }, {}],
  ['a bar nobody described', { handlebar: {} }, { barKind: 'flat' }],
  ['a flat bar on a flat-bar bike', { handlebar: { barKind: 'flat' } }, { barKind: 'flat' }],
  ['round rails in a round clamp', { saddle: round, seatpost: round }, {}],
  ['rails nobody described', { saddle: {}, seatpost: round }, {}],
  ['a clamp nobody described', { saddle: round, seatpost: {} }, {}],
] as [string, Record<string, Facts>, Facts][])('%s fits', (_what, parts, facts) => {
  expect(whole(parts, facts)).toEqual([])
})

test('cranks of any length fit where no lengths are stated', () => {
  const chainset = { sku: 'CRK', facts: {}, size: '180' }
  const parts = { chainset }
  const lengthsOf = (crankLengths?: number[]) =>
    aBuild({ frame: { facts: crankLengths ? { crankLengths } : {} } })
  expect(misfits({ ...lengthsOf(), parts })).toEqual([])
  expect(misfits({ ...lengthsOf([170, 180]), parts })).toEqual([])
  expect(misfits({ ...lengthsOf([170]), parts })).toEqual([
    { code: 'crankLength', section: 'chainset', other: 'frame', values: { is: 180, nearest: 170 } },
  ])
  const unsized = { chainset: { ...chainset, size: null } }
  expect(misfits({ ...lengthsOf([170]), parts: unsized })).toEqual([])
})

test('a chosen stem fits a bar without an integrated one', () => {
  const stem = { sku: 'STM', facts: {}, isChosen: true }
  const bars = (facts: Facts) =>
    misfits({ ...aBuild({}), parts: { handlebar: { sku: 'BAR', facts }, stem } })
  expect(bars({})).toEqual([])
  expect(bars({ hasStem: true })).toEqual([
    { code: 'stemInBar', section: 'stem', other: 'handlebar', values: {} },
  ])
})

const misfitsOn = (facts: Facts, parts: Record<string, Facts>) =>
  misfits(aBuild({ frame: { facts }, parts })).map(({ code, section, other, values }) => [
    code,
    section,
    other,
    values,
  ])

test('the fork has to take the brake disc of the bike', () => {
  const fork: Facts = { maxRotor: 160 }
  expect(misfitsOn({ frontRotor: 160 }, { fork })).toEqual([])
  expect(misfitsOn({ frontRotor: 161 }, { fork })).toEqual([
    ['rotorTooLarge', 'fork', 'frame', { is: 161, most: 160 }],
  ])
  expect(misfitsOn({}, { fork })).toEqual([])
  expect(misfitsOn({ frontRotor: 200 }, { fork: {} })).toEqual([])
})

test('a fork is as long as the frame was built for', () => {
  const on = (forkLength: number) =>
    misfitsOn({ forkLengths: [391, 425] }, { fork: { forkLength } })
  expect(on(391)).toEqual([])
  expect(on(425)).toEqual([])
  const values = (is: number) => ({ is, least: 391, most: 425 })
  expect(on(390)).toEqual([['forkLength', 'fork', 'frame', values(390)]])
  expect(on(426)).toEqual([['forkLength', 'fork', 'frame', values(426)]])
  expect(misfitsOn({}, { fork: { forkLength: 500 } })).toEqual([])
})

test('hoses run inside only where the headset lets them in', () => {
  const parts: Record<string, Facts> = { handlebar: { hoses: 'inside' }, stem: { hoses: 'inside' } }
  expect(misfitsOn({ hoses: 'outside' }, parts)).toEqual([
    ['hosesInside', 'handlebar', 'frame', {}],
    ['hosesInside', 'stem', 'frame', {}],
  ])
  expect(misfitsOn({ hoses: 'inside' }, parts)).toEqual([])
  expect(misfitsOn({}, parts)).toEqual([])
  expect(misfitsOn({ hoses: 'outside' }, { handlebar: {}, stem: { hoses: 'outside' } })).toEqual([])
})

test('front mech and chainset share a chain line', () => {
  expect(misfitsOn({ chainline: 47 }, { chainset: { chainline: 44.5 } })).toEqual([
    ['chainline', 'chainset', 'frame', { is: 44.5, needed: 47 }],
  ])
  expect(misfitsOn({ chainline: 47 }, { chainset: { chainline: 47 } })).toEqual([])
  expect(misfitsOn({ chainline: 47 }, { chainset: {} })).toEqual([])
})
