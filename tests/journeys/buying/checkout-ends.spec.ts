import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { call } from '../helpers/call.ts'
import {
  checkoutWords,
  expectThanks,
  fillIn,
  orderButton,
  standsAtCheckout,
} from '../helpers/checkout-page.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { once, openAlive, reads } from '../helpers/visit.ts'

const words = {
  en: {
    ...checkoutWords.en,
    brief: 'Your order in brief',
    needsPostcode: 'Enter your postcode.',
    needsPhone: 'Enter a phone number for the driver.',
    next: 'What happens next',
    built: 'In the workshop',
    copy: 'Copy number',
    copied: /^Order number [\dA-Z]{4}-[\dA-Z]{4} copied\.$/,
    edit: /^Edit this build/,
    update: 'Update your cart',
  },
  de: {
    ...checkoutWords.de,
    brief: 'Deine Bestellung in Kürze',
    needsPostcode: 'Gib deine Postleitzahl ein.',
    needsPhone: 'Gib eine Telefonnummer für die Zustellung ein.',
    next: 'So geht es weiter',
    built: 'In Bearbeitung',
    copy: 'Nummer kopieren',
    copied: /^Bestellnummer [\dA-Z]{4}-[\dA-Z]{4} kopiert\.$/,
    edit: /^Konfiguration ändern/,
    update: 'Warenkorb aktualisieren',
  },
} as const

async function hasBikeAtCheckout(page: Page) {
  await call(page, 'cart/add-bike', { cartItems: [{ sku: 'WOLDSL-105-M-SLATE', quantity: 1 }] })
  await openAlive(page, '/checkout/')
}

atHomeInEachLanguage(words, (w) => {
  test(
    'a parcel is ordered without a telephone number, and the number of the order is copied',
    once.onPhone,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByLabel(w.phone).first().fill('')
      await orderButton(page, w).click()
      await expectThanks(page, w)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('button', { name: w.copy }).click()
      await expect(page.getByText(w.copied)).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      await expect(page.getByText(w.ordered)).toContainText(copied)
    },
  )

  test('a bike needs one, the errors say what to do, and the thanks show the bike and its way', async ({
    page,
  }) => {
    await hasBikeAtCheckout(page)
    await orderButton(page, w).click()
    const errors = page.getByRole('alert')
    await expect(errors.getByRole('link', { name: w.needsPostcode, exact: true })).toBeVisible()
    await errors.getByRole('link', { name: w.needsPhone, exact: true }).click()
    const phone = page.getByLabel(w.phone).first()
    await expect(phone).toBeFocused()
    await expectAccessible(page)
    await fillIn(page, w)
    await orderButton(page, w).click()
    await expectThanks(page, w)
    await expect(page.getByRole('heading', { name: w.next })).toBeVisible()
    await expect(page.getByText(w.built)).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: /Wold SL 105/ })).toBeVisible()
    await expectAccessible(page)
  })

  test(
    'a bike that is edited from the checkout is back in the checkout',
    once.onDesktop,
    async ({ page }) => {
      await hasBikeAtCheckout(page)
      await page.locator('#summary').getByRole('link', { name: w.edit }).click()
      await expect(page).toHaveURL(/cart-return=checkout/)
      await page.locator('#step-size label').last().click()
      await expect(page).toHaveURL(/size=(?!M).*cart-return=checkout/)
      await page.getByRole('button', { name: w.update }).last().click()
      await expect(page).toHaveURL(/\/checkout\/$/)
      await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeFocused()
    },
  )
})

test('the button below the payment orders as well, and both together order once', async ({
  page,
  context,
}) => {
  const w = checkoutWords.en
  await reads(context, 'en')
  await standsAtCheckout(page, w)
  await fillIn(page, w)
  const below = page
    .getByRole('region', { name: words.en.brief })
    .getByRole('button', { name: w.order })
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout/')) posts += 1
  })
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('form[method=post] [type=submit]'))
      if (button.innerText.startsWith('Order and pay')) button.click()
  })
  await expectThanks(page, w)
  expect(posts).toBe(1)
  await standsAtCheckout(page, w)
  await fillIn(page, w)
  await below.click()
  await expectThanks(page, w)
})
