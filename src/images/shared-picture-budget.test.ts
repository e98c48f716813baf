import { expect, test } from 'vitest'
import { OverBudget } from '#/platform/rate-limit/network-budget.ts'
import { createPictureBudget, type PictureKind } from './serve/picture-budget.ts'

/** How many megapixels a hundred networks get drawn, each until it is refused. */
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
] as const)('all networks together get some %s pictures a minute', (kind, most) => {
  const drawn = drawnFor(kind)
  expect(drawn).toBeGreaterThanOrEqual(most)
  // What refills while the test runs.
  expect(drawn).toBeLessThan(most * 2)
})

test('pictures of pages are bounded by network only: each is drawn once', () => {
  expect(drawnFor('page')).toBeGreaterThanOrEqual(100 * 200)
})

test('a network that is refused because of others keeps its own allowance', () => {
  const { drawing } = createPictureBudget(200)
  for (let network = 0; network < 10; network += 1) drawing.custom.spend(`flood ${network}`, 6)
  expect(() => drawing.custom.spend('shopper', 6)).toThrow(OverBudget)
  drawing.custom.refund('flood 1', 6)
  expect(() => drawing.custom.spend('shopper', 6)).not.toThrow()
})
