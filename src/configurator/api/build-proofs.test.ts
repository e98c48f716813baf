import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyCart } from '#/cart/api/empty-cart.server.ts'
import { readFramedBikes } from '#/cart/items/framed-bikes.store.server.ts'
import { newUid } from '#/cart/items/resolve-items.server.ts'
import { findCart } from '#/cart/lines/cart.store.server.ts'
import { toCartLines } from '#/cart/lines/to-cart-lines.ts'
import { skusOf } from '#/cart/items/stock.ts'
import { lineQuery } from '#/cart/edit/line-query.ts'
import { paintedPrice } from '#/cart/pricing/line-price.ts'
import { priceCart } from '#/cart/pricing/price-cart.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { buildDays, buildGrams, buildPrice } from '#/configurator/choice/built.ts'
import { type Choice, findPart, offerOf, partIn } from '#/configurator/choice/choice.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { someChoice } from '#/configurator/choice/sample-choice.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { configurators, demoShop } from '../../../tests/helpers/configurator-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import type { Quote } from '../../../tests/helpers/build-shop.ts'
import { type BuildItems, buildItems } from './build-items.ts'
import { type ConfigurableBike, findConfigurableBike } from './requested-build.server.ts'

const shop = await demoShop()
const ctx = testCtx(shop.database.db, { now: new Date() })

const slugOf = (path: string) => path.split('/')[1] ?? ''
const bikes: ConfigurableBike[] = []
for (const path of configurators) {
  const found = await findConfigurableBike(ctx, { slug: slugOf(path) })
  if (typeof found !== 'string' && found.bike.offers.some(({ days }) => days !== null))
    bikes.push(found)
}

/** Each takes less than twenty seconds of one processor, which the machine may have to share. */
const timeout = 300_000

type Sample = { child: ConfigurableBike['child']; bike: OfferedBike; choice: Choice }

/** Random builds that can be built, spread over all bikes; the same ones in every run. */
const sampleBuilds = (count: number, seed: number): Sample[] =>
  bikes.flatMap(({ child, bike }, index) =>
    fc
      .sample(someChoice(bike), { numRuns: Math.ceil(count / bikes.length), seed: seed + index })
      .map((choice) => ({ child, bike, choice })),
  )

const ref = 'bike'
const plain = { quantity: 1, selectedOptions: [], entered: [], ref: null, associatedRef: null }
const itemsOf = ({ sku, options, paint }: BuildItems) => [
  { ...plain, sku, selectedOptions: options, ref },
  ...(paint === null ? [] : [{ ...plain, sku: paint, associatedRef: ref }]),
]

test(
  'ten thousand builds are read from their links as they were written, and quoted as they are shown',
  async () => {
    const builds = sampleBuilds(10_000, 4711)
    expect(builds.length).toBeGreaterThanOrEqual(10_000)
    const market = await loadPricingContext(ctx)
    const { catalogue } = market
    const frames = await readFramedBikes(
      ctx.db,
      bikes.map(({ child }) => child.id),
    )
    const empty = emptyCart(ctx, { customerId: null, site: ctx.visitor.site.id })
    const linesOf = (items: BuildItems) =>
      toCartLines(itemsOf(items), { catalogue, frames, newUid }).flatMap((each) =>
        'line' in each ? [each.line] : [],
      )
    const allLines = builds.flatMap(({ bike, choice }) => {
      const items = buildItems(bike, choice)
      return items ? linesOf(items) : []
    })
    expect(allLines.length, 'the cart takes every build').toBe(builds.length)
    const skus = [...new Set(allLines.flatMap(skusOf))]
    const { stock, held } = await findCart(ctx.db, { id: '' }, { skus })
    const wrong: string[] = []
    let quoted = 0
    for (const [index, { child, bike, choice }] of builds.entries()) {
      const query = choiceQuery(choice, bike)
      const read = choiceFrom(query, bike)
      const link = `${child.slug}?${query}`
      if (
        JSON.stringify([read.choice, read.lost, read.lostFrame]) !==
        JSON.stringify([choice, [], []])
      )
        wrong.push(`${link} is read as another build`)
      const line = allLines[index]
      const [priced] = line
        ? priceCart({ ...empty, lines: [line] }, { ...market, stock, held, coupon: null }).lines
        : []
      if (!line || !priced?.unit) {
        wrong.push(`${link} has no quote`)
        continue
      }
      const shown = buildPrice(bike, choice)
      if (paintedPrice(priced.unit).amount !== shown?.total) wrong.push(`${link} costs another sum`)
      const days = buildDays(bike, choice)
      const day = days === null ? null : (bike.dispatchDays[days] ?? null)
      if (day === null ? priced.problem === null : priced.dispatchDate !== day)
        wrong.push(`${link} leaves on another day`)
      quoted += day === null ? 0 : 1
      if (index % 10 > 0) continue
      const inCart = choiceFrom(lineQuery(line, catalogue) ?? new URLSearchParams(), bike).choice
      if (JSON.stringify(buildItems(bike, inCart)) !== JSON.stringify(buildItems(bike, choice)))
        wrong.push(`${link} is another build when it is edited in the cart`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(quoted, 'most of them can be bought').toBeGreaterThan(5_000)
  },
  timeout,
)

test(
  'two hundred builds are quoted over HTTP as the page shows them',
  async () => {
    const builds = sampleBuilds(bikes.length * 8, 99)
      .filter(({ bike, choice }) => buildDays(bike, choice) !== null)
      .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / 200)) === 0)
      .slice(0, 200)
    expect(builds).toHaveLength(200)
    for (const { child, bike, choice } of builds) {
      const items = buildItems(bike, choice)
      const paint = items?.paint
        ? [optionUid({ sectionId: sectionIds.frameColour, sku: items.paint })]
        : []
      const body = {
        slug: child.slug,
        sku: items?.sku,
        selected_options: [...(items?.options ?? []), ...paint],
      }
      const answer = await shop.post('/nuxt/api/configurator/quote', body)
      const quote = (await answer.json()) as Quote
      const price = buildPrice(bike, choice)
      const shown = {
        problems: [],
        now: (price?.total ?? 0) / 100,
        day: bike.dispatchDays[buildDays(bike, choice) ?? -1],
        grams: buildGrams(bike, choice),
      }
      expect(
        {
          problems: quote.problems,
          now: (quote.special ?? quote.total)?.value,
          day: quote.dispatch_date,
          grams: quote.weight_grams,
        },
        `${child.slug}?${choiceQuery(choice, bike)}`,
      ).toEqual(shown)
    }
  },
  timeout,
)

