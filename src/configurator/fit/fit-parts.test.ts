import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { misfits } from './fit.ts'
import type { FitBuild } from './fit-build.ts'
import { aBuild, codes } from './sample-fit.ts'

const alone = (section: string, facts: Facts, build: Partial<FitBuild> = {}) =>
  misfits({ ...aBuild({ parts: { [section]: facts } }), ...build })

test.each([
  [{ forModels: ['fell', 'moor-ti'] }],
  [{ forMaterials: ['titanium'] }],
  [{ forDisciplines: ['gravel'] }],
  [{ frameSizes: ['M'] }],
  [{ finishes: ['raw'] }],
] as [Facts][])('a part that names this bike fits it: %o', (facts) => {
  expect(alone('bags', facts)).toEqual([])
})

test.each([
  ['forModels', ['fell'], 'otherModel', 'frame'],
  ['forMaterials', ['steel'], 'otherMaterial', 'frame'],
  ['forDisciplines', ['aero'], 'otherDiscipline', 'frame'],
  ['needsMotor', true, 'needsMotor', 'frame'],
  ['finishes', ['gloss'], 'finish', 'finish'],
  ['needsMount', 'rack', 'noMount', 'frame'],
  ['needsMount', 'lowrider', 'noForkMount', 'fork'],
  ['barKind', 'flat', 'flatBarPart', 'handlebar'],
] as const)('%s %s: %s, because of the %s', (fact, value, code, other) => {
  expect(alone('bags', { [fact]: value })).toMatchObject([{ code, section: 'bags', other }])
})

test('says what the bike is where a part is for others', () => {
  const values = (facts: Facts) => alone('bags', facts)[0]?.values
  expect(values({ forMaterials: ['steel'] })).toEqual({ is: 'titanium' })
  expect(values({ forDisciplines: ['all-road'] })).toEqual({ is: 'gravel' })
  expect(values({ finishes: ['gloss'] })).toEqual({ is: 'raw' })
  expect(values({ needsMount: 'frame-bag' })).toEqual({ mount: 'framebag' })
})

test('a part for one motor fits no other motor and no bike without one', () => {
  const forX20: Facts = { forMotors: ['Mahle X20'] }
  const on = (motor: string | null) =>
    alone('charger', forX20, { frame: aBuild({ frame: { motor } }).frame })
  expect(on('Mahle X20')).toEqual([])
  expect(on('Fazua')).toMatchObject([
    { code: 'otherMotor', values: { is: 'Mahle X20', needed: 'Fazua' } },
  ])
  expect(on(null)).toMatchObject([{ code: 'needsMotor' }])
})

test('a wireless post needs a lever of its system that nothing else uses', () => {
  const on = (facts: Facts) =>
    alone('seatpost', { needsLevers: 'sram-axs' }, { frame: aBuild({ frame: { facts } }).frame })
  expect(on({ shiftSystem: 'sram-axs-13', rings: [40] })).toEqual([])
  expect(on({ shiftSystem: 'shimano-di2-12', rings: [40] })).toMatchObject([
    { code: 'noLever', other: 'frame', values: { is: 'shimanodi2', needed: 'sramaxs' } },
  ])
  expect(on({ shiftSystem: 'sram-axs-12', rings: [48, 35] })).toMatchObject([
    { code: 'noFreeLever', other: 'frame' },
  ])
  expect(on({})).toEqual([])
})

test('two parts cannot take one place', () => {
  const parts: Record<string, Facts> = {
    bags: { places: ['triangle', 'bottles'] },
    bottleCages: { places: ['bottles'] },
    rack: { places: ['deck'] },
  }
  expect(misfits(aBuild({ parts }))).toEqual([
    { code: 'samePlace', section: 'bags', other: 'bottleCages', values: { place: 'bottles' } },
  ])
})

