import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, reads } from './helpers/visit.ts'

const bike = '/wold-sl-105/'

/** How many parts of the page are not laid out yet, so that their height is a guess. */
const guessed = (page: Page) =>
  page
    .locator('.in-turn')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility))
    .then((kinds) => kinds.filter((kind) => kind !== 'visible').length)

/** Marks the document once one of its frames has left something out. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const parts = [...document.querySelectorAll('.in-turn')]
      if (parts.some((part) => getComputedStyle(part).contentVisibility === 'auto'))
        document.documentElement.setAttribute('data-left-out', '')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test.beforeEach(({ context }) => reads(context, 'en'))

for (const path of ['/bikes/', bike]) {
  test(`what lies far below the first view of ${path} comes in its turn, before any script`, async ({
    page,
  }) => {
    const leftForScripts: number[] = []
    await watchFrames(page)
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      leftForScripts.push(await guessed(page))
      await route.continue()
    })
    await page.goto(path)
    await expect.poll(() => leftForScripts.length).toBeGreaterThan(0)
    expect(Math.max(...leftForScripts)).toBe(0)
    await expect(page.locator('html[data-left-out]')).toBeAttached()
    await expect(page.locator('.in-turn[style]')).toHaveCount(0)
  })
}

test('who reloads far down a page is put there again', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(bike)
  await expect.poll(() => guessed(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 5_000))
  await page.reload()
  // a line of type that ends in part of a pixel may move it by one
  const distance = () => page.evaluate(() => Math.abs(window.scrollY - 5_000))
  await expect.poll(distance).toBeLessThanOrEqual(2)
  expect(complaints).toEqual([])
})

test('who opens a page at one of its parts is taken there', async ({ page }) => {
  await page.goto(`${bike}#geometry`)
  await expect(page.getByRole('heading', { name: 'Geometry' })).toBeInViewport()
  expect(await guessed(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out as a whole', async ({ page }) => {
    await page.goto(`${bike}#geometry`)
    await expect(page.getByRole('heading', { name: 'Geometry' })).toBeInViewport()
  })
})
