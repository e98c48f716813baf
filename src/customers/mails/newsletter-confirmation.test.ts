import { expect, test } from 'vitest'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  behindProxy,
  customer,
  goodPassword,
  me,
  newEmail,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { runNewsletterCommand } from '#/customers/account/newsletter-command.server.ts'
import { findSubscriber } from '#/customers/account/newsletter.store.server.ts'

const shop = await testShop(behindProxy)
const { db } = shop.database
const post = await postOffice(shop.database)

const stored = async (email: string) => (await findSubscriber(db, 'uk', email))?.status

async function subscribe(email: string, country = 'gb') {
  const stranger = visitor(shop)
  stranger.jar.set('location_country', country)
  const { answer } = await stranger.call('newsletter/subscribe', { email, consent: true })
  return answer['subscribeEmailToNewsletter']
}

const endByStaff = (email: string) =>
  runNewsletterCommand({ db, args: ['unsubscribe', email], print: () => {} })

const confirm = async (email: string) => {
  // Only the link of the last mail works.
  await post.idle()
  const token = tokenIn(await post.mail(email, /newsletter/i))
  return (await visitor(shop).call('newsletter/confirm', { token })).status
}

test('an ended subscription starts again only by the link of a mail, whoever asks', async () => {
  const email = newEmail()
  const first = await subscribe(email)
  await endByStaff(email)
  await post.idle()
  expect(post.mailsTo(email)).toEqual([])
  expect(await subscribe(email)).toEqual(first)
  expect(await stored(email)).toBe('unconfirmed')
  expect(await confirm(email)).toBe(200)
  expect(await stored(email)).toBe('subscribed')
})

test('a request from another country does not replace the confirmation', async () => {
  const email = newEmail()
  expect(await subscribe(email, 'de')).toEqual({ status: 'UNCONFIRMED' })
  expect(await subscribe(email, 'gb')).toEqual({ status: 'SUBSCRIBED' })
  expect(await stored(email)).toBe('unconfirmed')
  expect(await confirm(email)).toBe(200)
  expect(await stored(email)).toBe('subscribed')
})

test('an account with a stranger’s email address does not start an ended subscription', async () => {
  const email = newEmail()
  await subscribe(email)
  await endByStaff(email)
  const stranger = await customer(shop, email)
  await stranger.call('account/newsletter', { is_subscribed: true })
  expect(await stored(email)).toBe('unconfirmed')
})

test('a customer who has proven the email address starts an ended subscription at once', async () => {
  const { email } = await customer(shop)
  const owner = visitor(shop)
  await owner.call('auth/reset-password', { email })
  const token = tokenIn(await post.mail(email, 'Set a new password'))
  await owner.call('auth/set-password', { token, newPassword: goodPassword })
  await owner.call('auth/login', { email, password: goodPassword })
  for (const is_subscribed of [true, false, true])
    await owner.call('account/newsletter', { is_subscribed })
  expect(await me(owner)).toMatchObject({ is_subscribed: true })
  expect(await stored(email)).toBe('subscribed')
  await post.idle()
  expect(post.mailsTo(email).filter(({ subject }) => /newsletter/i.test(subject))).toEqual([])
})
