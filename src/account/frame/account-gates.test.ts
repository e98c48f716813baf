import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { actionOf } from '#/app/routes/actions.server.ts'
import { routes } from '#/app/routes/routes.ts'
import { buyer } from '../../../tests/checkout/checkout-browser.ts'
import {
  homeAddress,
  login,
  member,
  orderOf,
  reader,
  registration,
} from '../../../tests/helpers/account-shop.ts'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { behindProxy } from '../../../tests/helpers/customers-shop.ts'

const shop = await cartShop(behindProxy)

const owner = await member(shop)
const other = await member(shop)
const guest = reader(shop)
let paths: string[] = []
let orderPath = ''
let secrets: string[] = []

const customerRows = routes.filter(({ access }) => access === 'customer')
const pathsWithForms = routes.filter((row) => actionOf(row)).map(({ path }) => path)
const filledIn = (path: string, number = 'AAAA-AAAA') =>
  `${path.replace(':orderNumber', number).replace(':number', '1')}/`

/** Every customer's route, filled in with the owner's own order and address. */
beforeAll(async () => {
  await owner.send('/my-account/shipping/new/', homeAddress)
  const { number } = await orderOf(shop, owner.email, [helmet])
  orderPath = `/my-account/orders/${number}/`
  paths = customerRows.map(({ path }) => filledIn(path, number))
  secrets = [owner.email, number, 'Mill Lane']
})

const isNotStored = (response: Response) =>
  expect(response.headers.get('cache-control')).toBe('no-store')

test('every page of the account is guarded', () => {
  const account = routes.map(({ path }) => path).filter((path) => path.startsWith('/my-account/'))
  expect(customerRows.map(({ path }) => path)).toEqual(account)
  expect(paths).toContain(orderPath)
  expect(paths.length).toBeGreaterThan(8)
})

