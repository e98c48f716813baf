import { expect, test } from 'vitest'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { partLook, withParts } from '#/catalogue/model/product-look.ts'
import { type Choice, findSection, withPart } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedSection } from '#/configurator/choice/offered.ts'
import { optionsOf } from '#/configurator/choice/option-states.ts'
import { buildLook } from './build-look.ts'
import { type DemoBike, demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { alike, unseen } from './unseen-parts.ts'

/**
 * The picture is the build: whatever can be seen of a choice is seen in the drawing. The lists in
 * `unseen-parts.ts` name what cannot be seen, and what is still to be drawn.
 */

const bikes = demoBikes()

const asShown = ({ colours }: OfferedBike): Choice => ({
  colour: colours[0]?.code ?? '',
  size: null,
  parts: {},
})

/** Paint options show on a painted bike; an angle also needs a fade. */
function startOf(bike: OfferedBike, { key }: OfferedSection): Choice {
  const shown = asShown(bike)
  if (!isPaintSection(key)) return shown
  const chosen = ['frameColour', ...(key === 'gradientAngle' ? ['gradientColour'] : [])]
  return chosen.reduce((choice, paintKey, step) => {
    const section = findSection(bike, paintKey)
    const colours = section?.parts.filter(
      ({ paint, facts }) =>
        paint && 'colour' in paint && paint.colour && (facts.finishes?.includes('gloss') ?? true),
    )
    const part = colours?.[step]
    return section && part ? withPart(bike, choice, section, { sku: part.sku, size: null }) : choice
  }, shown)
}

/** All views show the same drawing through windows of their own. */
const picture = (look: BikeLook): string => drawBike(look)

function lookOf(bike: OfferedBike, choice: Choice): BikeLook {
  const look = buildLook(bike, choice)
  if (!look) throw new Error('the bike is not drawn at all')
  return look
}

/**
 * Gives equal looks the same drawing. Of each model one bike is drawn; its other builds differ in parts, and
 * for them it is enough that the looks differ, or else this would take minutes.
 */
function drawer(isDrawn: boolean) {
  const drawn = new Map<string, string>()
  return (look: BikeLook): string => {
    const key = JSON.stringify(look)
    if (!isDrawn) return key
    const known = drawn.get(key) ?? picture(look)
    drawn.set(key, known)
    return known
  }
}

type Pair = { section: string; pair: string; equalOn: string[]; comparedOn: number }
const pairName = (one: string, other: string) => [one, other].toSorted().join(' = ')

/** Every two of a list. */
const twos = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

/** The options of each section of a bike, two by two. */
const sights = ({ slug, isFirst, bike }: DemoBike) => {
  const draw = drawer(isFirst)
  return bike.sections.flatMap((section) => {
    const start = startOf(bike, section)
    const options = optionsOf(bike, section).map((part) => ({
      sku: part?.sku ?? 'nothing',
      picture: draw(
        lookOf(bike, withPart(bike, start, section, part && { sku: part.sku, size: null })),
      ),
    }))
    return twos(options).map(([one, other]) => ({
      slug,
      section: section.key,
      pair: pairName(one.sku, other.sku),
      isEqual: one.picture === other.picture,
    }))
  })
}

/** Every two options of a section that some bike offers together, and the bikes on which they look the same. */
const comparePairs = (): Pair[] =>
  [
    ...Map.groupBy(bikes.flatMap(sights), ({ section, pair }) => `${section} ${pair}`).values(),
  ].flatMap((seen) => {
    const [first] = seen
    const equalOn = seen.filter(({ isEqual }) => isEqual).map(({ slug }) => slug)
    return first
      ? [{ section: first.section, pair: first.pair, equalOn, comparedOn: seen.length }]
      : []
  })
const pairs = comparePairs()

const alikePairs = Object.entries(alike).flatMap(([section, groups]) =>
  groups.flatMap(({ skus }) => twos(skus).map((two) => ({ section, pair: pairName(...two) }))),
)
const has = (list: readonly { section: string; pair: string }[], { section, pair }: Pair) =>
  list.some((each) => each.section === section && each.pair === pair)

test('every choice that can be seen changes the picture, on every bike', () => {
  expect(pairs.length).toBeGreaterThan(1500)
  const unexplained = pairs.filter(
    (pair) => pair.equalOn.length > 0 && !unseen[pair.section] && !has(alikePairs, pair),
  )
  expect(
    unexplained.map(({ section, pair, equalOn }) => `${section}: ${pair} on ${equalOn[0]}`),
  ).toEqual([])
})

test('what is listed as looking alike does look alike', () => {
  const different = alikePairs.filter(
    (listed) => !pairs.some((pair) => has([listed], pair) && pair.equalOn.length > 0),
  )
  expect(different).toEqual([])
})

test('a section that cannot be seen is offered by some bike and drawn on none', () => {
  for (const section of Object.keys(unseen)) {
    const ofSection = pairs.filter((pair) => pair.section === section)
    expect(ofSection.length, section).toBeGreaterThan(0)
    expect(ofSection.filter((pair) => pair.equalOn.length < pair.comparedOn)).toEqual([])
  }
})

/** The own parts, as `bike section`, that the drawing of a bike as shown contradicts. */
const contradicted = bikes.flatMap(({ slug, bike, own }) => {
  const look = lookOf(bike, asShown(bike))
  const draw = drawer(true)
  return Object.entries(own).flatMap(([section, part]) => {
    const fitted = withParts(look, partLook(section, part, null))
    return draw(fitted) === draw(look) ? [] : [{ section, bike: slug, sku: part.sku }]
  })
})

test('every bike is drawn with the parts it is sold with', () => {
  expect(bikes.length).toBeGreaterThan(60)
  expect(contradicted).toEqual([])
})
