import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import {
  checkoutWords,
  expectThanks,
  fillIn,
  hasHelmet,
  orderButton,
  standsAtCheckout,
} from '../helpers/checkout-page.ts'
import { languages, livesIn, once, reads } from '../helpers/visit.ts'

for (const language of languages) {
  const w = checkoutWords[language]

  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
    })

    test('a declined payment keeps everything, and the next one works', async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.declined, { exact: true }).click()
      await orderButton(page, w).click()
      await expect(page.getByRole('alert')).toContainText(w.saidDeclined)
      await expect(page.getByLabel(w.street).first()).toHaveValue('Mill Lane 1')
      await expectAccessible(page)
      await page.getByText(w.works, { exact: true }).click()
      await orderButton(page, w).click()
      await expectThanks(page, w)
    })

    test('a payment without an answer waits, and says so', once.onPhone, async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.silent, { exact: true }).click()
      await orderButton(page, w).click()
      await expect(page.getByRole('heading', { level: 1, name: w.waiting })).toBeVisible()
      await expectAccessible(page)
    })

    test('two clicks place one order', once.onDesktop, async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/checkout/'))
          sent.push(request.url())
      })
      await orderButton(page, w).dblclick()
      await expectThanks(page, w)
      expect(sent).toHaveLength(1)
    })
  })

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('declined once, then bought, by plain HTML', once.onPhone, async ({ page, context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
      await hasHelmet(page)
      await page.goto('/checkout/')
      await fillIn(page, w, { postcode: w.address.wrong })
      await orderButton(page, w).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel(w.street).first()).toHaveValue('Mill Lane 1')
      await page.getByLabel(w.postcode).first().fill(w.address.postcode)
      await page.getByText(w.declined, { exact: true }).click()
      await orderButton(page, w).click()
      await expect(page.getByRole('alert')).toContainText(w.saidDeclined)
      await page.getByText(w.works, { exact: true }).click()
      await orderButton(page, w).click()
      await expectThanks(page, w)
    })
  })
}
