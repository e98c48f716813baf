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

test('a form that is right leads on, and a reload of the next page sends nothing again', async () => {
  const response = await send(rightForm)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/-/kit/#forms')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a form that is wrong comes back as the page, with all that was typed and why', async () => {
  const response = await send(wrongForm)
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain('value="1 Mill Lane"')
  expect(page).toMatch(/aria-invalid="true"[^>]*name="address\.postcode"/)
  expect(page).toContain('here they are written like LS1 4AP')
})

test('a password never comes back', async () => {
  const page = await (await send(wrongForm)).text()
  expect(page).not.toContain('a long secret')
})

test('the page that came back is nobody else’s', async () => {
  await send(wrongForm)
  const page = await (await shop.get('/-/kit/')).text()
  expect(page).not.toContain('1 Mill Lane')
})

test('our own script hears the same as JSON', async () => {
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
])('a form sent from %s is refused', async (_, headers) => {
  expect((await send(rightForm, headers as Record<string, string>)).status).toBe(403)
})

test('an old browser on our own page is believed by its origin', async () => {
  expect((await send(rightForm, { host: 'shop.test', origin: 'http://shop.test' })).status).toBe(
    303,
  )
})

test('a program that is no browser may send a form', async () => {
  expect((await send(rightForm, {})).status).toBe(303)
})

test('a body that is no form is refused', async () => {
  const response = await shop.send('POST', '/-/kit/', {
    headers: { ...plainBrowser, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(415)
})

test('a form larger than any of ours is refused', async () => {
  const response = await send({ ...rightForm, more: 'x'.repeat(40_000) })
  expect(response.status).toBe(413)
})

test('a page without a form takes none', async () => {
  const response = await send(rightForm, plainBrowser, '/compare/')
  expect(response.status).toBe(405)
})
