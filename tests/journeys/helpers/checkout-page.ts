import { expect, type Page } from '@playwright/test'
import { call } from './call.ts'
import { type Language, openAlive } from './visit.ts'

/** German visitors are at home in Germany, so that they come to the checkout by a code. */
export const checkoutWords = {
  en: {
    country: 'gb',
    add: 'Add to cart',
    checkout: 'Go to checkout',
    title: 'Checkout',
    order: /^Order and pay £/,
    email: 'Email address',
    first: 'First name',
    last: 'Last name',
    street: 'House number and street',
    city: 'Town or city',
    postcode: 'Postcode',
    phone: 'Phone number',
    works: 'Payment successful',
    declined: 'Payment declined',
    silent: 'No answer from the provider',
    saidDeclined: 'Your payment was declined.',
    check: /Please check \d fields/,
    thanks: /^Thank you for your order\./,
    ordered: /^Order [\dA-Z]{4}-[\dA-Z]{4}$/,
    waiting: 'We are waiting for your payment',
    store: 'Collect from a store',
    oneStore: 'Leeds',
    collection: 'Click & collect',
    sent: 'Delivery to United Kingdom',
    elsewhere: 'Use a different billing address',
    billing: 'Billing address',
    address: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
    codeOpen: 'Add a discount code',
    code: 'Discount code',
    apply: 'Apply',
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
    phone: 'Telefonnummer',
    works: 'Zahlung erfolgreich',
    declined: 'Zahlung abgelehnt',
    silent: 'Keine Antwort vom Anbieter',
    saidDeclined: 'Deine Zahlung wurde abgelehnt.',
    check: /Bitte prüfe \d Felder/,
    thanks: /^Danke für deine Bestellung\./,
    ordered: /^Bestellung [\dA-Z]{4}-[\dA-Z]{4}$/,
    waiting: 'Wir warten auf deine Zahlung',
    store: 'Im Laden abholen',
    oneStore: 'Berlin',
    collection: 'Abholung im Laden',
    sent: 'Versand (Deutschland)',
    elsewhere: 'Andere Rechnungsadresse verwenden',
    billing: 'Rechnungsadresse',
    address: { city: 'Berlin', postcode: '10115', wrong: 'LS1 4AP' },
    codeOpen: 'Gutscheincode eingeben',
    code: 'Gutscheincode',
    apply: 'Einlösen',
  },
} as const

type Words = (typeof checkoutWords)[Language]

/** A wide window shows the one below the form, a narrow one that of the summary; never both. */
export const orderButton = (page: Page, w: Words) =>
  page.getByRole('main').getByRole('button', { name: w.order })

export async function addHelmet(page: Page, w: Words) {
  await openAlive(page, '/crest-helmet/?size=M')
  // On a phone a bar at the bottom has the button a second time.
  await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
  return page.getByRole('dialog', { name: /^(?:Your cart|Dein Warenkorb)$/ })
}

export async function goToCheckout(page: Page, w: Words) {
  const drawer = await addHelmet(page, w)
  await drawer.getByRole('button', { name: w.checkout }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
}

/** Adds a helmet by the API, for journeys that begin at the checkout. */
export const hasHelmet = (page: Page) =>
  call(page, 'cart/add-item', { cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 1 }] })

export async function standsAtCheckout(page: Page, w: Words) {
  await hasHelmet(page)
  await openAlive(page, '/checkout/')
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
}

export async function fillIn(page: Page, w: Words, changes: { postcode?: string } = {}) {
  // Coupons are for one order of each buyer.
  await page.getByLabel(w.email).fill(`ada-${crypto.randomUUID()}@example.com`)
  await page.getByLabel(w.first).first().fill('Ada')
  await page.getByLabel(w.last).first().fill('Holm')
  await page.getByLabel(w.street, { exact: true }).first().fill('Mill Lane 1')
  await page.getByLabel(w.city, { exact: true }).first().fill(w.address.city)
  await page
    .getByLabel(w.postcode, { exact: true })
    .first()
    .fill(changes.postcode ?? w.address.postcode)
  await page.getByLabel(w.phone).first().fill('0113 496 0000')
}

export const expectThanks = async (page: Page, w: Words) => {
  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
  await expect(page.getByText(w.ordered)).toBeVisible()
}
