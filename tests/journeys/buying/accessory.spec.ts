import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    colour: 'Colour',
    size: 'Size',
    capacity: 'Capacity',
    chart: 'Size chart',
    chest: 'Chest',
    days: /to your door/,
    chooseSize: 'Choose a size',
    sizeMissing: 'Please choose a size first.',
    add: 'Add to cart',
  },
  de: {
    colour: 'Farbe',
    size: 'Größe',
    capacity: 'Volumen',
    chart: 'Größentabelle',
    chest: 'Brustumfang',
    days: /Werktage bis zur Haustür/,
    chooseSize: 'Größe wählen',
    sizeMissing: 'Wähle bitte zuerst eine Größe.',
    add: 'In den Warenkorb',
  },
} as const

inEachLanguage(words, (labels) => {
  test('an option changes price, picture, SKU and URL', async ({ page }) => {
    await openAlive(page, '/calder-bidon/')
    await expect(page.getByText('£9', { exact: true })).toBeVisible()
    const sizes = page.getByRole('radiogroup', { name: labels.capacity })
    await sizes.getByRole('radio', { name: '750 ml' }).click()
    await expect(page).toHaveURL(/size=750/)
    await expect(page.getByText('£10', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, '#content')
    await page.getByRole('radiogroup', { name: labels.colour }).getByRole('radio').nth(3).click()
    await expect(page).toHaveURL(/colour=moss&size=750/)
    await expect(page.locator('[data-chosen-sku]')).toHaveAttribute(
      'data-chosen-sku',
      'BTL-BIDON-750-MOSS',
    )
    // On a phone as well, the whole text is shown: folding it would save a line or two.
    await expect(page.getByText(/Vicenza/).last()).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  })

  test('a helmet asks for its size before it can be bought, and says so', async ({ page }) => {
    await openAlive(page, '/crest-helmet/')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: labels.add })).toBeHidden()
    // On a phone a bar at the bottom has the button a second time.
    await main.getByRole('link', { name: labels.chooseSize, exact: true }).first().click()
    await expect(main.getByRole('alert').filter({ hasText: labels.sizeMissing })).toBeVisible()
    const sizes = main
      .getByRole('radiogroup', { name: labels.size, exact: true })
      .getByRole('radio')
    await expect(sizes.first()).toBeFocused()
    await expectAccessible(page, '#content')
    await sizes.nth(1).click()
    await expect(page).toHaveURL(/size=M/)
    await expect(main.getByText(labels.sizeMissing)).toBeHidden()
    await expect(main.getByRole('button', { name: labels.add }).first()).toBeVisible()
  })

  test('colours and sizes of a jersey are one stop of the Tab key each', async ({ page }) => {
    await openAlive(page, '/calder-lane-jersey/?size=M')
    const colours = page.getByRole('radiogroup', { name: labels.colour })
    const sizes = page.getByRole('radiogroup', { name: labels.size, exact: true })
    await colours.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/colour=moss&size=M/)
    const size = sizes.getByRole('radio', { checked: true })
    // The URL changes before the page does.
    await expect(size).toHaveAttribute('href', /colour=moss/)
    await page.keyboard.press('Tab')
    await expect(size).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/colour=moss&size=L/)
    await page.keyboard.press('Tab')
    await expect(page.getByText(labels.chart).first()).toBeFocused()
  })

  test('a jersey has a size chart, which unfolds beside its sizes', async ({ page }) => {
    await openAlive(page, '/calder-lane-jersey/')
    const chart = page.getByRole('table', { name: labels.chart })
    await expect(chart).toBeHidden()
    await page.getByText(labels.chart).first().click()
    await expect(chart.getByRole('columnheader', { name: labels.chest })).toBeVisible()
    await expect(chart.getByRole('row')).toHaveCount(7)
    await expect(chart.getByRole('cell', { name: /^94–100\scm/ })).toBeVisible()
    await expect(page.getByText(labels.days).first()).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, '#content')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an accessory is added by a form, and shown in the checkout', async ({ page }) => {
    await page.goto('/crest-helmet/?size=M')
    await page.getByLabel('How many of Crest helmet').fill('2')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL('/checkout/')
    const summary = page.locator('#summary')
    await expect(summary.getByText('Crest helmet').first()).toBeVisible()
    await expect(summary.getByText('£178').first()).toBeVisible()
  })
})
