import { expect, type Page, test } from '@playwright/test'
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
