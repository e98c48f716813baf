import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Language, languages, openAlive, overflowOf, reads } from './visit.ts'

/** German visitors are at home in Germany, so that they come to the checkout by a code. */
const words = {
  en: {
    country: 'gb',
    add: 'Add to cart',
    checkout: 'Go to checkout',
    title: 'Checkout',
    order: /^Order and pay £/,
    email: 'Email address',
    first: 'First name',
    last: 'Last name',
    street: 'Street and number',
    city: 'Town or city',
    postcode: 'Postcode',
    phone: 'Telephone',
    works: 'It works',
    declined: 'It is declined',
    silent: 'The provider never answers',
    saidDeclined: 'Your payment was declined.',
    check: /Please check \d fields/,
    thanks: /^Thank you\./,
    ordered: /^Order [\dA-Z]{4}-[\dA-Z]{4}$/,
    waiting: 'We are waiting for your payment',
    store: 'Collect in a store',
    oneStore: 'Leeds',
    collection: 'Collection in the store',
    sent: 'Delivery to United Kingdom',
    empty: 'There is nothing to pay for',
    elsewhere: 'Send the bill to another address',
    billing: 'Billing address',
    address: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
    codeOpen: 'Add a coupon code',
    code: 'Coupon code',
    apply: 'Apply',
    remove: 'Remove Crest helmet',
    emptyCart: 'Your cart is empty',
  },
  de: {
    country: 'de',
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    title: 'Kasse',
    order: /^Zahlungspflichtig bestellen$/,
    email: 'E-Mail-Adresse',
    first: 'Vorname',
    last: 'Nachname',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    postcode: 'Postleitzahl',
    phone: 'Telefon',
    works: 'Sie klappt',
    declined: 'Sie wird abgelehnt',
    silent: 'Der Anbieter antwortet nie',
    saidDeclined: 'Deine Zahlung wurde abgelehnt.',
    check: /Bitte prüf \d Felder/,
    thanks: /^Danke\./,
    ordered: /^Bestellung [\dA-Z]{4}-[\dA-Z]{4}$/,
    waiting: 'Wir warten auf deine Zahlung',
    store: 'Im Laden abholen',
    oneStore: 'Berlin',
    collection: 'Abholung im Laden',
    sent: 'Versand (Deutschland)',
    empty: 'Hier gibt es nichts zu bezahlen',
    elsewhere: 'Rechnung an eine andere Adresse',
    billing: 'Rechnungsadresse',
    address: { city: 'Berlin', postcode: '10115', wrong: 'LS1 4AP' },
    codeOpen: 'Gutscheincode eingeben',
    code: 'Gutscheincode',
    apply: 'Einlösen',
    remove: 'Helm Crest entfernen',
    emptyCart: 'Dein Warenkorb ist leer',
  },
} as const

type Words = (typeof words)[Language]

const summaryOf = (page: Page) => page.locator('#summary')
const orderButton = (page: Page, w: Words) => page.getByRole('button', { name: w.order })

async function livesIn(context: BrowserContext, country: string) {
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'location_country', value: country, url }])
}

async function addHelmet(page: Page, w: Words) {
  await openAlive(page, '/crest-helmet/')
  await page.getByRole('main').getByRole('button', { name: w.add }).click()
  return page.getByRole('dialog', { name: /^(?:Your cart|Dein Warenkorb)$/ })
}

async function goToCheckout(page: Page, w: Words) {
  const drawer = await addHelmet(page, w)
  await drawer.getByRole('button', { name: w.checkout }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
}

/** What is in the cart by the call that a page would make: what follows is about what comes after. */
async function hasHelmet(context: BrowserContext) {
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await context.request.post(`${origin}/nuxt/api/cart/add-item`, {
    headers: { 'x-storefront': '1', 'sec-fetch-site': 'same-origin' },
    data: { cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 1 }] },
  })
  expect(answer.ok()).toBe(true)
}

async function standsAtCheckout(page: Page, w: Words) {
  await hasHelmet(page.context())
  await openAlive(page, '/checkout/')
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
}

async function fillIn(page: Page, w: Words, changes: { postcode?: string } = {}) {
  // Coupons are for one order of each buyer.
  await page.getByLabel(w.email).fill(`ada-${crypto.randomUUID()}@example.com`)
  await page.getByLabel(w.first).first().fill('Ada')
  await page.getByLabel(w.last).first().fill('Holm')
  await page.getByLabel(w.street).first().fill('Mill Lane 1')
  await page.getByLabel(w.city, { exact: true }).first().fill(w.address.city)
  await page
    .getByLabel(w.postcode)
    .first()
    .fill(changes.postcode ?? w.address.postcode)
  await page.getByLabel(w.phone).first().fill('0113 496 0000')
}

const expectThanks = async (page: Page, w: Words) => {
  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
  await expect(page.getByText(w.ordered)).toBeVisible()
}

for (const language of languages) {
  const w = words[language]

  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
    })

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

    test('what is missing or wrong is told at its field and on top, and nothing typed is lost', async ({
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

    test('what was typed is still there after a reload, until it is ordered', async ({ page }) => {
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

    test('a payment nobody answers for waits, and says so', async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.silent, { exact: true }).click()
      await orderButton(page, w).click()
      await expect(page.getByRole('heading', { level: 1, name: w.waiting })).toBeVisible()
      await expectAccessible(page)
    })

    test('pressed twice it is one order', async ({ page }) => {
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

    test('collected in a store it costs no delivery, and the sum follows', async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.store, { exact: true }).click()
      await page.getByText(w.oneStore, { exact: true }).first().click()
      await expect(summaryOf(page).getByText(w.collection)).toBeVisible()
      await expect(summaryOf(page).getByText(w.sent)).toBeHidden()
      await expectAccessible(page)
      await orderButton(page, w).click()
      await expectThanks(page, w)
      await expect(page.getByText(w.oneStore).first()).toBeVisible()
    })

    test('the bill may go elsewhere', async ({ page }) => {
      await standsAtCheckout(page, w)
      await fillIn(page, w)
      await page.getByText(w.elsewhere).click()
      await expect(page.getByRole('heading', { name: w.billing })).toBeVisible()
      await orderButton(page, w).click()
      await expect(page.getByRole('alert')).toContainText(w.check)
      await expectAccessible(page)
    })

    test('a coupon goes along to the checkout', async ({ page }) => {
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

    test('with an empty cart the checkout says where to go', async ({ page }) => {
      const drawer = await addHelmet(page, w)
      await drawer.getByRole('button', { name: w.remove }).click()
      await expect(drawer.getByText(w.emptyCart)).toBeVisible()
      await openAlive(page, '/checkout/')
      await expect(page.getByRole('heading', { level: 1, name: w.empty })).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('declined once, then bought, by plain HTML', async ({ page, context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
      await hasHelmet(context)
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

test('a code that was used does not open the checkout again', async ({ page, context }) => {
  await reads(context, 'en')
  await livesIn(context, 'fr')
  const used = page.waitForRequest(/\/checkout\/sync\/\?/)
  await goToCheckout(page, words.en)
  await page.goto((await used).url())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expectAccessible(page)
})
