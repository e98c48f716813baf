import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { livesIn } from './visit.ts'

const homes = {
  gb: { city: 'Leeds', postcode: 'LS1 4AP' },
  de: { city: 'Berlin', postcode: '10115' },
  ie: { city: 'Dublin', postcode: 'D02 X285' },
} as const

/** A guest's order, placed as quickly as can be: what follows is about what comes after. */
export async function placeOrder(
  page: Page,
  country: keyof typeof homes,
  skus: readonly string[],
  store?: string,
) {
  const origin = test.info().project.use.baseURL ?? ''
  const email = `ada-${randomUUID()}@example.com`
  const { request } = page.context()
  await livesIn(page.context(), country)
  const added = await request.post(`${origin}/nuxt/api/cart/add-item`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { cartItems: skus.map((sku) => ({ sku, quantity: 1 })) },
  })
  expect(added.ok()).toBe(true)
  const shown = await (await request.get(`${origin}/checkout/`)).text()
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)?.[1] ?? ''
  const placed = await request.post(`${origin}/checkout/`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: {
      form: 'order',
      attempt: hidden('attempt'),
      shownTotal: hidden('shownTotal'),
      [`shownDates.${store ?? 'home'}`]: hidden(`shownDates.${store ?? 'home'}`),
      email,
      delivery: store === undefined ? 'home' : 'store',
      ...(store !== undefined && { store, shownStoreTotal: hidden('shownStoreTotal') }),
      'address.firstName': 'Ada',
      'address.lastName': 'Holm',
      'address.street.0': 'Mill Lane 1',
      'address.city': homes[country].city,
      'address.postcode': homes[country].postcode,
      'address.telephone': '0113 496 0000',
      'address.country': country,
      payment: 'works',
    },
  })
  const number = /[\dA-Z]{4}-[\dA-Z]{4}(?=<)/.exec(await placed.text())?.[0] ?? ''
  expect(number).not.toBe('')
  return { number, email }
}
