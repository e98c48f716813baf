import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { fitBuild } from './built.ts'
import { type Choice, isStemInBar, partIn, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { type OptionState, optionStates } from './option-states.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import { aPart, aSection, sampleOffered } from './sample-offered.ts'
import { isBuildable } from '../../../tests/builds/fit-judge.ts'

/**
 * Small catalogues are made up at random. The rules and a second judge, who was not written from them, have to
 * agree on every build that can be chosen from each.
 */

/** Mostly harmless facts, so that valid builds are about as frequent as invalid ones. */
const some = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const facts = (shape: { [Key in keyof Facts]?: fc.Arbitrary<NonNullable<Facts[Key]>> }) =>
  fc.record(shape, { requiredKeys: [] }) as fc.Arbitrary<Facts>

const place = some(
  ['bottles' as const],
  ['triangle' as const, 'bottles' as const],
  ['deck' as const],
)
const partFacts = {
  wheelset: facts({
    wheelSize: some('700c', '700c', '650b'),
    maxTyre: some({ '700c': 45, '650b': 50 }, { '700c': 38 }),
    minTyre: some(25, 32),
    freehub: some('hg', 'hg', 'xdr'),
    isHookless: some(false, true),
  }),
  tyres: fc.record({
    wheelSize: some<'700c' | '650b'>('700c', '700c', '650b'),
    tyreWidth: some(28, 35, 40, 47),
    isTubeless: fc.boolean(),
  }) as fc.Arbitrary<Facts>,
  fork: facts({
    maxTyre: some({ '700c': 45, '650b': 50 }, { '700c': 40 }),
    maxRotor: some(160, 180),
    forkLength: some(391, 402, 425),
    mounts: some(['mudguards'], ['mudguards'], []),
  }),
  handlebar: facts({
    barClamp: some(31.8, 31.8, 35),
    hasStem: some(false, false, true),
    hoses: some<'inside' | 'outside'>('outside', 'outside', 'inside'),
  }),
  stem: facts({
    barClamp: some(31.8, 31.8, 35),
    hoses: some<'inside' | 'outside'>('outside', 'inside'),
  }),
  chainset: facts({
    rings: some([40], [42], [46, 30], [50, 34]),
    chainline: some(44.5, 47),
  }),
  seatpost: facts({ needsLevers: some('sram-axs') }),
  computerMount: facts({ barClamp: some(31.8) }),
  mudguards: facts({
    maxTyre: some({ '700c': 37 }, { '700c': 45, '650b': 47 }),
    needsMount: some('mudguards'),
  }),
  bags: facts({ places: place }),
  bottleCages: facts({ places: place }),
  lights: facts({ requires: some(['wheelset-1'], ['wheelset-1', 'wheelset-2']) }),
  tubeless: facts({ isTubeless: fc.boolean() }),
} as const

const frameFacts = facts({
  wheelSizes: some<('700c' | '650b')[]>(['700c', '650b'], ['700c']),
  maxTyre: some({ '700c': 45, '650b': 50 }, { '700c': 40, '650b': 47 }),
  frontRotor: some(160, 180),
  forkLengths: some<[number, number]>([391, 425], [391, 402]),
  hoses: some<'inside' | 'outside'>('inside', 'outside'),
  rings: some([40], [46, 30]),
  maxRing: some(48, 52),
  chainline: some(47, 44.5),
  shiftSystem: some('sram-axs-12', 'shimano-di2-12'),
  freehub: some('hg', 'hg', 'xdr'),
}).map((stated): Facts => ({ rings: [40], ...stated, mounts: ['mudguards'], barClamp: 31.8 }))

/** These may be left off a bike; the others replace a part of its own. */
const extras = new Set(['bags', 'bottleCages', 'lights', 'mudguards', 'computerMount'])
type SectionKey = keyof typeof partFacts
const keys = Object.keys(partFacts) as SectionKey[]

const asShown: Choice = { colour: 'slate', size: 'M', parts: {} }

/** Catalogues of bikes that can be built as they are shown. */
const someCatalogue = fc
  .record({
    frame: frameFacts,
    used: fc.subarray(keys, { minLength: 3, maxLength: 4 }),
    options: fc.record(
      Object.fromEntries(
        keys.map((key) => [key, fc.array(partFacts[key], { minLength: 2, maxLength: 3 })]),
      ) as Record<SectionKey, fc.Arbitrary<Facts[]>>,
    ),
  })
  .map(({ frame, used, options }): OfferedBike => {
    const sections = used.map((key, index) => {
      const [first = {}, ...others] = options[key]
      const parts = [first, ...others].map((stated, at) =>
        aPart(`${key}-${at}`, { facts: stated, price: at * 10_00 }),
      )
      return aSection(index + 1, key, extras.has(key) ? null : `${key}-0`, ...parts)
    })
    return {
      ...sampleOffered,
      frame: { ...sampleOffered.frame, facts: frame },
      sections,
      fixed: {},
    }
  })
  .filter((bike) => isBuildable(bike, asShown))

/** Every build that can be chosen, which are at most 4 × 4 × 4 × 4. */
const everyChoice = (bike: OfferedBike): Choice[] =>
  bike.sections.reduce<Choice[]>(
    (choices, section) =>
      choices.flatMap((choice) =>
        [null, ...section.parts].map((part) => ({
          ...choice,
          parts: {
            ...choice.parts,
            ...(part &&
              part.sku !== section.own && { [section.key]: { sku: part.sku, size: null } }),
          },
        })),
      ),
    [asShown],
  )

test('rules and judge agree on every build of a small catalogue', () => {
  const seen = { valid: 0, invalid: 0 }
  fc.assert(
    fc.property(someCatalogue, (bike) => {
      for (const choice of everyChoice(bike)) {
        const found = misfits(fitBuild(bike, choice))
        const expected = isBuildable(bike, choice)
        seen[expected ? 'valid' : 'invalid'] += 1
        expect(found.length === 0, JSON.stringify({ choice, found })).toBe(expected)
      }
    }),
    { numRuns: 300 },
  )
  expect(seen.valid).toBeGreaterThan(1000)
  expect(seen.invalid).toBeGreaterThan(1000)
})

/** Some builds to start from: as shown, and with other parts. */
const startsOf = (buildable: readonly Choice[]) =>
  buildable.filter((_, index) => index % Math.ceil(buildable.length / 8) === 0)

type Verdict = 'plain' | 'mended' | 'blocked' | 'wrong'

/** Judges where an option leads from a build; it is `wrong` when it promises or refuses something against the judge. */
function verdictOn(
  { bike, start, section }: { bike: OfferedBike; start: Choice; section: OfferedSection },
  { part, leadsTo, misfit }: OptionState,
  buildable: readonly Choice[],
): Verdict {
  const plain = withPart(bike, start, section, part && { sku: part.sku, size: null })
  const isPlain = isBuildable(bike, plain)
  // With a one-piece bar the bike's own stem is left out.
  const hasPart = (choice: Choice) =>
    partIn(section, choice)?.sku === part?.sku &&
    !(section.key === 'stem' && isStemInBar(bike, choice))
  if ((misfit === null) !== isPlain) return 'wrong'
  if (!leadsTo) return isPlain || buildable.some(hasPart) ? 'wrong' : 'blocked'
  if (!isBuildable(bike, leadsTo) || !hasPart(leadsTo)) return 'wrong'
  return isPlain ? 'plain' : 'mended'
}

test('nothing that fits is blocked, and every suggested change leads to a bike that can be built', () => {
  const seen: Record<Verdict, number> = { plain: 0, mended: 0, blocked: 0, wrong: 0 }
  fc.assert(
    fc.property(someCatalogue, (bike) => {
      const buildable = everyChoice(bike).filter((choice) => isBuildable(bike, choice))
      for (const start of startsOf(buildable))
        for (const section of bike.sections)
          for (const state of optionStates(bike, start, section)) {
            if (state.isChosen) continue
            const verdict = verdictOn({ bike, start, section }, state, buildable)
            seen[verdict] += 1
            expect(verdict, JSON.stringify([start, section.key, state.part?.sku])).not.toBe('wrong')
          }
    }),
    { numRuns: 300 },
  )
  expect(seen.plain).toBeGreaterThan(1000)
  expect(seen.mended).toBeGreaterThan(100)
  expect(seen.blocked).toBeGreaterThan(100)
})
