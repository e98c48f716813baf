import { expect, test } from 'vitest'
import { OverBudget } from '#/platform/rate-limit/network-budget.ts'
import { createPictureBudget, type PictureKind } from './serve/picture-budget.ts'

/** The megapixels drawn for a hundred networks, each until it is refused. */
function drawnFor(kind: PictureKind): number {
  const { drawing } = createPictureBudget(200)
  const isDrawn = (network: number) => {
    try {
      drawing[kind].spend(`network ${network}`, 1)
      return true
    } catch (problem) {
      if (!(problem instanceof OverBudget)) throw problem
      return false
    }
  }
  let drawn = 0
  for (let network = 0; network < 100; network += 1) while (isDrawn(network)) drawn += 1
  return drawn
}

test.each([
  ['sized', 200],
  ['custom', 60],
] as const)('limits %s pictures for all networks together', (kind, most) => {
  const drawn = drawnFor(kind)
  expect(drawn).toBeGreaterThanOrEqual(most)
  // The budget refills while the test runs.
  expect(drawn).toBeLessThan(most * 2)
})

test('limits page pictures only for each network', () => {
  expect(drawnFor('page')).toBeGreaterThanOrEqual(100 * 200)
})

test('a network refused because of others keeps its own budget', () => {
  const { drawing } = createPictureBudget(200)
  for (let network = 0; network < 10; network += 1) drawing.custom.spend(`flood ${network}`, 6)
  expect(() => drawing.custom.spend('shopper', 6)).toThrow(OverBudget)
  drawing.custom.refund('flood 1', 6)
  expect(() => drawing.custom.spend('shopper', 6)).not.toThrow()
})
