import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import {
  emailLinkMail,
  newsletterLinkMail,
  resetLinkMail,
} from '#/customers/account/customer-mails.server.ts'
import { findByEmail, findCustomer } from '#/customers/account/customers.store.server.ts'
import { linkLife } from './link-life.ts'
import { replaceLink } from './links.store.server.ts'
import { findSubscriber, setSubscriberLink } from '#/customers/account/newsletter.store.server.ts'
import { mayMailReset } from '#/customers/reset-limits.server.ts'
import { newToken, tokenHash } from '#/customers/sessions/session-tokens.server.ts'

type MailContext = { config: Config; db: Db; mailer: Mailer }

/*
 * Each link is created while its mail is sent, so that the token exists only in the mail: the queue
 * stores only the recipient. A failed mail is sent again with a new link.
 */

const site = v.picklist(['uk', 'de'])
const resetPayload = v.object({ site, email: v.string(), locale: v.picklist(['en', 'de']) })
const emailPayload = v.object({ customerId: v.number(), email: v.string() })
const newsletterPayload = v.object({ site, email: v.string() })

const newLink = (lifeMs: number) => {
  const token = newToken()
  return { token, hash: tokenHash(token), expiresAt: new Date(Date.now() + lifeMs) }
}

export async function sendResetLink(
  { config, db, mailer, now }: MailContext & { now: Date },
  payload: unknown,
): Promise<void> {
  const { site: siteId, email, locale } = v.parse(resetPayload, payload)
  const customer = await findByEmail(db, email, siteId)
  const { token, hash, expiresAt } = newLink(linkLife.resetMs)
  // The mail is rendered even without an account, so that server load does not reveal who has one.
  const reader = { site: siteId, firstName: customer?.firstName ?? '', locale }
  const mail = resetLinkMail(config, reader, token)
  if (!customer || !(await mayMailReset({ db, now }, customer))) return
  const link = { hash, kind: 'reset' as const, customerId: customer.id, email: null, expiresAt }
  await replaceLink(db, link)
  await mailer.send({ to: customer.email, ...mail })
}

/** If the email address already has an account, no mail is sent. */
export async function sendEmailLink(
  { config, db, mailer }: MailContext,
  payload: unknown,
): Promise<void> {
  const { customerId, email } = v.parse(emailPayload, payload)
  const customer = await findCustomer(db, customerId)
  if (!customer) return
  const holder = await findByEmail(db, email, customer.site)
  if (holder && holder.id !== customerId) return
  const { token, hash, expiresAt } = newLink(linkLife.emailMs)
  await replaceLink(db, { hash, kind: 'email', customerId, email, expiresAt })
  await mailer.send({ to: email, ...emailLinkMail(config, customer, token) })
}

export async function sendNewsletterLink(
  { config, db, mailer }: MailContext,
  payload: unknown,
): Promise<void> {
  const { site: siteId, email } = v.parse(newsletterPayload, payload)
  const subscriber = await findSubscriber(db, siteId, email)
  if (!subscriber) return
  const { token, ...link } = newLink(linkLife.newsletterMs)
  if (!(await setSubscriberLink(db, subscriber, link))) return
  await mailer.send({ to: email, ...newsletterLinkMail(config, subscriber, token) })
}
