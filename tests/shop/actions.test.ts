import { expect, test } from 'vitest'
import { ownScript, testShop } from '../helpers/shop.ts'

const shop = await testShop({ SHOW_KIT: 'true' })

const rightForm = {
  form: 'kit',
  email: 'ada@example.com',
  password: 'a long secret',
  'address.firstName': 'Ada',
  'address.lastName': 'Holm',
  'address.street.0': '1 Mill Lane',
  'address.city': 'Leeds',
  'address.postcode': 'LS1 4AP',
  'address.telephone': '0113 496 0000',
  'address.country': 'gb',
}
const wrongForm = { ...rightForm, 'address.postcode': '10115' }

const plainBrowser = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
const urlencoded = 'application/x-www-form-urlencoded'

const send = (
  form: Record<string, string>,
  headers: Record<string, string> = plainBrowser,
  path = '/-/kit/',
) =>
  shop.send('POST', path, {
    headers: { 'content-type': urlencoded, ...headers },
    body: new URLSearchParams(form).toString(),
  })

test('a valid form redirects, so that reloading the next page sends nothing again', async () => {
  const response = await send(rightForm)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/-/kit/#forms')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an invalid form returns the page with the typed values and the errors', async () => {
  const response = await send(wrongForm)
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain('value="1 Mill Lane"')
  expect(page).toMatch(/aria-invalid="true"[^>]*name="address\.postcode"/)
  expect(page).toContain('Enter a valid postcode, e.g. LS1 4AP')
})

test('a password is never returned', async () => {
  const page = await (await send(wrongForm)).text()
  expect(page).not.toContain('a long secret')
})

test('a returned form page is not cached for others', async () => {
  await send(wrongForm)
  const page = await (await shop.get('/-/kit/')).text()
  expect(page).not.toContain('1 Mill Lane')
})

test('the shop’s own script gets the same result as JSON', async () => {
  const wrong = await send(wrongForm, ownScript)
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({
    form: { id: 'kit', fields: { 'address.postcode': [{ key: 'fieldErrors.postcode' }] } },
  })
  const right = await send(rightForm, ownScript)
  expect(await right.json()).toEqual({ redirect: '/-/kit/#forms' })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
])('refuses a form sent from %s', async (_, headers) => {
  expect((await send(rightForm, headers as Record<string, string>)).status).toBe(403)
})

test('accepts a form of an old browser by its origin header', async () => {
  expect((await send(rightForm, { host: 'shop.test', origin: 'http://shop.test' })).status).toBe(
    303,
  )
})

test('accepts a form from a client that is not a browser', async () => {
  expect((await send(rightForm, {})).status).toBe(303)
})

test('refuses a body that is not a form', async () => {
  const response = await shop.send('POST', '/-/kit/', {
    headers: { ...plainBrowser, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(415)
})

test('refuses a form that is too large', async () => {
  const response = await send({ ...rightForm, more: 'x'.repeat(40_000) })
  expect(response.status).toBe(413)
})

test('a page without a form accepts none', async () => {
  const response = await send(rightForm, plainBrowser, '/compare/')
  expect(response.status).toBe(405)
})