/** The bike after parts, colours and sizes have been retired at random; its own parts stay. */
function retired(bike: OfferedBike, random: () => number): OfferedBike {
  const isKept = () => random() > 0.4
  const sections = bike.sections.map((section) => ({
    ...section,
    parts: section.parts
      .filter(({ sku }) => sku === section.own || isKept())
      .map((part) => {
        const [first, ...others] = part.offers
        return { ...part, offers: [first, ...others.filter(isKept)] as const }
      }),
  }))
  const open = sections.filter(
    ({ parts, own }) => parts.length > (own === null ? 0 : 1) || random() > 0.5,
  )
  const [colour, ...colours] = bike.colours
  const [size, ...sizes] = bike.sizes
  return {
    ...bike,
    sections: open,
    closedSections: {
      ...bike.closedSections,
      ...Object.fromEntries(
        sections.flatMap((each) => (open.includes(each) ? [] : [[each.key, each.name]])),
      ),
    },
    fixed: {
      ...bike.fixed,
      ...Object.fromEntries(
        sections.flatMap((section) => {
          const own = open.includes(section) ? undefined : findPart(section, section.own)
          return own ? [[section.key, { sku: own.sku, name: own.name, facts: own.facts }]] : []
        }),
      ),
    },
    colours: colour ? [colour, ...colours.filter(isKept)] : [],
    sizes: size ? [size, ...sizes.filter(isKept)] : [],
  }
}

/** A small generator, so that every run retires the same parts. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The SKU that a bike has in a section, in its size. */
function fittedIn(bike: OfferedBike, choice: Choice, key: string): string | undefined {
  const section = bike.sections.find((each) => each.key === key)
  const part = section && partIn(section, choice)
  if (!section || !part) return bike.fixed[key]?.sku
  const size = choice.parts[key]?.size ?? null
  return offerOf(bike, section, part, { size, frameSize: choice.size }).sku
}

test(
  'a thousand old links open after parts were retired, and say what has changed',
  () => {
    const random = seeded(2026)
    const builds = sampleBuilds(1_000, 1234)
    expect(builds.length).toBeGreaterThanOrEqual(1_000)
    const silent: string[] = []
    let [changed, same] = [0, 0]
    for (const { child, bike, choice } of builds) {
      const now = retired(bike, random)
      const query = choiceQuery(choice, bike)
      const opened = choiceFrom(query, now)
      const told = new Set([...opened.lost.map(({ key }) => key), ...opened.lostFrame])
      expect(buildPrice(now, opened.choice) !== undefined).toBe(true)
      // A part whose size was the frame's follows the frame, of which the link says enough.
      const isFollowing = (key: string) =>
        choice.parts[key]?.size === null && opened.choice.parts[key]?.sku === choice.parts[key].sku
      const lost = [
        ...(query.has('colour') && opened.choice.colour !== choice.colour ? ['colour'] : []),
        ...(opened.choice.size === choice.size ? [] : ['size']),
        ...Object.keys(choice.parts).filter(
          (key) =>
            !isFollowing(key) && fittedIn(now, opened.choice, key) !== fittedIn(bike, choice, key),
        ),
      ]
      for (const key of lost)
        if (!told.has(key)) silent.push(`${child.slug}?${query}: nothing about ${key}`)
      if (lost.length > 0) changed += 1
      else same += 1
    }
    expect(silent.slice(0, 10)).toEqual([])
    expect([changed > 500, same > 0]).toEqual([true, true])
  },
  timeout,
)
