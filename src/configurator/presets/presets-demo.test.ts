import { expect, test } from 'vitest'
import {
  addBuilds,
  configurators,
  demoShop,
  findConfigurator,
} from '../../../tests/helpers/configurator-shop.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import { buildGrams, buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { lightestBuild } from './lightest-build.ts'
import { soonestBuild } from './soonest-build.ts'

const shop = await demoShop()

/** All would take too long. */
const tried = configurators.filter((_, index) => index % 5 === 0)

/** Runs a search and counts its pauses. */
function counted(search: Generator<undefined, Choice | null>) {
  let pauses = 0
  let step = search.next()
  for (; !step.done; step = search.next()) pauses += 1
  return { found: step.value, pauses }
}

test('the cart takes the presets of the demo shop, and each is found in time', async () => {
  let lighter = 0
  let most = 0
  for (const path of tried) {
    const bike = (await findConfigurator(shop, path))?.bike
    const offer = bike?.offers.find(({ days }) => days !== null)
    if (!bike || !offer) continue
    const asShown: Choice = { colour: offer.colour, size: offer.size, parts: {} }
    const [price, grams] = [buildPrice(bike, asShown)?.total ?? 0, buildGrams(bike, asShown) ?? 0]
    const lightest = counted(lightestBuild(bike, asShown))
    const value = counted(lightestBuild(bike, asShown, price + 300_00))
    most = Math.max(most, lightest.pauses, value.pauses)
    expect(buildPrice(bike, value.found ?? asShown)?.total).toBeLessThanOrEqual(price + 300_00)
    for (const found of [lightest.found, value.found, soonestBuild(bike, asShown)]) {
      expect(found, path).not.toBeNull()
      if (!found) continue
      if ((buildGrams(bike, found) ?? 0) < grams) lighter += 1
      const items = buildItems(bike, found)
      const { user_errors } = await addBuilds(shop, items ? [items] : [])
      expect(user_errors, path).toEqual([])
    }
    expect(buildGrams(bike, value.found ?? asShown)).toBeLessThanOrEqual(grams)
    expect(buildGrams(bike, lightest.found ?? asShown)).toBeLessThanOrEqual(
      buildGrams(bike, value.found ?? asShown) ?? 0,
    )
  }
  expect(lighter).toBeGreaterThan(tried.length)
  // A pause comes after little work, so that a thousand of them take a second or two.
  expect(most).toBeLessThan(1000)
}, 120_000)
