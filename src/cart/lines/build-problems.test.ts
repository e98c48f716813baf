import { expect, test } from 'vitest'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { RequestedItem, ItemProblem } from './to-cart-lines.ts'
import { requestProblems, lineProblems } from './build-problems.ts'
import { optionUid } from './option-uid.ts'
import { anItem, aLine, aPart, catalogueOf } from '#/cart/api/sample-cart.ts'

const inSection = (id: number, key: string) => ({
  section: { id, key, name: { en: key, de: key }, isRequired: true },
})
const gone = { leadTimeDays: null }
const bike = anItem('BIKE', 2_899_99, {
  kind: 'bike',
  parts: { wheelset: 'OWN-WHEELS', tyres: 'OWN-TYRES' },
})
const catalogue = catalogueOf(
  bike,
  aPart('OWN-WHEELS', 399_99, 'wheelset', inSection(7, 'wheelset')),
  aPart('WHEELS', 1_149_01, 'wheelset', { ...inSection(7, 'wheelset'), ...gone }),
  aPart('OWN-TYRES', 80_01, 'tyres', inSection(8, 'tyres')),
  aPart('TYRES', 90_01, 'tyres', { ...inSection(8, 'tyres'), ...gone }),
  aPart('LIGHTS', 90_01, 'lights', inSection(20, 'lights')),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', { ...inSection(58, 'frameColour'), ...gone }),
)
const chosen = (...options: [number, string][]): RequestedItem => ({
  sku: 'BIKE',
  quantity: 1,
  selectedOptions: options.map(([sectionId, sku]) => optionUid({ sectionId, sku })),
  entered: [],
  ref: null,
  associatedRef: null,
})
const fault = (change: Partial<ItemProblem>): ItemProblem => ({
  index: 0,
  problem: 'optionNotAvailable',
  name: 'BIKE',
  ...change,
})

test.each([
  ['the bike itself', { problem: 'unknownSku' }, [1]],
  ['its paint', { problem: 'unknownSku', name: 'BBCOLOUR-FOG' }, [58]],
  ['an option in an invalid format', { problem: 'optionFormat' }, [null]],
  ['two sections', { sections: [7, 8] }, [7, 8]],
  ['a section twice', { sections: [7, 7] }, [7]],
] as const)(
  'shows a problem with %s in the section where it can be fixed',
  (_what, change, sections) => {
    const { problem, name } = fault(change)
    expect(requestProblems(fault(change), [chosen()], catalogue)).toEqual(
      sections.map((sectionId) => ({ sectionId, problem, name, misfit: null })),
    )
  },
)

const misfit = (change: Partial<Misfit>): Misfit => ({
  code: 'tyreTooWideForRims',
  section: 'tyres',
  other: 'wheelset',
  values: { width: 45 },
  ...change,
})
/** The section in which a misfit is shown, and the part named there. */
const shown = (item: RequestedItem, change: Partial<Misfit> = {}) =>
  requestProblems(
    fault({ problem: 'doesNotFit', misfits: [misfit(change)] }),
    [item],
    catalogue,
  ).map(({ sectionId, misfit: found }) => [sectionId, found?.code, found?.names.other?.en])

test('shows a misfit in the section of the chosen part', () => {
  expect(shown(chosen([8, 'TYRES']))).toEqual([[8, 'tyreTooWideForRims', 'OWN-WHEELS']])
  expect(shown(chosen([7, 'WHEELS']))).toEqual([[7, 'tyreTooWideForRims', 'OWN-TYRES']])
  expect(shown(chosen([7, 'WHEELS'], [8, 'TYRES']))).toEqual([[8, 'tyreTooWideForRims', 'WHEELS']])
})

test('shows a misfit of two own parts in the section that reports it', () => {
  expect(shown(chosen())).toEqual([[8, 'tyreTooWideForRims', 'OWN-WHEELS']])
})

test('names the other part only if the bike has one in that section', () => {
  const lacks = { code: 'lacksPart', section: 'lights', other: 'wheelset' } as const
  expect(shown(chosen([20, 'LIGHTS']), lacks)).toEqual([[20, 'lacksPart', 'OWN-WHEELS']])
  expect(shown(chosen([20, 'LIGHTS']), { ...lacks, other: 'bags' })).toEqual([
    [20, 'lacksPart', undefined],
  ])
  expect(shown(chosen([20, 'LIGHTS']), { section: 'lights', other: 'frame' })).toEqual([
    [20, 'tyreTooWideForRims', undefined],
  ])
})

test('names both parts of a misfit, and the part that is missing', () => {
  const lacks = misfit({ code: 'lacksPart', section: 'lights', other: 'wheelset' })
  const [problem] = requestProblems(
    fault({ problem: 'doesNotFit', misfits: [{ ...lacks, values: { sku: 'WHEELS' } }] }),
    [chosen([20, 'LIGHTS'])],
    catalogue,
  )
  const { part, with: present, needed } = problem?.misfit?.names ?? {}
  expect([part?.en, present?.en, needed?.en]).toEqual(['LIGHTS', 'OWN-WHEELS', 'WHEELS'])
})

test('keeps the reason of a misfit, without a section when it has no part', () => {
  const misfits = [misfit({ section: 'bags', other: 'racks' })]
  expect(requestProblems(fault({ problem: 'doesNotFit', misfits }), [chosen()], catalogue)).toEqual(
    [
      {
        sectionId: null,
        problem: 'doesNotFit',
        name: 'BIKE',
        misfit: {
          code: 'tyreTooWideForRims',
          values: { width: 45 },
          names: { part: null, with: null, other: null, needed: null },
        },
      },
    ],
  )
})

test('ignores options that are unknown or invalid', () => {
  const item = { ...chosen([7, 'GONE']), selectedOptions: ['nonsense'] }
  expect(shown(item)).toEqual([[8, 'tyreTooWideForRims', 'OWN-WHEELS']])
  expect(shown({ ...chosen([7, 'GONE']), sku: 'GONE' })).toEqual([
    [null, 'tyreTooWideForRims', undefined],
  ])
})

const built = aLine('BIKE', {
  quantity: 2,
  options: [
    { sectionId: 7, sku: 'WHEELS' },
    { sectionId: 8, sku: 'TYRES' },
  ],
  colour: { uid: 'c', sku: 'BBCOLOUR-FOG' },
})
const sectionsOf = (...args: Parameters<typeof lineProblems>) =>
  lineProblems(...args).map(({ sectionId, name }) => [sectionId, name])

test('shows each sold-out item of a build in its own section', () => {
  const stock = new Map([['TYRES', 1]])
  expect(lineProblems('outOfStock', built, { catalogue, stock })).toEqual([
    { sectionId: 7, problem: 'outOfStock', name: 'WHEELS', misfit: null },
    { sectionId: 58, problem: 'outOfStock', name: 'BBCOLOUR-FOG', misfit: null },
  ])
  const soldOut = { catalogue: catalogueOf({ ...bike, ...gone }), stock: new Map() }
  expect(sectionsOf('outOfStock', aLine('BIKE'), soldOut)).toEqual([[1, 'BIKE']])
})

test('shows any other problem in the frame’s section', () => {
  expect(sectionsOf('quantityTooLarge', built, { catalogue, stock: new Map() })).toEqual([
    [1, 'BIKE'],
  ])
})