describe('a guest', () => {
  test('is redirected to the login from every page, with the page to return to', async () => {
    for (const path of paths) {
      const response = await guest.open(path)
      expect(response.status, path).toBe(303)
      expect(response.headers.get('location')).toBe(`/auth/login/?next=${encodeURIComponent(path)}`)
      isNotStored(response)
    }
  })

  test('gets no data from a page’s payload', async () => {
    for (const path of paths) {
      const response = await guest.open(`${path}_payload.json`)
      expect(await response.json(), path).toMatchObject({ redirect: /^\/auth\/login\// })
      isNotStored(response)
    }
  })

  test('cannot change anything with any form', async () => {
    const forms = customerRows.filter((row) => actionOf(row))
    expect(forms.length).toBeGreaterThan(5)
    for (const { path } of forms) {
      const response = await guest.send(filledIn(path), homeAddress)
      expect(response.status, path).toBe(303)
      expect(response.headers.get('location')).toMatch(/^\/auth\/login\//)
    }
  })
})

describe('the owner', () => {
  test('sees every page, and none is cacheable', async () => {
    for (const path of paths) {
      for (const url of [path, `${path}_payload.json`]) {
        const response = await owner.open(url)
        expect(response.status, url).toBe(200)
        isNotStored(response)
      }
    }
  })

  test('sees the latest order on the overview, with a picture that the shop serves', async () => {
    const page = await (await owner.open('/my-account/overview/')).text()
    expect(page).toContain(orderPath)
    const [picture = ''] = /\/img\/[^"\s]*w_960[^"\s]*/.exec(page) ?? []
    expect((await owner.open(picture.replaceAll('&amp;', '&'))).status).toBe(200)
  })

  test('has pages that search engines do not index', async () => {
    const page = await (await owner.open('/my-account/profile/')).text()
    expect(page).toContain('<meta name="robots" content="noindex')
  })
})

describe('another customer', () => {
  test('sees nothing of somebody else’s on any page', async () => {
    for (const path of paths) {
      // An order number may consist of letters alone.
      const namesAnObject = path.startsWith(orderPath) || /\d/.test(path)
      const response = await other.open(`${path}_payload.json`)
      expect(response.status, path).toBe(namesAnObject ? 404 : 200)
      const text = (await response.text()).replaceAll(path, '')
      for (const secret of secrets) expect(text, path).not.toContain(secret)
    }
  })

  test.each(['', '_payload.json', 'invoice/', 'invoice/_payload.json'])(
    'gets 404 for somebody else’s order at …/%s',
    async (end) => {
      const response = await other.open(orderPath + end)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Mill Lane')
    },
  )

  test('cannot buy somebody else’s order again', async () => {
    expect((await other.send(orderPath, { form: 'again' })).status).toBe(404)
  })

  test('neither sees nor changes somebody else’s address', async () => {
    expect((await other.open('/my-account/shipping/1/')).status).toBe(404)
    expect((await other.send('/my-account/shipping/1/', homeAddress)).status).toBe(404)
  })
})

test.each(pathsWithForms.filter((path) => /^\/(?:auth|my-account|newsletter)/.test(path)))(
  'a form sent to %s from another site is refused',
  async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await owner.send(filledIn(path), registration(), headers)
    expect(response.status).toBe(403)
  },
)

describe('a logged-in customer', () => {
  test.each(['/auth/login/', '/auth/register/', '/auth/reset-password/'])(
    'is redirected away from %s',
    async (path) => {
      const response = await owner.open(path)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/my-account/overview/')
    },
  )
})

describe('an expired token', () => {
  const lapsed = async () => {
    const person = await member(shop)
    person.jar.delete('customer_token')
    return person
  }

  test('is renewed on the way to a page of the account', async () => {
    const person = await lapsed()
    const response = await person.open('/my-account/orders/')
    expect(response.headers.get('location')).toBe('/my-account/orders/')
    expect((await person.open('/my-account/orders/')).status).toBe(200)
  })

  test('is renewed once for two parallel page requests', async () => {
    const person = await lapsed()
    const twin = { ...person, jar: new Map(person.jar) }
    const both = await Promise.all([
      person.open('/my-account/profile/'),
      reader(shop, twin).open('/my-account/orders/'),
    ])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(twin.jar.get('customer_token')).toBe(person.jar.get('customer_token'))
  })

  test('is renewed together with a form, which takes effect at once', async () => {
    const person = await lapsed()
    const sent = await person.send('/my-account/shipping/new/', homeAddress)
    expect(sent.headers.get('location')).toBe('/my-account/shipping/?saved=1')
    expect(await (await person.open('/my-account/shipping/')).text()).toContain('1 Mill Lane')
  })

  test('is renewed together with a refused form, and nothing typed is lost', async () => {
    const person = await lapsed()
    const refused = await person.send('/my-account/shipping/new/', {
      ...homeAddress,
      postcode: '?',
    })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('1 Mill Lane')
    expect((await person.open('/my-account/profile/')).status).toBe(200)
  })

  test('is renewed on the way to a page that guests see, too', async () => {
    const person = await lapsed()
    await person.call('cart/create-auth', {})
    const url = '/withdrawal/?order=AAAA-AAAA'
    const response = await person.open(url)
    expect(response.headers.get('location')).toBe(url)
    expect(person.jar.has('customer_token')).toBe(true)
    expect((await person.open('/withdrawal/')).status).toBe(200)
  })

  test('does not hide the customer’s cart from the checkout', async () => {
    const person = await withHelmet()
    person.jar.delete('customer_token')
    const renewed = await person.open('/checkout/')
    expect(renewed.headers.get('location')).toBe('/checkout/')
    expect(await (await person.open('/checkout/')).text()).toContain('Crest')
  })

  test('is not renewed by the logout form', async () => {
    const person = await lapsed()
    await person.send('/auth/logout/', { form: 'logout' })
    expect([...person.jar.keys()].filter((name) => name.startsWith('customer_'))).toEqual([])
  })

  test('is not renewed by the account’s root URL', async () => {
    const person = await lapsed()
    const response = await person.open('/my-account/')
    expect(response.headers.get('location')).toBe('/my-account/profile/')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('that cannot be renewed is cleared on the way to the login', async () => {
    const person = await lapsed()
    person.jar.set('customer_refresh_token', 'x'.repeat(43))
    const response = await person.open('/my-account/profile/')
    expect(response.headers.get('location')).toMatch(/^\/auth\/login\//)
    expect(person.jar.has('customer_refresh_token')).toBe(false)
  })

  test('that cannot be renewed leads from the checkout to the login and back to the same cart', async () => {
    const person = await withHelmet()
    person.jar.delete('customer_token')
    person.jar.set('customer_refresh_token', 'x'.repeat(43))
    const toLogin = '/auth/login/?next=%2Fcheckout%2F'
    expect((await person.open('/checkout/')).headers.get('location')).toBe(toLogin)
    const sent = await person.send('/checkout/', {
      ...buyer,
      attempt: randomUUID(),
      shownTotal: '1',
      shownDates: '{}',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, toLogin])
    const back = await person.send(toLogin, login(person.email))
    expect(back.headers.get('location')).toBe('/checkout/')
    expect(await (await person.open('/checkout/')).text()).toContain('Crest')
  })
})

/** A customer with a helmet in the cart of their account. */
async function withHelmet() {
  const person = await member(shop)
  await person.call('cart/create-auth', {})
  await person.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  return person
}

test('only the form logs out, a link does not', async () => {
  const person = await member(shop)
  expect((await person.open('/auth/logout/')).status).toBe(200)
  const copied = new Map(person.jar)
  expect((await person.send('/auth/logout/', { form: 'logout' })).status).toBe(303)
  expect(person.jar.has('customer_token')).toBe(false)
  const copy = reader(shop, { jar: copied, call: person.call })
  expect((await copy.open('/my-account/profile/')).headers.get('location')).toMatch(/login/)
})
