import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import {
  addHelmet,
  checkoutWords,
  expectThanks,
  fillIn,
  goToCheckout,
  orderButton,
  standsAtCheckout,
} from '../helpers/checkout-page.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { livesIn, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const summaryOf = (page: Page) => page.locator('#summary')

atHomeInEachLanguage(checkoutWords, (w) => {
  test('a guest buys a helmet, and a reload of the thanks orders nothing again', async ({
    page,
  }) => {
    await goToCheckout(page, w)
    expect(page.url()).toMatch(/\/checkout\/$/)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await fillIn(page, w)
    await orderButton(page, w).click()
    await expectThanks(page, w)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    const number = await page.getByText(w.ordered).textContent()
    await page.reload()
    await expect(page.getByText(w.ordered)).toHaveText(number ?? '')
    await openAlive(page, '/checkout/')
    await expect(page.getByRole('link', { name: /order|Bestellung/i }).first()).toBeVisible()
  })

  test('missing or wrong values are reported at their field and at the top, and nothing typed is lost', async ({
    page,
  }) => {
    await standsAtCheckout(page, w)
    await page.getByLabel(w.first).first().fill('Ada')
    await orderButton(page, w).click()
    const complaints = page.getByRole('alert')
    await expect(complaints).toContainText(w.check)
    await expect(complaints).toBeFocused()
    await expectAccessible(page)
    await complaints.getByRole('link', { name: w.postcode }).click()
    await expect(page.getByLabel(w.postcode).first()).toBeFocused()
    await page.getByLabel(w.postcode).first().fill(w.address.wrong)
    await page.getByLabel(w.email).fill('ada@example.com')
    await expect(page.getByLabel(w.postcode).first()).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(w.postcode).first().fill(w.address.postcode)
    await expect(page.getByLabel(w.postcode).first()).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel(w.first).first()).toHaveValue('Ada')
  })

  test(
    'typed values are still there after a reload, until the order is placed',
    once.onPhone,
    async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.store, { exact: true }).click()
      await page.reload()
      await expect(page.getByLabel(w.street).first()).toHaveValue('Mill Lane 1')
      await expect(page.getByRole('radio', { name: w.store })).toBeChecked()
      await orderButton(page, w).click()
      await expectThanks(page, w)
      await expect
        .poll(() => page.evaluate(() => window.sessionStorage.getItem('draft:order')))
        .toBeNull()
    },
  )

  test(
    'collection in a store costs no delivery, and the total follows',
    once.onDesktop,
    async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.store, { exact: true }).click()
      await page.getByText(w.oneStore, { exact: true }).first().click()
      await expect(summaryOf(page).getByText(w.collection)).toBeVisible()
      await expect(summaryOf(page).getByText(w.sent)).toBeHidden()
      await orderButton(page, w).click()
      await expectThanks(page, w)
      await expect(page.getByText(w.oneStore).first()).toBeVisible()
    },
  )

  test(
    'the billing address may differ from the delivery address',
    once.onPhone,
    async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.elsewhere).click()
      await expect(page.getByRole('heading', { name: w.billing })).toBeVisible()
      await orderButton(page, w).click()
      await expect(page.getByRole('alert')).toContainText(w.check)
      await expectAccessible(page)
    },
  )

  test('a coupon goes along to the checkout', once.onDesktop, async ({ page }) => {
    const drawer = await addHelmet(page, w)
    await drawer.getByText(w.codeOpen).click()
    await drawer.getByLabel(w.code).fill('welcome10')
    await drawer.getByRole('button', { name: w.apply }).click()
    await expect(drawer.getByText('WELCOME10')).toBeVisible()
    await drawer.getByRole('button', { name: w.checkout }).click()
    await expect(summaryOf(page).getByText(/^−/).first()).toBeVisible()
    await fillIn(page, w)
    await orderButton(page, w).click()
    await expectThanks(page, w)
  })
})

test('a code that was used does not open the checkout again', async ({ page, context }) => {
  await reads(context, 'en')
  await livesIn(context, 'fr')
  const used = page.waitForRequest(/\/checkout\/sync\/\?/)
  await goToCheckout(page, checkoutWords.en)
  await page.goto((await used).url())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expectAccessible(page)
})
