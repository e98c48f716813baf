import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { buildDays, buildGrams, buildPrice, fitBuild } from '#/configurator/choice/built.ts'
import { type Choice, withPart } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { someChoice } from '#/configurator/choice/sample-choice.ts'
import { aPart, aSection, sampleOffered } from '#/configurator/choice/sample-offered.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import { decidedSections, withOwnParts } from './decided-sections.ts'
import { lightestBuild } from './lightest-build.ts'
import { runInSlices, runSearch } from './run-search.ts'
import { soonestBuild } from './soonest-build.ts'

/** Small catalogues made up at random, in which every combination can be tried. */
const maybe = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })
const stated = (facts: Record<string, unknown>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

const factsIn: Record<string, fc.Arbitrary<Facts>> = {
  fork: fc.record({ maxTyre: maybe({ '700c': 38 }, { '700c': 50, '650b': 55 }) }).map(stated),
  handlebar: fc.record({ hasStem: maybe(true), barClamp: maybe(31.8, 35) }).map(stated),
  stem: fc.record({ barClamp: maybe(31.8, 35) }).map(stated),
  wheelset: fc.record({ wheelSize: maybe('700c', '650b'), isHookless: maybe(true) }).map(stated),
  tyres: fc
    .record({
      wheelSize: maybe('700c', '650b'),
      tyreWidth: maybe(36, 40, 44),
      isTubeless: maybe(true, false),
    })
    .map(stated),
  seatpost: fc.record({ rails: maybe('round-7', 'oval-7x9', 'both') }).map(stated),
  saddle: fc.record({ rails: maybe('round-7', 'oval-7x9') }).map(stated),
  bell: fc
    .record({ excludes: maybe(['fork-1'], ['tyres-2']), requires: maybe(['saddle-1'], ['none']) })
    .map(stated),
}
const keys = Object.keys(factsIn)

const somePart = (key: string, index: number) =>
  fc
    .record({
      price: fc.integer({ min: 0, max: 12 }),
      grams: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 8 }),
      days: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 8 }),
      facts: index === 0 ? fc.constant<Facts>({}) : (factsIn[key] ?? fc.constant<Facts>({})),
    })
    .map(({ price, grams, days, facts }) => aPart(`${key}-${index}`, { price, grams, days, facts }))

const someSection = (key: string, id: number) =>
  fc
    .constantFrom(2, 2, 3)
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => somePart(key, at))))
    .map((parts) => aSection(id, key, `${key}-0`, ...parts))

const someBike: fc.Arbitrary<OfferedBike> = fc
  .tuple(...keys.map((key, index) => someSection(key, 100 + index)))
  .map((sections) => ({ ...sampleOffered, sections }))

const asShown: Choice = { colour: 'slate', size: 'M', parts: {} }
const priceOf = (bike: OfferedBike, choice: Choice) => buildPrice(bike, choice)?.total ?? Infinity
const gramsOf = (bike: OfferedBike, choice: Choice) => buildGrams(bike, choice) ?? Infinity
const wrongIn = (bike: OfferedBike, choice: Choice) =>
  misfits(fitBuild(bike, choice)).map(({ code, section, other }) => `${code} ${section} ${other}`)

/** Every build of a small catalogue that can be bought. */
function everyBuild(bike: OfferedBike): Choice[] {
  const all = decidedSections(bike, 'M').reduce<Choice[]>(
    (choices, { section, options }) =>
      choices.flatMap((choice) =>
        options.map(({ part }) => withPart(bike, choice, section, { sku: part.sku, size: null })),
      ),
    [asShown],
  )
  const known = new Set(wrongIn(bike, asShown))
  return all.filter(
    (choice) =>
      buildDays(bike, choice) !== null && wrongIn(bike, choice).every((wrong) => known.has(wrong)),
  )
}

test('no build is lighter than the lightest within a budget, and none as light is cheaper', () => {
  let improved = 0
  fc.assert(
    fc.property(someBike, fc.integer({ min: -20, max: 60 }), (bike, more) => {
      const budget = priceOf(bike, asShown) + more
      const [best] = everyBuild(bike)
        .filter((choice) => priceOf(bike, choice) <= budget)
        .toSorted(
          (a, b) => gramsOf(bike, a) - gramsOf(bike, b) || priceOf(bike, a) - priceOf(bike, b),
        )
      const found = runSearch(lightestBuild(bike, asShown, budget))
      expect(found === null).toBe(best === undefined)
      if (!found || !best) return
      if (Object.keys(found.parts).length > 2) improved += 1
      expect([gramsOf(bike, found), priceOf(bike, found)]).toEqual([
        gramsOf(bike, best),
        priceOf(bike, best),
      ])
    }),
    { numRuns: 40, seed: 5 },
  )
  expect(improved).toBeGreaterThan(12)
}, 60_000)

test('the lightest build fits, and is never heavier than the bike with what the shopper added', () => {
  fc.assert(
    fc.property(someChoice(sampleOffered), (choice) => {
      const found = runSearch(lightestBuild(sampleOffered, choice))
      const base = withOwnParts(choice, decidedSections(sampleOffered, choice.size))
      expect(found === null).toBe(buildDays(sampleOffered, base) === null)
      if (!found) return
      expect(wrongIn(sampleOffered, found)).toEqual(wrongIn(sampleOffered, base))
      expect(gramsOf(sampleOffered, found)).toBeLessThanOrEqual(gramsOf(sampleOffered, base))
      expect(found.parts['frameColour']).toEqual(choice.parts['frameColour'])
      expect(found.parts['bags']).toEqual(choice.parts['bags'])
    }),
  )
})

test('the soonest build fits and leaves no later than any other, and keeps what holds nothing up', () => {
  let kept = 0
  fc.assert(
    fc.property(someChoice(sampleOffered), (choice) => {
      const found = soonestBuild(sampleOffered, choice)
      const days = sampleOffered.colours.flatMap(
        ({ code }) =>
          buildDays(sampleOffered, { ...asShown, size: choice.size, colour: code }) ?? [],
      )
      expect(found && buildDays(sampleOffered, found)).toBe(Math.min(...days))
      if (!found) return
      expect(wrongIn(sampleOffered, found)).toEqual([])
      kept += Object.keys(found.parts).length
    }),
  )
  expect(kept).toBeGreaterThan(20)
})

test('a part that nobody has weighed, or that only leaves something off, is not lighter', () => {
  const bike = {
    ...sampleOffered,
    sections: [
      aSection(14, 'saddle', 'SDL', aPart('SDL', { grams: 290 }), aPart('SDL-UNKNOWN')),
      aSection(25, 'pedals', 'PED', aPart('PED', { grams: 300 }), aPart('PED-NONE', { grams: 0 })),
    ],
  }
  expect(runSearch(lightestBuild(bike, asShown))).toEqual(asShown)
})

test('a search in slices finds the same, and an aborted one says nothing', async () => {
  const found = runSearch(lightestBuild(sampleOffered, asShown))
  const { signal } = new AbortController()
  expect(await runInSlices(lightestBuild(sampleOffered, asShown), signal)).toEqual(found)
  const stopped = runInSlices(lightestBuild(sampleOffered, asShown), AbortSignal.abort())
  const late = new Promise((resolve) => {
    setTimeout(() => resolve('late'), 50)
  })
  expect(await Promise.race([stopped, late])).toBe('late')
})
