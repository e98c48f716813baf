import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { buildDays, buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { optionStates } from '#/configurator/choice/option-states.ts'
import { someChoice } from '#/configurator/choice/sample-choice.ts'
import { type BuildItems, buildItems } from './build-items.ts'
import {
  addBuilds,
  configurators,
  demoShop,
  findConfigurator,
} from '../../../tests/helpers/configurator-shop.ts'

const shop = await demoShop()

/** The bike as shown, in the size and colour with the longest lead time, so that many can be ordered. */
function asShown({ offers }: OfferedBike): Choice | null {
  const [offer] = offers
    .filter(({ days }) => days !== null)
    .toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))
  return offer ? { colour: offer.colour, size: offer.size, parts: {} } : null
}

/** All builds that one click leads to. */
const oneClickAway = (bike: OfferedBike, keys: (key: string) => boolean): BuildItems[] => {
  const plain = asShown(bike)
  if (!plain) return []
  return bike.sections
    .filter(({ key }) => keys(key))
    .flatMap((section) => optionStates(bike, plain, section))
    .flatMap(({ leadsTo }) => (leadsTo && buildItems(bike, leadsTo)) ?? [])
}

/** As many at once as are certainly available: any number to order, or the last in stock. */
async function refusalsOf({ offers }: OfferedBike, builds: readonly BuildItems[]) {
  const buildsPerCall = offers.some(({ days }) => days !== null && days > 0) ? 10 : 1
  const refusals: unknown[] = []
  for (let at = 0; at < builds.length; at += buildsPerCall) {
    const requested = builds.slice(at, at + buildsPerCall)
    const { user_errors } = await addBuilds(shop, requested)
    if (user_errors.length > 0) refusals.push({ user_errors, requested })
  }
  return refusals
}

const isPart = (key: string) => !isPaintSection(key)

/** All would take too long: each bike tries a tenth of its parts, the next bike another tenth. */
const tenth = (of: number) => (_: unknown, index: number) => (index + of) % 10 === 0

test('the cart accepts what each configurator offers', async () => {
  let tried = 0
  for (const [index, path] of configurators.entries()) {
    const page = await findConfigurator(shop, path)
    if (!page) continue
    const builds = oneClickAway(page.bike, isPart).filter(tenth(index))
    tried += builds.length
    expect(await refusalsOf(page.bike, builds), path).toEqual([])
  }
  expect(tried).toBeGreaterThan(6 * configurators.length)
}, 120_000)

const configuratorPaths = [
  '/keld-ti-grx-820/build-v2/',
  '/wold-sl-105-di2/build/',
  '/causey-725-audax/build-v2/',
]

test.each(['gb', 'de', 'us'])('in %s the cart charges what the page shows', async (country) => {
  const pages = await Promise.all(
    configuratorPaths.map((path) => findConfigurator(shop, path, country)),
  )
  const bikes = pages.flatMap((page) => page?.bike ?? [])
  expect(bikes.length).toBeGreaterThan(1)
  const someBuild = fc
    .constantFrom(...bikes)
    .chain((bike) => someChoice(bike).map((choice) => ({ bike, choice })))
    .filter(({ bike, choice }) => buildDays(bike, choice) !== null)
  await fc.assert(
    fc.asyncProperty(someBuild, async ({ bike, choice }) => {
      const items = buildItems(bike, choice)
      const { cart, user_errors } = await addBuilds(shop, items ? [items] : [], country)
      expect(user_errors).toEqual([])
      const price = buildPrice(bike, choice)
      const subtotal = cart?.prices.subtotal_including_tax
      expect(subtotal).toMatchObject(inWire(price?.total ?? 0, bike))
      expect(cart?.dispatch_date).toBe(bike.dispatchDays[buildDays(bike, choice) ?? -1])
    }),
    { numRuns: 60, seed: 8 },
  )
})
const inWire = (amount: number, { currency }: OfferedBike) => ({ value: amount / 100, currency })