test('what is clamped inside the steerer needs one of metal', () => {
  const toolkit: Facts = { needsMetalSteerer: true }
  const inFork = (fork: Facts) => misfits(aBuild({ parts: { toolkit, fork } }))
  expect(inFork({ steererMaterial: 'carbon' })).toEqual([
    { code: 'carbonSteerer', section: 'toolkit', other: 'fork', values: {} },
  ])
  expect(inFork({ steererMaterial: 'metal' })).toEqual([])
  expect(inFork({})).toEqual([])
})

test('a pair of cages needs two bottle mounts', () => {
  const on = (facts: Facts) =>
    alone('bottleCages', { needsBottleMounts: 2 }, { frame: aBuild({ frame: { facts } }).frame })
  expect(on({ bottleMounts: 1 })).toMatchObject([
    { code: 'tooFewBottleMounts', other: 'frame', values: { has: 1 } },
  ])
  expect(on({ bottleMounts: 2 })).toEqual([])
  expect(on({})).toEqual([])
})

test('a part that needs a motor fits only e-bikes', () => {
  const { frame } = aBuild({ frame: { motor: 'Mahle X20' } })
  expect(alone('rangeExtender', { needsMotor: true }, { frame })).toEqual([])
  expect(alone('rangeExtender', { needsMotor: false })).toEqual([])
})

test('a frame of unknown material takes parts for any material', () => {
  const { frame } = aBuild({ frame: { material: null } })
  expect(alone('bags', { forMaterials: ['steel'] }, { frame })).toEqual([])
})

test('a rack fits a frame with its mounts, whatever the fork has', () => {
  const { frame } = aBuild({ frame: { facts: { mounts: ['rack'] } } })
  expect(alone('rack', { needsMount: 'rack' }, { frame })).toEqual([])
  expect(alone('rack', { needsMount: 'rack' }, { frame, hasOwnFork: false })).toEqual([])
  expect(alone('rack', { needsMount: 'rack' }, { frame: { ...frame, facts: {} } })).toMatchObject([
    { code: 'noMount', other: 'frame' },
  ])
})

test.each([
  { mounts: ['fork'], needs: 'fork', codes: [] },
  { mounts: ['lowrider'], needs: 'lowrider', codes: [] },
  { mounts: ['fork'], needs: 'lowrider', codes: ['noForkMount'] },
  { mounts: undefined, needs: 'fork', codes: ['noForkMount'] },
  { mounts: ['mudguards'], needs: 'mudguards', codes: [] },
  { mounts: undefined, needs: 'mudguards', codes: ['noForkMount'] },
])('a new fork with $mounts and bags for $needs: $codes', ({ mounts, needs, codes: expected }) => {
  const parts: Record<string, Facts> = {
    fork: mounts ? { mounts } : {},
    bags: { needsMount: needs },
  }
  expect(codes({ parts, hasOwnFork: false })).toEqual(expected)
})

test('tape has to suit the new bar, not the old one', () => {
  const frame = { facts: { barKind: 'flat' } } satisfies Partial<FitBuild['frame']>
  const parts: Record<string, Facts> = {
    tape: { barKind: 'drop' },
    handlebar: { barKind: 'drop' },
  }
  // the bar itself does not go on this bike; the tape would go on the bar
  expect(codes({ frame, parts })).toEqual(['flatBarBike'])
  expect(codes({ frame: { facts: {} }, parts: { tape: { barKind: 'drop' } } })).toEqual([])
})

test('a missing part without a section is not named, since nobody can choose it', () => {
  expect(alone('powerMeter', { requires: ['CRK'] })).toEqual([
    { code: 'lacksOther', section: 'powerMeter', other: 'powerMeter', values: {} },
  ])
})

test('parts without exclusions do not conflict', () => {
  const parts = {
    bags: { sku: 'BAG', facts: { excludes: ['EXT'] } },
    lights: { sku: 'LGT', facts: { excludes: [] } },
    rangeExtender: { sku: 'EXT', facts: {} },
  }
  expect(misfits({ ...aBuild({}), parts })).toEqual([
    { code: 'excludes', section: 'bags', other: 'rangeExtender', values: {} },
  ])
})

