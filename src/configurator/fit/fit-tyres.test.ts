import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { misfits } from './fit.ts'
import type { Frame } from './fit-build.ts'
import { aBuild, codes, tyre } from './sample-fit.ts'

const other650b: Facts = { maxTyre: { '650b': 30 } }
const mounted: Facts = { mounts: ['mudguards'] }

test('wheels and tyres have the same size, one that the frame takes', () => {
  const parts: Record<string, Facts> = { wheelset: { wheelSize: '650b' }, tyres: tyre(40) }
  expect(codes({ parts })).toEqual(['wheelSize'])
  const frame = { facts: { wheelSizes: ['700c'] } } satisfies Partial<Frame>
  expect(codes({ frame, parts: { ...parts, tyres: tyre(47, '650b') } })).toEqual([
    'frameWheelSize',
    'frameWheelSize',
  ])
})

test('wheels have to match axles, freehub and rotors', () => {
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

test('hub-motor wheels fit hub-motor bikes only', () => {
  const frame = { facts: { hasFixedRearHub: true } }
  expect(codes({ frame, parts: { wheelset: {} } })).toEqual(['motorStays'])
  expect(codes({ frame, parts: { wheelset: { hasFixedRearHub: true } } })).toEqual([])
  expect(codes({ parts: { wheelset: { hasFixedRearHub: true } } })).toEqual(['noHubMotor'])
})

test('frame, fork and rims limit the tyre width', () => {
  expect(codes({ parts: { tyres: tyre(50) } })).toEqual(['tyreTooWide'])
  expect(codes({ parts: { tyres: tyre(50, '650b') } })).toEqual([])
  const parts = { tyres: tyre(40), fork: { maxTyre: { '700c': 35 } }, wheelset: { minTyre: 42 } }
  expect(codes({ parts })).toEqual(['tyreTooWideForFork', 'tyreTooNarrowForRims'])
  expect(codes({ parts: { ...parts, tyres: tyre(47, '650b'), wheelset: {} } })).toEqual([
    'otherWheelSize',
  ])
})

test('guards limit the tyre width and need clearance', () => {
  const bolted: Facts = { needsMount: 'mudguards', maxTyre: { '700c': 45 } }
  expect(codes({ parts: { tyres: tyre(42), mudguards: bolted } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(43), mudguards: bolted } })).toEqual(['noRoomForGuards'])
  expect(codes({ parts: { tyres: tyre(43), mudguards: { maxTyre: { '700c': 45 } } } })).toEqual([])
  expect(codes({ parts: { tyres: tyre(40), mudguards: { maxTyre: { '700c': 38 } } } })).toEqual([
    'tyreTooWideForGuards',
  ])
})

test('tubes that stretch once need a tyre of their size', () => {
  const tubeless: Facts = { maxTyre: { '700c': 40 } }
  expect(codes({ parts: { tubeless, tyres: tyre(40) } })).toEqual([])
  expect(codes({ parts: { tubeless, tyres: tyre(42) } })).toEqual(['tyreTooWideForTubes'])
  expect(codes({ parts: { tubeless, tyres: tyre(47, '650b') } })).toEqual(['otherWheelSize'])
})

test('tubeless needs tubeless-ready tyres and rims', () => {
  const parts: Record<string, Facts> = {
    tubeless: { isTubeless: true },
    tyres: { isTubeless: false },
    wheelset: {},
  }
  expect(codes({ parts })).toEqual(['notTubeless'])
  expect(codes({ parts: { ...parts, tubeless: {} } })).toEqual([])
})

const found = (parts: Record<string, Facts>, facts?: Facts) =>
  misfits(aBuild({ parts, ...(facts && { frame: { facts } }) }))

test.each([
  {
    what: 'wheels of a size the frame does not take',
    got: () => found({ wheelset: { wheelSize: '650b' } }, { wheelSizes: ['700c'] }),
    code: 'frameWheelSize',
    section: 'wheelset',
    other: 'frame',
    values: { is: '650b', takes: '700c' },
  },
  {
    what: 'wheels for other tyres',
    got: () => found({ wheelset: { wheelSize: '650b' }, tyres: { wheelSize: '700c' } }, {}),
    code: 'wheelSize',
    section: 'wheelset',
    other: 'tyres',
    values: { is: '650b', needed: '700c' },
  },
  {
    what: 'a tyre a millimetre too wide for the frame',
    got: () => found({ tyres: tyre(46) }),
    code: 'tyreTooWide',
    section: 'tyres',
    other: 'frame',
    values: { is: 46, most: 45 },
  },
  {
    what: 'a tyre a millimetre too wide for the fork',
    got: () => found({ tyres: tyre(40), fork: { maxTyre: { '700c': 39 } } }),
    code: 'tyreTooWideForFork',
    section: 'tyres',
    other: 'fork',
    values: { is: 40, most: 39 },
  },
  {
    what: 'a tyre a millimetre too wide for the rims',
    got: () => found({ tyres: tyre(40), wheelset: { maxTyre: { '700c': 39 } } }),
    code: 'tyreTooWideForRims',
    section: 'tyres',
    other: 'wheelset',
    values: { is: 40, most: 39 },
  },
  {
    what: 'a tyre a millimetre too narrow for the rims',
    got: () => found({ tyres: tyre(31), wheelset: { minTyre: 32 } }),
    code: 'tyreTooNarrowForRims',
    section: 'tyres',
    other: 'wheelset',
    values: { is: 31, least: 32 },
  },
  {
    what: 'a tyre a millimetre too narrow for the guards',
    got: () => found({ tyres: tyre(31), mudguards: { minTyre: 32 } }),
    code: 'tyreTooNarrowForGuards',
    section: 'tyres',
    other: 'mudguards',
    values: { is: 31, least: 32 },
  },
  {
    what: 'a fork for other wheels',
    got: () => found({ tyres: tyre(40), fork: { maxTyre: { '650b': 50 } } }),
    code: 'otherWheelSize',
    section: 'tyres',
    other: 'fork',
    values: { takes: '650b' },
  },
  {
    what: 'bolted guards that leave the tyre no room',
    got: () => found({ tyres: tyre(43), mudguards: { needsMount: 'mudguards' } }),
    code: 'noRoomForGuards',
    section: 'mudguards',
    other: 'tyres',
    values: { is: 43, most: 42 },
  },
  {
    what: 'bolted guards in a fork with less room than the frame',
    got: () =>
      found({
        tyres: tyre(38),
        mudguards: { needsMount: 'mudguards' },
        fork: { maxTyre: { '700c': 40 } },
      }),
    code: 'noRoomForGuards',
    section: 'mudguards',
    other: 'tyres',
    values: { is: 38, most: 37 },
  },
  {
    what: 'sealant on rims that do not hold it',
    got: () => found({ tubeless: { isTubeless: true }, wheelset: { isTubeless: false } }),
    code: 'notTubeless',
    section: 'tubeless',
    other: 'wheelset',
    values: {},
  },
])('$what: names both sides and the figures', ({ what: _, got, ...misfit }) => {
  expect(got()).toEqual([misfit])
})

test.each([
  ['as wide as the frame takes', { tyres: tyre(45) }, undefined],
  ['as wide as the fork takes', { tyres: tyre(40), fork: { maxTyre: { '700c': 40 } } }, undefined],
  ['as narrow as the rims take', { tyres: tyre(32), wheelset: { minTyre: 32 } }, undefined],
  ['as narrow as the guards take', { tyres: tyre(32), mudguards: { minTyre: 32 } }, undefined],
  ['on rims made for another size', { tyres: tyre(40), wheelset: other650b }, undefined],
  [
    'wider than anybody asked',
    { tyres: tyre(60), mudguards: { needsMount: 'mudguards' } },
    mounted,
  ],
] as [string, Record<string, Facts>, Facts | undefined][])(
  'a tyre %s fits',
  (_what, parts, facts) => {
    expect(found(parts, facts)).toEqual([])
  },
)

test('tyres without a stated size have that of the wheels, or else of the frame', () => {
  const frame: Facts = { wheelSize: '700c', maxTyre: { '700c': 45, '650b': 50 } }
  const tyres: Facts = { tyreWidth: 48 }
  expect(found({ tyres }, frame)).toMatchObject([{ code: 'tyreTooWide', values: { most: 45 } }])
  expect(
    found({ tyres, wheelset: { wheelSize: '650b' } }, { ...frame, wheelSize: '650b' }),
  ).toEqual([])
  expect(
    found(
      { tyres: { tyreWidth: 51 }, wheelset: { wheelSize: '650b' } },
      { maxTyre: { '650b': 50 } },
    ),
  ).toMatchObject([{ code: 'tyreTooWide', values: { most: 50 } }])
})

test('the frame states the width of the bike’s own tyres', () => {
  const frame: Facts = { wheelSize: '700c', tyreWidth: 40 }
  expect(found({ fork: { maxTyre: { '700c': 38 } } }, frame)).toMatchObject([
    { code: 'tyreTooWideForFork' },
  ])
  expect(found({ fork: { maxTyre: { '700c': 38 } } }, { wheelSize: '700c' })).toEqual([])
})

test('hookless rims hold tubeless-ready tyres only', () => {
  const wheelset: Facts = { isHookless: true }
  expect(found({ wheelset, tyres: { isTubeless: false } })).toEqual([
    { code: 'hookless', section: 'tyres', other: 'wheelset', values: {} },
  ])
  expect(found({ wheelset, tyres: { isTubeless: true } })).toEqual([])
  expect(found({ wheelset, tyres: {} })).toEqual([])
  expect(found({ wheelset: {}, tyres: { isTubeless: false } })).toEqual([])
})
