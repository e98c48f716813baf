import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    country: 'gb',
    see: 'See this bike',
    sale: 'Everything in the sale',
    saleTitle: 'Sale',
    example: 'Representative example:',
  },
  de: {
    country: 'de',
    see: 'Zu diesem Rad',
    sale: 'Alles im Sale',
    saleTitle: 'Sale',
    example: null,
  },
} as const

/** The height of the page as soon as it no longer changes. */
async function settledHeight(page: Page): Promise<number> {
  let height = -1
  const isSettled = async () => {
    const before = height
    height = await page.evaluate(() => document.documentElement.scrollHeight)
    return height === before
  }
  await expect.poll(isSettled, { intervals: [250] }).toBe(true)
  return height
}

const tallest = { desktop: 5_500, phone: 8_000 }

atHomeInEachLanguage(words, (w) => {
  test('the button on top leads to the bike that is shown', once.onPhone, async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const main = page.getByRole('main')
    const name = await main.getByRole('heading', { level: 2 }).first().innerText()
    await expect(main.getByRole('definition').first()).toBeVisible()
    await main.getByRole('link', { name: w.see }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    expect(complaints).toEqual([])
  })

  test('the page is short, and nothing overflows', async ({ page }) => {
    await openAlive(page, '/')
    for (const [width, height, most] of [
      [1440, 900, tallest.desktop],
      [390, 844, tallest.phone],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await settledHeight(page), `at ${width} px`).toBeLessThanOrEqual(most)
      expect(await overflowOf(page)).toBe(0)
    }
  })

  test('the reduced bikes lead to the sale', once.onDesktop, async ({ page }) => {
    await openAlive(page, '/')
    await page.getByRole('link', { name: w.sale }).click()
    await expect(page).toHaveURL('/sale/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.saleTitle)
  })

  test('monthly prices come with the example, which unfolds', async ({ page }) => {
    await openAlive(page, '/')
    const example = page.locator('#representative-example')
    if (w.example === null) return expect(example).toHaveCount(0)
    await expect(example.locator('summary')).toContainText(w.example)
    await expect(example.locator('summary')).toContainText('APR representative')
    await example.locator('summary').click()
    await expect(example.getByRole('definition').first()).toBeVisible()
    await expectAccessible(page, '#representative-example')
  })
})
