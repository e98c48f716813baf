import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import { emailLinkMail, newsletterLinkMail, resetLinkMail } from './customer-mails.server.ts'
import { findByEmail, findCustomer } from '#/customers/account/customers.store.server.ts'
import type { emailLinkJob, newsletterLinkJob, resetLinkJob } from './link-jobs.ts'
import { linkLife } from './link-life.ts'
import { replaceLink } from './links.store.server.ts'
import { findSubscriber, setSubscriberLink } from '#/customers/account/newsletter.store.server.ts'
import { mayMailReset } from '#/customers/login/reset-limits.server.ts'
import { newCustomerToken, customerTokenHash } from '#/customers/sessions/session-tokens.server.ts'

type MailContext = { config: Config; db: Db; mailer: Mailer }

const newLink = (lifeMs: number) => {
  const token = newCustomerToken()
  return { token, hash: customerTokenHash(token), expiresAt: new Date(Date.now() + lifeMs) }
}

export async function sendResetLink(
  { config, db, mailer, now }: MailContext & { now: Date },
  { site, email, locale }: Payload<typeof resetLinkJob>,
): Promise<void> {
  const customer = await findByEmail(db, email, site)
  const { token, hash, expiresAt } = newLink(linkLife.resetMs)
  // The mail is rendered even without an account, so that server load does not reveal who has one.
  const { firstName = '', emailProvenAt = null } = customer ?? {}
  const reader = { site, firstName, emailProvenAt, locale }
  const mail = resetLinkMail(config, reader, token)
  if (!customer || !(await mayMailReset({ db, now }, customer))) return
  const link = { hash, kind: 'reset' as const, customerId: customer.id, email: null, expiresAt }
  await replaceLink(db, link)
  await mailer.send({ to: customer.email, ...mail })
}

/** If the email address already has an account, no mail is sent. */
export async function sendEmailLink(
  { config, db, mailer }: MailContext,
  { customerId, email }: Payload<typeof emailLinkJob>,
): Promise<void> {
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
  { site, email }: Payload<typeof newsletterLinkJob>,
): Promise<void> {
  const subscriber = await findSubscriber(db, site, email)
  if (!subscriber) return
  const { token, ...link } = newLink(linkLife.newsletterMs)
  if (!(await setSubscriberLink(db, subscriber, link))) return
  await mailer.send({ to: email, ...newsletterLinkMail(config, subscriber, token) })
}
