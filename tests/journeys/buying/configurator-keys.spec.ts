import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { openAlive, overflowOf } from '../helpers/visit.ts'

const bike = '/keld-ti-grx-820/build-v2/'
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

/** Presses Tab until the focus is inside, and counts. */
async function tabsTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses <= 40; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      (inside) => document.activeElement?.closest(inside) !== null,
      selector,
    )
    if (isThere) return presses
  }
  throw new Error(`Forty presses do not lead to ${selector}.`)
}

test('size, colour and cart are a few presses apart', async ({ page }) => {
  await openAlive(page, bike)
  await page.getByRole('button', { name: 'Copy link' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip to total/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose a size' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Show what delays dispatch' }).focus()
  expect(await tabsTo(page, '#step-size')).toBe(1)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/size=/)
  // The size finder is between them; each group is one stop.
  expect(await tabsTo(page, '#step-colour')).toBeLessThanOrEqual(3)
  await page.keyboard.press('ArrowRight')
  expect(await tabsTo(page, '#step-frameColour')).toBe(1)
  expect(await tabsTo(page, '#step-frameColour ~ *')).toBe(1)
  await page.keyboard.press('Control+Enter')
  await expect(add(page)).toBeFocused()
})

test('after “Reset” the focus is on the way back', async ({ page }) => {
  await openAlive(page, `${bike}?size=M&tape=TAP-NAVY`)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).not.toHaveURL(/tape=/)
  await expect(page.getByText('Reset to the bike as shown.')).toBeVisible()
  await expect(
    page.locator('[data-change-message]').getByRole('button', { name: 'Undo' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tape=TAP-NAVY/)
})

test('the list of all sections opens the one that is chosen', async ({ page }) => {
  await openAlive(page, `${bike}?size=M`)
  await page.mouse.move(200, 200)
  await page.getByRole('button', { name: 'All sections' }).click()
  await expectAccessible(page, '#step-index')
  await page.getByRole('link', { name: 'Saddle', exact: true }).click()
  const saddles = page.getByRole('group', { name: 'Saddle' })
  await expect(saddles.getByRole('radio', { checked: true }).first()).toBeAttached()
  await expect(page.locator('#step-saddle > summary')).toBeFocused()
  await expect(page.locator('#step-saddle > summary')).toBeInViewport()
  await expect(page.locator('#step-index')).toBeHidden()
})

test('on the phone the bike and the total leave two thirds of the screen to the steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, `${bike}?size=M`)
  const heightOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.height ?? Infinity
  expect((await heightOf('[data-stage]')) + (await heightOf('#build-total'))).toBeLessThan(282)
  expect(await overflowOf(page)).toBe(0)
})

test('the shop works out the lightest build, and what delays the bike', async ({ page }) => {
  await openAlive(page, `${bike}?size=M`)
  await page.locator('summary').filter({ hasText: 'Let us choose' }).click()
  const lightest = page.getByRole('button', { name: /^Lightest.*kg/ })
  await expect(lightest).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, '#content')
  await lightest.click()
  await expect(page).toHaveURL(/wheelset=/)
  await expect(lightest).toContainText('Your build now')
  await page.locator('[data-change-message]').getByRole('button', { name: 'Undo' }).click()
  await expect(page).not.toHaveURL(/wheelset=/)
  await page.getByRole('checkbox', { name: 'Show what delays dispatch' }).check()
  await expect(page.getByText(/Delays dispatch by \d+ days/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Your budget/ }).fill('1')
  await expect(page.getByText('Nothing within this budget')).toBeVisible({ timeout: 30_000 })
})
