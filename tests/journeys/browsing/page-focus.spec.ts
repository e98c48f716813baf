import { expect, type Page, test } from '../helpers/journey.ts'
import { openAlive } from '../helpers/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a first visit begins at the top of the document', async ({ page }) => {
  await openAlive(page, '/bikes/road/')
  await expect(heading(page)).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#content"]')).toBeFocused()
})

test('a link, a full load and the way back lead to the heading', async ({ page }) => {
  await openAlive(page, '/bikes/road/')
  await page.getByRole('link', { name: 'Wold SL 105', exact: true }).click()
  await expect(heading(page)).toHaveText(/^Wold/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Road/)
  await expect(heading(page)).toBeFocused()
  await page.evaluate(() => window.location.assign('/bikes/gravel/'))
  await expect(heading(page)).toHaveText(/^Gravel/)
  await expect(heading(page)).toBeFocused()
})

test('choosing a size leaves the focus where it is', async ({ page }) => {
  await openAlive(page, '/wold-sl-105/')
  const sizes = page.getByRole('radio', { name: /^M/ }).first()
  await sizes.focus()
  await sizes.press('Enter')
  await expect(page).toHaveURL(/size=M/)
  await expect(heading(page)).not.toBeFocused()
})

test('the focus does not scroll the page that was scrolled before', async ({ page }) => {
  await openAlive(page, '/bikes/road/')
  await page.evaluate(() => window.scrollTo(0, 900))
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.evaluate((y) => window.scrollTo(0, y), before)
  await page.evaluate(() => document.querySelector<HTMLElement>('article h2 a')?.click())
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Road/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a filter on a wide window keeps the focus, and the new number of bikes is said', async ({
  page,
}) => {
  await openAlive(page, '/bikes/road/')
  const count = page.getByRole('status').first()
  const before = await count.textContent()
  const aero = page.getByRole('checkbox', { name: /^Aero/ })
  await aero.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/discipline=aero/)
  await expect(count).not.toHaveText(before ?? '')
  await expect(count).toHaveText(/^\d+ bikes?$/)
  await expect(aero).toBeFocused()
})

test('a bike that was added is the news of the next page and has the focus', async ({ page }) => {
  await openAlive(page, '/wold-sl-105/?size=M')
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  await expect(page).toHaveURL(/\/review\//)
  await expect(page.locator('[data-news]')).toHaveText('In your cart')
  await expect(page.locator('[data-news]')).toBeFocused()
})

test('an accessory that was added is shown in the cart, which has the focus', async ({ page }) => {
  await openAlive(page, '/calder-bidon/')
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect(cart.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect.poll(() => cart.evaluate((it) => it.contains(document.activeElement))).toBe(true)
})
