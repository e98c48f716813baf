import * as v from 'valibot'
import { createApi } from '#/visitor/create-api.server.ts'
import {
  changeEmailSchema,
  changePasswordSchema,
  eraseSchema,
  linkSchema,
  newsletterSchema,
  profileSchema,
} from './customer-forms.ts'
import { answering, profileAnswer, toWireProfile } from './customers.contract.ts'
import { eraseCustomer } from './erase.server.ts'
import { exportCustomer } from './export.server.ts'
import { eraseCookies } from '#/customers/login/logout-cookies.server.ts'
import { findSubscription, setSubscription } from './newsletter.server.ts'
import { changePassword } from '#/customers/passwords/change-password.server.ts'
import { confirmEmail, requestEmailChange, updateProfile } from './profile.server.ts'

export const accountApi = createApi('/account', 'Account')

accountApi.post(
  '/update-profile',
  {
    summary: 'Changes the customer’s name',
    access: 'customer',
    body: profileSchema,
    answer: answering({ customer: profileAnswer }),
  },
  async (ctx, { body, session }) => {
    const names = { firstName: body.firstname, lastName: body.lastname }
    return { customer: toWireProfile(await updateProfile(ctx, session, names)), error: null }
  },
)

accountApi.post(
  '/change-email',
  {
    summary:
      'Sends a link to a new email address, which replaces the old one once the link is followed; ends all other sessions',
    access: 'customer',
    body: changeEmailSchema,
    answer: answering({ customer: profileAnswer }),
  },
  async (ctx, { body, session, reply }) => {
    const { customer, cookies } = await requestEmailChange(ctx, session, body)
    reply.cookies.push(...cookies)
    return { customer: toWireProfile(customer), error: null }
  },
)

accountApi.post(
  '/confirm-email',
  {
    summary:
      'Confirms a new email address with the single-use token from the mail, in a browser that is logged in to the account',
    access: 'visitor',
    body: linkSchema,
    answer: answering({ confirmed: v.boolean() }),
  },
  async (ctx, { body, reply }) => {
    reply.cookies.push(...(await confirmEmail(ctx, body.token)))
    return { confirmed: true, error: null }
  },
)

accountApi.post(
  '/change-password',
  {
    summary: 'Changes the password, ends all other sessions and renews the cookies of this one',
    access: 'customer',
    body: changePasswordSchema,
    answer: answering({ changed: v.boolean() }),
  },
  async (ctx, { body, session, reply }) => {
    reply.cookies.push(...(await changePassword(ctx, session, body)))
    return { changed: true, error: null }
  },
)

const subscription = answering({
  is_subscribed: v.boolean(),
  /** `UNCONFIRMED` until the customer has followed the link in the mail. */
  status: v.picklist(['SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED']),
})
const toWireSubscription = (status: 'subscribed' | 'unconfirmed' | 'unsubscribed') => ({
  is_subscribed: status === 'subscribed',
  status: wireStatus[status],
  error: null,
})
const wireStatus = {
  subscribed: 'SUBSCRIBED',
  unconfirmed: 'UNCONFIRMED',
  unsubscribed: 'UNSUBSCRIBED',
} as const

accountApi.get(
  '/newsletter',
  {
    summary: 'Tells whether the customer subscribes to the newsletter',
    access: 'customer',
    answer: subscription,
  },
  async (ctx, { session }) => toWireSubscription(await findSubscription(ctx, session)),
)

accountApi.post(
  '/newsletter',
  {
    summary: 'Subscribes or unsubscribes the customer; repeating the call changes nothing',
    access: 'customer',
    body: newsletterSchema,
    answer: subscription,
  },
  async (ctx, { body, session }) =>
    toWireSubscription(await setSubscription(ctx, session, body.is_subscribed)),
)

export const exportCall = accountApi.get(
  '/export',
  {
    summary: 'Exports all data stored about the customer',
    access: 'customer',
    answer: answering({ export: v.record(v.string(), v.unknown()) }),
  },
  async (ctx, { session }) => ({ export: await exportCustomer(ctx, session), error: null }),
)

accountApi.post(
  '/erase',
  {
    summary:
      'Deletes the account; orders are kept without personal data for as long as the law requires',
    access: 'customer',
    body: eraseSchema,
    answer: answering({ erased: v.boolean() }),
  },
  async (ctx, { body, session, reply }) => {
    await eraseCustomer(ctx, session, body.password)
    reply.cookies.push(...eraseCookies(ctx.visitor.isSecure))
    return { erased: true, error: null }
  },
)
