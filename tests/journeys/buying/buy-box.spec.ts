import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { openAlive, overflowOf } from '../helpers/visit.ts'

const bike = '/wold-sl-105-di2/'
const words = {
  en: {
    size: 'Size',
    add: 'Add to cart',
    choose: 'Choose a size',
    bar: 'Buy this product',
    missing: 'Please choose a size',
  },
  de: {
    size: 'Größe',
    add: 'In den Warenkorb',
    choose: 'Größe wählen',
    bar: 'Dieses Produkt kaufen',
    missing: 'Wähle bitte',
  },
} as const

const main = (page: Page) => page.getByRole('main')

inEachLanguage(words, (w) => {
  const sizes = (page: Page) => main(page).getByRole('radiogroup', { name: w.size, exact: true })
  const bar = (page: Page) => page.getByRole('complementary', { name: w.bar })

  test('sizes are one stop of the Tab key, and arrows choose', async ({ page }) => {
    await openAlive(page, `${bike}?size=S`)
    const chosen = sizes(page).getByRole('radio', { checked: true })
    await expect(chosen).toHaveText(/^S/)
    await chosen.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/size=M/)
    await expect(chosen).toHaveText(/^M/)
    await expect(chosen).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sizes(page).locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(chosen).toBeFocused()
  })

  test('a bar with price, size and button follows a shopper who scrolls on', async ({ page }) => {
    await openAlive(page, bike)
    await page.locator('#specification').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, 'aside')
    await bar(page).getByRole('button', { name: w.choose }).click()
    await expect(main(page).getByText(w.missing)).toBeVisible()
    await expect(sizes(page).getByRole('radio').first()).toBeFocused()
    await sizes(page).getByRole('radio', { name: /^M/ }).click()
    await page.locator('#specification').scrollIntoViewIfNeeded()
    await expect(bar(page)).toContainText(`${w.size} M`)
    await bar(page).getByRole('button', { name: w.add }).click()
    await expect(page).toHaveURL(/\/review\//)
  })

  test('the bar asks for the size of a jersey as well', async ({ page }) => {
    await openAlive(page, '/calder-lane-jersey/')
    await page.locator('#details').scrollIntoViewIfNeeded()
    await bar(page).getByRole('link', { name: w.choose }).click()
    await expect(main(page).getByText(w.missing)).toBeVisible()
    await expect(sizes(page).getByRole('radio').first()).toBeFocused()
  })
})

test('on a desktop the button that buys is in the first view', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has the bar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, `${bike}?size=M`)
  const box = await main(page).getByRole('button', { name: words.en.add }).first().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(820)
})
