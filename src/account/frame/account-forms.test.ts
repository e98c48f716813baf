import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersSchema } from '#/warranty/claim/claim.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { homeAddress, login, member, orderOf, reader } from '../../../tests/helpers/account-shop.ts'
import {
  bike,
  cartShop,
  contents,
  helmet,
  lastBell,
  otherHelmet,
  paint,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import { behindProxy, goodPassword, newEmail } from '../../../tests/helpers/customers-shop.ts'
import { anItem } from '../../../tests/helpers/order-shop.ts'

const noAnswers = Object.fromEntries(Object.keys(answersSchema.entries).map((name) => [name, '']))

const shop = await cartShop(behindProxy)
const post = await postOffice(shop.database)

describe('the profile', () => {
  test('saves a new name', async () => {
    const ada = await member(shop)
    await ada.send('/my-account/profile/', { form: 'name', firstname: 'Augusta', lastname: 'King' })
    expect(await (await ada.open('/my-account/profile/')).text()).toContain('Hello Augusta')
  })

  test('changes the email address with the right password, once the link was followed', async () => {
    const ada = await member(shop)
    const email = newEmail()
    const wrong = await ada.send('/my-account/profile/', { form: 'email', email, password: 'x' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/aria-invalid="true"[^>]*name="password"/)
    await ada.send('/my-account/profile/', { form: 'email', email, password: goodPassword })
    const token = tokenIn(await post.mail(email, /./))
    const elsewhere = await reader(shop).send('/auth/confirm-email/', { form: 'link', token })
    expect(elsewhere.status).toBe(403)
    expect(await elsewhere.text()).toContain('with its present email address first')
    const confirmed = await ada.send('/auth/confirm-email/', { form: 'link', token })
    expect(confirmed.headers.get('location')).toBe('/auth/confirm-email/?done=1')
    expect(await (await ada.open('/my-account/profile/')).text()).toContain(email)
  })

  test('changes the password and logs out all other browsers', async () => {
    const ada = await member(shop)
    const elsewhere = reader(shop)
    await elsewhere.send('/auth/login/', login(ada.email))
    const form = {
      form: 'password',
      currentPassword: goodPassword,
      newPassword: 'uphill both ways, always',
    }
    const response = await ada.send('/my-account/profile/', form)
    expect(response.headers.get('location')).toBe('/my-account/profile/?saved=password')
    expect((await ada.open('/my-account/profile/')).status).toBe(200)
    expect((await elsewhere.open('/my-account/profile/')).status).toBe(303)
  })
})

describe('addresses', () => {
  test('the first is the default, a second can replace it, and only the other one can be deleted', async () => {
    const ada = await member(shop)
    await ada.send('/my-account/shipping/new/', homeAddress)
    await ada.send('/my-account/shipping/new/', {
      ...homeAddress,
      'street.0': '2 Hill Road',
      isShipping: 'on',
    })
    const page = await (await ada.open('/my-account/shipping/')).text()
    expect(page.indexOf('2 Hill Road')).toBeLessThan(page.indexOf('1 Mill Lane'))
    const refused = await ada.send('/my-account/shipping/', { form: 'delete', delete: '1' })
    expect(refused.status).toBe(422)
    await ada.send('/my-account/shipping/2/', { ...homeAddress, isBilling: 'on' })
    const gone = await ada.send('/my-account/shipping/', { form: 'delete', delete: '1' })
    expect(gone.headers.get('location')).toBe('/my-account/shipping/?deleted=1')
    expect((await ada.open('/my-account/shipping/1/')).status).toBe(404)
  })

  test('the only one can be deleted, and the checkout then has none to propose', async () => {
    const ada = await member(shop)
    await ada.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
    await ada.send('/my-account/shipping/new/', homeAddress)
    expect(await (await ada.open('/my-account/shipping/')).text()).toContain('name="delete"')
    expect(await (await ada.open('/checkout/')).text()).toContain('1 Mill Lane')
    const gone = await ada.send('/my-account/shipping/', { form: 'delete', delete: '1' })
    expect(gone.headers.get('location')).toBe('/my-account/shipping/?deleted=1')
    const page = await (await ada.open('/my-account/shipping/?deleted=1')).text()
    expect(page).toContain('Address deleted.')
    expect(page).toContain('No addresses saved yet.')
    const checkout = await ada.open('/checkout/')
    expect(checkout.status).toBe(200)
    expect(await checkout.text()).not.toContain('1 Mill Lane')
  })

  test('a default beside another one offers no button that would be refused', async () => {
    const ada = await member(shop)
    await ada.send('/my-account/shipping/new/', homeAddress)
    await ada.send('/my-account/shipping/new/', homeAddress)
    const page = await (await ada.open('/my-account/shipping/')).text()
    const offered = [...page.matchAll(/<button[^>]*name="delete"[^>]*>/g)].map(([button]) => button)
    expect(offered).toEqual([expect.stringContaining('value="2"')])
  })

  test('a wrong postcode returns the form with all typed values', async () => {
    const ada = await member(shop)
    const form = { ...homeAddress, postcode: '10115', isShipping: 'on' }
    const response = await ada.send('/my-account/shipping/new/', form)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('value="1 Mill Lane"')
    expect(page).toMatch(/aria-invalid="true"[^>]*name="postcode"/)
  })
})

describe('buying again', () => {
  const cartOf = async ({ call }: Pick<Awaited<ReturnType<typeof member>>, 'call'>) =>
    contents((await call('cart/fetch-cart')).answer['cart'] as WireCart)

  test('adds everything that is still sold to the cart', async () => {
    const ada = await member(shop)
    const { number } = await orderOf(shop, ada.email, [helmet, otherHelmet])
    const response = await ada.send(`/my-account/orders/${number}/`, { form: 'again' })
    expect(response.headers.get('location')).toBe(`/my-account/orders/${number}/?added=2`)
    expect(await cartOf(ada)).toEqual({ [helmet]: 1, [otherHelmet]: 1 })
  })

  test('rebuilds the same bike with its parts and paint', async () => {
    const ada = await member(shop)
    const { number } = await orderOf(shop, ada.email, [
      anItem(bike, { selectedOptions: [wheels], ref: 'bike' }),
      anItem(paint, { associatedRef: 'bike' }),
      anItem(helmet),
    ])
    const response = await ada.send(`/my-account/orders/${number}/`, { form: 'again' })
    expect(response.headers.get('location')).toContain('added=2')
    const { items } = (await ada.call('cart/fetch-cart')).answer['cart'] as WireCart
    const skus = items.map(({ product }) => product.sku)
    expect(skus.toSorted()).toEqual([paint, helmet, bike].toSorted())
    expect(JSON.stringify(items)).toContain('WHL-C40')
  })

  test('says if something is no longer sold', async () => {
    const ada = await member(shop)
    const { number } = await orderOf(shop, ada.email, [helmet, lastBell])
    const rest = await orderOf(shop, ada.email, [lastBell])
    await orderOf(shop, ada.email, [lastBell])
    const response = await ada.send(`/my-account/orders/${number}/`, { form: 'again' })
    const to = response.headers.get('location') ?? ''
    expect(to).toBe(`/my-account/orders/${number}/?added=1`)
    expect(await (await ada.open(to)).text()).toContain('1 of 2 items')
    const none = await ada.send(`/my-account/orders/${rest.number}/`, { form: 'again' })
    expect(none.headers.get('location')).toContain('added=0')
  })
})

test('the data page lists the customer’s orders and newsletter status', async () => {
  const person = await member(shop)
  const { number } = await orderOf(shop, person.email, [helmet])
  await person.send('/my-account/newsletter/', { form: 'newsletter', isWanted: 'on' })
  await person.send('/my-account/newsletter/', { form: 'newsletter' })
  const shown = await (await person.open('/my-account/data/')).text()
  expect(shown).toContain(`href="/my-account/orders/${number}/"`)
  expect(shown).toContain('unsubscribed since')
})

test('the data page names the new email address that waits and every claim that the file contains', async () => {
  const person = await member(shop)
  const email = newEmail()
  await person.send('/my-account/profile/', { form: 'email', email, password: goodPassword })
  await shop.database.db.execute(sql`
    insert into warranty_claims
      (number, site, locale, attempt_id, state, email, customer_id, answers, made_at, retained_until)
    select 'C-TEST-DATA', 'uk', 'en', 'data', 'received', email, id,
      ${JSON.stringify(noAnswers)}::jsonb, '2026-10-05', now() + interval '1 year'
    from customers where email = ${person.email}`)
  const shown = await (await person.open('/my-account/data/')).text()
  expect(shown).toContain(`New: ${email}, not confirmed yet`)
  expect(shown).toContain('C-TEST-DATA, 5 October 2026')
})

test('deleting an account needs the password and the word', async () => {
  const ada = await member(shop)
  const send = (form: Record<string, string>) =>
    ada.send('/my-account/data/', { form: 'erase', ...form })
  expect((await send({ password: goodPassword, word: 'yes' })).status).toBe(422)
  expect((await send({ password: 'wrong', word: 'DELETE' })).status).toBe(422)
  const gone = await send({ password: goodPassword, word: 'delete' })
  expect(gone.headers.get('location')).toBe('/')
  expect(ada.jar.has('customer_refresh_token')).toBe(false)
  expect((await reader(shop).send('/auth/login/', login(ada.email))).status).toBe(401)
})

describe('the newsletter', () => {
  test('is subscribed to in the footer, with the same response for everyone', async () => {
    const ada = await member(shop)
    await ada.send('/my-account/newsletter/', { form: 'newsletter', isWanted: 'on' })
    const answers = await Promise.all(
      [ada.email, newEmail()].map((email) =>
        reader(shop).send('/newsletter/', { form: 'sign-up', email }),
      ),
    )
    const places = answers.map((each) => each.headers.get('location'))
    expect(places).toEqual(['/newsletter/?status=subscribed', '/newsletter/?status=subscribed'])
  })

  test('on the German site it starts once the link was followed', async () => {
    const email = newEmail()
    const reading = reader(shop)
    const german = { 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'de.localhost' }
    const response = await reading.send('/newsletter/', { form: 'sign-up', email }, german)
    expect(response.headers.get('location')).toBe('/newsletter/?status=unconfirmed')
    const token = tokenIn(await post.mail(email, /./))
    const form = { form: 'link', token }
    const confirmed = await reading.send('/newsletter/confirm/', form, german)
    expect(confirmed.headers.get('location')).toBe('/newsletter/confirm/?done=1')
  })

  test('ends by clearing one checkbox', async () => {
    const ada = await member(shop)
    await ada.send('/my-account/newsletter/', { form: 'newsletter', isWanted: 'on' })
    await ada.send('/my-account/newsletter/', { form: 'newsletter' })
    expect((await ada.call('account/newsletter')).answer['is_subscribed']).toBe(false)
  })
})
