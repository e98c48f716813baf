import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import-facts.ts'
import { type FitBuild, type Frame, misfits } from './fit.ts'

const gravelFrame: Facts = {
  wheelSizes: ['700c', '650b'],
  frontAxle: '12x100',
  rearAxle: '12x142',
  rotorMount: 'center-lock',
  brakeMount: 'flat',
  steerer: 'tapered-1.5',
  barKind: 'flare',
  maxTyre: { '700c': 45, '650b': 50 },
  seatpost: 27.2,
  maxRing: 48,
  rings: [40],
  spindle: 'dub',
  chain: 'flattop',
  speeds: 13,
  freehub: 'xdr',
  crankLengths: [165, 170],
  mounts: ['mudguards', 'fork'],
}
const sections = new Map([['WHL-DYN', 'wheelset']])

type Told = Partial<Omit<FitBuild, 'frame' | 'parts'>> & {
  frame?: Partial<Frame>
  parts?: Record<string, Facts>
}

const aBuild = ({ frame, parts = {}, ...rest }: Told): FitBuild => ({
  frame: {
    facts: gravelFrame,
    model: 'moor-ti',
    discipline: 'gravel',
    material: 'titanium',
    isElectric: false,
    ...frame,
  },
  size: 'M',
  finish: 'raw',
  hasOwnFork: true,
  sectionOf: (sku) => sections.get(sku),
  parts: Object.fromEntries(
    Object.entries(parts).map(([section, facts]) => [section, { sku: `A-${section}`, facts }]),
  ),
  ...rest,
})
const codes = (told: Told) => misfits(aBuild(told)).map(({ code }) => code)
const tyre = (tyreWidth: number, wheelSize: '700c' | '650b' = '700c') => ({ wheelSize, tyreWidth })

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

test('wheels and tyres are of one size, and of one the frame takes', () => {
  const parts: Record<string, Facts> = { wheelset: { wheelSize: '650b' }, tyres: tyre(40) }
  expect(codes({ parts })).toEqual(['wheelSize'])
  const frame = { facts: { wheelSizes: ['700c'] } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { ...parts, tyres: tyre(47, '650b') } })).toEqual([
    'frameWheelSize',
    'frameWheelSize',
  ])
})

test('wheels take the axles, the cassette and the discs that are there', () => {
  const wheelset: Facts = {
    frontAxle: '15x110',
    rearAxle: '12x148',
    freehub: 'hg',
    rotorMount: '6-bolt',
  }
  expect(codes({ parts: { wheelset } })).toEqual(['frontAxle', 'rearAxle', 'freehub', 'rotorMount'])
  expect(
    codes({ parts: { wheelset: { frontAxle: '15x110' }, fork: { frontAxle: '15x110' } } }),
  ).toEqual([])
})

test('a motor in the rear wheel stays there, and goes nowhere else', () => {
  const frame = { facts: { hasFixedRearHub: true } }
  expect(codes({ frame, parts: { wheelset: {} } })).toEqual(['motorStays'])
  expect(codes({ frame, parts: { wheelset: { hasFixedRearHub: true } } })).toEqual([])
  expect(codes({ parts: { wheelset: { hasFixedRearHub: true } } })).toEqual(['noHubMotor'])
})

test('a tyre is as wide as frame, fork and rims allow', () => {
  expect(codes({ parts: { tyres: tyre(50) } })).toEqual(['tyreTooWide'])
  expect(codes({ parts: { tyres: tyre(50, '650b') } })).toEqual([])
  const parts = { tyres: tyre(40), fork: { maxTyre: { '700c': 35 } }, wheelset: { minTyre: 42 } }
  expect(codes({ parts })).toEqual(['tyreTooWideForFork', 'tyreTooNarrowForRims'])
  expect(codes({ parts: { ...parts, tyres: tyre(47, '650b'), wheelset: {} } })).toEqual([
    'otherWheelSize',
  ])
})

test('guards go over the tyre, and between it and the frame', () => {
  const bolted: Facts = { needsMount: 'mudguards', maxTyre: { '700c': 45 } }
  expect(codes({ parts: { tyres: tyre(42), mudguards: bolted } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(43), mudguards: bolted } })).toEqual(['noRoomForGuards'])
  expect(codes({ parts: { tyres: tyre(43), mudguards: { maxTyre: { '700c': 45 } } } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(40), mudguards: { maxTyre: { '700c': 38 } } } })).toEqual([
    'tyreTooWideForGuards',
  ])
})

test('tubeless needs tyres and rims made for it', () => {
  const parts: Record<string, Facts> = {
    tubeless: { isTubeless: true },
    tyres: { isTubeless: false },
    wheelset: {},
  }
  expect(codes({ parts })).toEqual(['notTubeless'])
  expect(codes({ parts: { ...parts, tubeless: {} } })).toEqual([])
})

test('drop and flare may be exchanged, a flat bar may not', () => {
  expect(codes({ parts: { handlebar: { barKind: 'drop' } } })).toEqual([])
  expect(codes({ parts: { handlebar: { barKind: 'flat' } } })).toEqual(['dropBarBike'])
  expect(codes({ parts: { tape: { barKind: 'drop' } } })).toEqual([])
  const frame = { facts: { barKind: 'flat' } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { tape: { barKind: 'drop' } } })).toEqual(['dropBarPart'])
  expect(codes({ parts: { computerMount: { barKind: 'flat' } } })).toEqual(['flatBarPart'])
})

test('bar, stem and mount share a clamp, unless the bar is its own stem', () => {
  const parts: Record<string, Facts> = {
    handlebar: { barClamp: 35 },
    stem: { barClamp: 31.8 },
    computerMount: { barClamp: 31.8 },
  }
  expect(codes({ parts })).toEqual(['barClamp', 'barClamp'])
  expect(codes({ parts: { ...parts, handlebar: { hasStem: true, barClamp: 35 } } })).toEqual([
    'barClamp',
  ])
})

test('a bar with its own stem leaves the bike’s in the box, but nobody chooses another', () => {
  const bar = { sku: 'MONO', facts: { hasStem: true } }
  const stem = { sku: 'STM', facts: {} }
  const build = aBuild({})
  expect(misfits({ ...build, parts: { handlebar: bar, stem } })).toEqual([])
  const chosen = { ...stem, isChosen: true }
  expect(misfits({ ...build, parts: { handlebar: bar, stem: chosen } })).toMatchObject([
    { code: 'stemInBar' },
  ])
})

test('a chainset suits the gears that stay', () => {
  const facts: Facts = { spindle: '24', chain: 'hg', speeds: 12, rings: [46, 30] }
  expect(codes({ parts: { chainset: facts } })).toEqual(['spindle', 'chain', 'speeds', 'ringCount'])
  expect(codes({ parts: { chainset: { rings: [50] } } })).toEqual(['ringTooLarge'])
  const cranks = (size: string) => ({ chainset: { sku: 'CRK', facts: {}, size } })
  expect(misfits({ ...aBuild({}), parts: cranks('170') })).toEqual([])
  expect(misfits({ ...aBuild({}), parts: cranks('175') })).toMatchObject([{ code: 'crankLength' }])
})

test('carbon rails need a post that clamps them', () => {
  const saddle: Facts = { rails: 'oval-7x9' }
  expect(codes({ parts: { saddle, seatpost: { rails: 'round-7', seatpost: 31.6 } } })).toEqual([
    'seatpost',
    'rails',
  ])
  expect(codes({ parts: { saddle, seatpost: { rails: 'both' } } })).toEqual([])
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
