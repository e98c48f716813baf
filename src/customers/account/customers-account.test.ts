import { expect, test } from 'vitest'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  behindProxy,
  customer,
  goodPassword,
  loginsAt,
  me,
  newEmail,
  ownAddress,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
const post = await postOffice(shop.database)
const logIn = loginsAt(shop)

test('a new email address counts once it is confirmed, and the old one is notified', async () => {
  const ada = await customer(shop)
  const email = newEmail()
  await ada.call('account/newsletter', { is_subscribed: true })
  const { answer } = await ada.call('account/change-email', { email, password: goodPassword })
  expect(answer['customer']).toMatchObject({ email: ada.email })
  const token = tokenIn(await post.mail(email, 'Confirm your new email address'))
  await post.mail(ada.email, 'A change to your email address')
  expect((await me(ada)).email).toBe(ada.email)
  const confirmed = await ada.call('account/confirm-email', { token })
  expect(confirmed.answer).toEqual({ confirmed: true, error: null })
  expect(await me(ada)).toMatchObject({ email, is_subscribed: true })
  expect((await logIn(email, goodPassword)).status).toBe(200)
  expect((await visitor(shop).call('account/confirm-email', { token })).status).toBe(422)
})

test('changing the email address does not reveal who has an account', async () => {
  const ada = await customer(shop)
  const grace = await customer(shop)
  const change = (email: string) =>
    ada.call('account/change-email', { email, password: goodPassword })
  const taken = await change(grace.email)
  const free = await change(newEmail())
  expect([taken.status, taken.text]).toEqual([free.status, free.text])
  await post.idle()
  expect(post.mailsTo(grace.email).map(({ subject }) => subject)).toEqual([
    'Welcome to Calder Cycles',
  ])
})

test('changes the customer’s name', async () => {
  const ada = await customer(shop)
  const { answer } = await ada.call('account/update-profile', {
    firstname: ' Augusta ',
    lastname: 'King',
  })
  expect(answer['customer']).toEqual({ email: ada.email, firstname: 'Augusta', lastname: 'King' })
})

test('the first address is the default for everything, a later one on request', async () => {
  const ada = await customer(shop)
  const add = async (address: object) =>
    (await ada.call('account/add-address', { address })).answer['createCustomerAddress']
  expect(await add(ownAddress)).toEqual({ id: 1 })
  expect(await add({ ...ownAddress, city: 'Leeds' })).toEqual({ id: 2 })
  expect((await me(ada)).default_shipping).toBe(1)
  await ada.call('auth/update-address', { addressId: 2, address: { default_shipping: true } })
  const { addresses } = await me(ada)
  expect(addresses.map(({ city, default_shipping }) => [city, default_shipping])).toEqual([
    ['Halifax', false],
    ['Leeds', true],
  ])
})

test('updates the given fields of an address by the rules of its country', async () => {
  const ada = await customer(shop)
  await ada.call('account/add-address', { address: ownAddress })
  const update = (address: object) => ada.call('account/update-address', { addressId: 1, address })
  expect((await update({ city: 'York' })).answer).toEqual({
    updateCustomerAddress: { id: 1 },
    error: null,
  })
  const { status, answer } = await update({ postcode: '12345' })
  expect([status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ['postcode']])
  const state = { region: { region_id: 12, region_code: null, region: null } }
  const moved = await update({ country_code: 'US', postcode: '90210', ...state })
  expect(moved.status).toBe(200)
  expect((await me(ada)).addresses[0]).toMatchObject({
    city: 'York',
    country_code: 'US',
    region: { region_id: 12 },
  })
})