test.each([
  ['frontAxle', 'wheelset', '15x110', '12x100'],
  ['rearAxle', 'wheelset', '12x148', '12x142'],
  ['freehub', 'wheelset', 'hg', 'xdr'],
  ['rotorMount', 'wheelset', '6-bolt', 'center-lock'],
  ['brakeMount', 'fork', 'post', 'flat'],
  ['steerer', 'fork', 'straight', 'tapered-1.5'],
  ['steerer', 'stem', 'straight', 'tapered-1.5'],
  ['spindle', 'chainset', '24', 'dub'],
  ['chain', 'chainset', 'hg', 'flattop'],
  ['speeds', 'chainset', 12, 13],
  ['spindle', 'powerMeter', '24', 'dub'],
  ['chain', 'powerMeter', 'hg', 'flattop'],
  ['seatpost', 'seatpost', 31.6, 27.2],
] as const)('the %s of a %s is that of the frame', (fact, section, is, needed) => {
  expect(alone(section, { [fact]: is })).toEqual([
    { code: fact, section, other: 'frame', values: { is: plain(is), needed: plain(needed) } },
  ])
  expect(alone(section, { [fact]: needed })).toEqual([])
})

/** Messages choose their words by letters and digits only. */
const plain = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll(/[-.]/g, '') : value

test('a mount needs a bar it can be clamped to, also when it comes with a stem', () => {
  expect(alone('computerMount', { barClamp: 35, hasStem: true }, clamped)).toMatchObject([
    { code: 'barClamp', section: 'computerMount', other: 'frame' },
  ])
})
const clamped = { frame: aBuild({ frame: { facts: { barClamp: 31.8 } } }).frame }

test('a bar of another kind is one misfit, with the bike and not with itself', () => {
  expect(alone('handlebar', { barKind: 'flat' })).toEqual([
    { code: 'dropBarBike', section: 'handlebar', other: 'frame', values: {} },
  ])
})

test('a fork without a stated axle has that of the bike', () => {
  const parts: Record<string, Facts> = { wheelset: { frontAxle: '15x110' }, fork: {} }
  expect(misfits(aBuild({ parts }))).toEqual([
    {
      code: 'frontAxle',
      section: 'wheelset',
      // another fork may have another axle
      other: 'fork',
      values: { is: '15x110', needed: '12x100' },
    },
  ])
  // one that says it speaks before the bike
  const stated = { ...parts, fork: { frontAxle: '12x110' } } as Record<string, Facts>
  expect(misfits(aBuild({ parts: stated }))).toMatchObject([
    { other: 'fork', values: { needed: '12x110' } },
  ])
})

test('reports wheels with and without a motor against the frame', () => {
  const wheels = { code: 'noHubMotor', section: 'wheelset', other: 'frame', values: {} }
  expect(alone('wheelset', { hasFixedRearHub: true })).toEqual([wheels])
  const { frame } = aBuild({ frame: { facts: { hasFixedRearHub: true } } })
  expect(alone('wheelset', {}, { frame })).toEqual([{ ...wheels, code: 'motorStays' }])
  expect(alone('saddle', {}, { frame })).toEqual([])
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

test('the order of parts changes nothing', () => {
  fc.assert(
    fc.property(someParts, fc.boolean(), (parts, hasOwnFork) => {
      const reversed = Object.fromEntries(Object.entries(parts).toReversed())
      expect(misfits(aBuild({ parts: reversed, hasOwnFork }))).toEqual(
        misfits(aBuild({ parts, hasOwnFork })),
      )
    }),
  )
})

test('every misfit is about a part of the build', () => {
  fc.assert(
    fc.property(someParts, (parts) => {
      expect(Object.keys(parts)).toEqual(
        expect.arrayContaining(misfits(aBuild({ parts })).map(({ section }) => section)),
      )
    }),
  )
})
