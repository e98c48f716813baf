import { expect, test } from '../helpers/journey.ts'
import { complaintsOf, once, reads } from '../helpers/visit.ts'

const bike = '/wold-sl-105/'

test.beforeEach(({ context }) => reads(context, 'en'))

test('a reload far down a page stays there', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(bike)
  await page.evaluate(() => window.scrollTo(0, 5_000))
  await page.reload()
  // A line of type that ends in part of a pixel may move it by one.
  const distance = () => page.evaluate(() => Math.abs(window.scrollY - 5_000))
  await expect.poll(distance).toBeLessThanOrEqual(2)
  expect(complaints).toEqual([])
})

test('a link to a section of a page opens the page there', async ({ page }) => {
  await page.goto(`${bike}#geometry`)
  await expect(page.getByRole('heading', { name: 'Geometry' })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a section of a page opens the page there, too', async ({ page }) => {
    await page.goto(`${bike}#geometry`)
    await expect(page.getByRole('heading', { name: 'Geometry' })).toBeInViewport()
  })
})

test('the first movement does not change the length of a page', once.onPhone, async ({ page }) => {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.goto('/wold-sl-105/')
  await page.waitForLoadState()
  const before = await length()
  await page.mouse.wheel(0, 1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(Math.abs((await length()) - before)).toBeLessThan(before / 20)
})