test('field errors use the names the client sent', async () => {
  const ada = await customer(shop)
  const { status, answer } = await ada.call('account/add-address', {
    address: { country_code: 'GB' },
  })
  expect(status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(
    ['city', 'firstname', 'lastname', 'postcode', 'street', 'telephone'].toSorted(),
  )
})

test('an empty address reports every required field', async () => {
  const ada = await customer(shop)
  const { status, answer } = await ada.call('account/add-address', { address: {} })
  expect(status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual([
    'city',
    'country_code',
    'firstname',
    'lastname',
    'postcode',
    'street',
    'telephone',
  ])
})

test('a country the shop does not sell to is reported as the error', async () => {
  const ada = await customer(shop)
  const address = { ...ownAddress, country_code: 'XX' }
  const { answer } = await ada.call('account/add-address', { address })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['country_code'])
})

test('a default address cannot be deleted, any other can, and its number is not reused', async () => {
  const ada = await customer(shop)
  await ada.call('account/add-address', { address: ownAddress })
  await ada.call('account/add-address', { address: ownAddress })
  const remove = (addressId: number) => ada.call('account/delete-address', { addressId })
  const refused = await remove(1)
  expect([refused.status, refused.answer.error?.message]).toEqual([
    422,
    'This is your default delivery address. Choose another default first.',
  ])
  expect((await remove(2)).answer).toEqual({ deleteCustomerAddress: true, error: null })
  const again = await remove(2)
  expect([again.status, again.answer.error?.message]).toEqual([404, 'We cannot find this address.'])
  const { answer } = await ada.call('account/add-address', { address: ownAddress })
  expect(answer['createCustomerAddress']).toEqual({ id: 3 })
})

test('the only address can be deleted, and the next one is the default again', async () => {
  const ada = await customer(shop)
  await ada.call('account/add-address', { address: ownAddress })
  const { answer } = await ada.call('account/delete-address', { addressId: 1 })
  expect(answer).toEqual({ deleteCustomerAddress: true, error: null })
  expect(await me(ada)).toMatchObject({
    addresses: [],
    default_shipping: null,
    default_billing: null,
  })
  await ada.call('account/add-address', { address: ownAddress })
  expect(await me(ada)).toMatchObject({ default_shipping: 2, default_billing: 2 })
})

test('whatever is added and deleted at once, remaining addresses have a default', async () => {
  const ada = await customer(shop)
  const add = () => ada.call('account/add-address', { address: ownAddress })
  await add()
  for (let round = 0; round < 10; round += 1) {
    const held = (await me(ada)).addresses
    const deletions = held.map(
      ({ id }) =>
        () =>
          ada.call('account/delete-address', { addressId: id }),
    )
    const calls = round % 2 === 0 ? [...deletions, add] : [add, ...deletions.toReversed()]
    await Promise.all(calls.map((call) => call()))
    const { addresses, default_shipping: number } = await me(ada)
    expect(addresses.map(({ id }) => id)).toContain(number)
  }
})

test('a customer has at most twenty addresses, even when they are added in parallel', async () => {
  const ada = await customer(shop)
  const adds = Array.from({ length: 23 }, () =>
    ada.call('account/add-address', { address: ownAddress }),
  )
  const statuses = (await Promise.all(adds)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect((await me(ada)).addresses).toHaveLength(20)
})

test('a British subscription starts and ends at once', async () => {
  const ada = await customer(shop)
  const set = async (is_subscribed: boolean) =>
    (await ada.call('account/newsletter', { is_subscribed })).answer
  expect(await set(true)).toEqual({ is_subscribed: true, status: 'SUBSCRIBED', error: null })
  expect(await set(true)).toMatchObject({ is_subscribed: true })
  expect(await set(false)).toMatchObject({ is_subscribed: false, status: 'UNSUBSCRIBED' })
})

test('a German subscription needs a confirmation, and signing up reveals nothing', async () => {
  const reader = newEmail()
  const subscribe = (email: string) =>
    visitor(shop).call('newsletter/subscribe', { email, consent: true }, { host: 'de.localhost' })
  const first = await subscribe(reader)
  expect(first.answer).toEqual({
    subscribeEmailToNewsletter: { status: 'UNCONFIRMED' },
    error: null,
  })
  const confirm = (token: string) =>
    visitor(shop).call('newsletter/confirm', { token }, { host: 'de.localhost' })
  const token = tokenIn(await post.mail(reader, 'Bitte bestätigen: unser Newsletter'))
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(422)
  await post.idle()
  const mails = post.mailsTo(reader).length
  expect((await subscribe(reader)).text).toBe(first.text)
  await post.idle()
  expect(post.mailsTo(reader)).toHaveLength(mails)
})

test.each(['de', 'at'])(
  'a visitor from %s confirms a subscription on the British site, too',
  async (location_country) => {
    const reader = visitor(shop)
    reader.jar.set('location_country', location_country)
    const { answer } = await reader.call('newsletter/subscribe', {
      email: newEmail(),
      consent: true,
    })
    expect(answer).toMatchObject({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } })
  },
)

test('nobody is subscribed without consent', async () => {
  const { status } = await visitor(shop).call('newsletter/subscribe', {
    email: newEmail(),
    consent: false,
  })
  expect(status).toBe(422)
})
