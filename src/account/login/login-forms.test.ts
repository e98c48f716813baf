import { describe, expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { login, member, reader, registration } from '../../../tests/helpers/account-shop.ts'
import { cartShop, contents, helmet } from '../../../tests/helpers/cart-shop.ts'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import { behindProxy, goodPassword, newEmail } from '../../../tests/helpers/customers-shop.ts'

const shop = await cartShop(behindProxy)
const post = await postOffice(shop.database)

describe('logging in without scripts', () => {
  test('returns to the page the visitor came from', async () => {
    const { email } = await member(shop)
    const guest = reader(shop)
    const next = encodeURIComponent('/my-account/orders/?page=2')
    const response = await guest.send(`/auth/login/?next=${next}`, login(email))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/my-account/orders/?page=2')
    expect((await guest.open('/my-account/profile/')).status).toBe(200)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/auth/login/',
    '/nuxt/api/auth/customer',
  ])('never redirects to %s', async (next) => {
    const { email } = await member(shop)
    const guest = reader(shop)
    const path = `/auth/login/?next=${encodeURIComponent(next)}`
    const to = (await guest.send(path, login(email))).headers.get('location') ?? ''
    const url = new URL(to, 'https://www.caldercycles.example')
    expect(url.host).toBe('www.caldercycles.example')
    expect(url.pathname).not.toMatch(/^\/(?:auth|nuxt)/)
  })

  test('merges the guest’s cart', async () => {
    const { email } = await member(shop)
    const guest = reader(shop)
    await guest.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
    await guest.send('/auth/login/', login(email))
    const { answer } = await guest.call('cart/fetch-cart')
    expect(contents(answer['cart'] as WireCart)).toEqual({ [helmet]: 2 })
  })

  test('continues a waiting checkout, once', async () => {
    const { email } = await member(shop)
    const guest = reader(shop)
    await guest.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
    await guest.call('checkout/start', { loginFirst: true })
    expect(guest.jar.get('checkout_redirect')).toBe('1')
    const response = await guest.send('/auth/login/', login(email))
    const onwards = await guest.open(response.headers.get('location') ?? '')
    expect(onwards.headers.get('location')).toBe('/checkout/')
    expect(guest.jar.has('checkout_redirect')).toBe(false)
  })

  test('fails identically for a wrong password and an unknown email address, and does not return the password', async () => {
    const { email } = await member(shop)
    const wrong = 'not the password at all'
    const pages = await Promise.all(
      [email, newEmail()].map(async (each) => {
        const response = await reader(shop).send('/auth/login/', login(each, wrong))
        expect(response.status).toBe(401)
        return (await response.text()).replaceAll(each, '')
      }),
    )
    expect(pages[0]).toBe(pages[1])
    expect(pages[0]).not.toContain(wrong)
    expect(pages[0]).toContain('role="alert"')
  })
})

describe('registering without scripts', () => {
  test('opens the account and logs in', async () => {
    const guest = reader(shop)
    const response = await guest.send('/auth/register/', registration())
    expect(response.headers.get('location')).toBe('/my-account/overview/')
    expect((await guest.open('/my-account/profile/')).status).toBe(200)
  })

  test('reports a taken email address at its field and keeps the typed values', async () => {
    const { email } = await member(shop)
    const response = await reader(shop).send('/auth/register/', registration(email))
    const page = await response.text()
    expect(response.status).toBe(409)
    expect(page).toContain('There is already an account with this email address')
    expect(page).toContain('value="Rider"')
    expect(page).not.toContain(goodPassword)
  })

  test('refuses a common password', async () => {
    const form = { ...registration(), password: 'password123' }
    const response = await reader(shop).send('/auth/register/', form)
    expect(response.status).toBe(422)
  })
})

test('a reset request gets the same response for every email address, and its link sets a password', async () => {
  const { email } = await member(shop)
  const guest = reader(shop)
  const answers = await Promise.all(
    [email, newEmail()].map((each) =>
      guest.send('/auth/reset-password/', { form: 'reset', email: each }),
    ),
  )
  expect(answers.map((each) => each.headers.get('location'))).toEqual([
    '/auth/reset-password/?sent=1',
    '/auth/reset-password/?sent=1',
  ])
  const token = tokenIn(await post.mail(email, /password/i))
  const newPassword = 'three wheels too many'
  const pasted = `https://www.caldercycles.example/auth/set-password/#${token}`
  const form = { form: 'set-password', token: pasted, newPassword }
  const set = await guest.send('/auth/set-password/', form)
  expect(set.headers.get('location')).toBe('/auth/login/?reset=1')
  expect((await guest.send('/auth/set-password/', form)).status).toBe(422)
  expect((await guest.send('/auth/login/', login(email, newPassword))).status).toBe(303)
})
