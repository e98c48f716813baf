import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { sites } from '#/platform/config/sites.ts'
import type { Mail } from '#/platform/jobs/mail.server.ts'
import type { Claim } from './claim.ts'

type News = { message: string | null; files: number }

/** A mail to the shop: a new claim, or what the customer has written about one. */
export function shopMail(
  { site: siteId, number, email, answers }: Pick<Claim, 'site' | 'number' | 'email' | 'answers'>,
  { message, files }: News,
): Mail {
  const site = sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`There is no site ${siteId}.`)
  const translate = mailTranslator(site.defaultLocale)
  const subject = message === null ? 'claim.shop.newSubject' : 'claim.shop.messageSubject'
  return {
    to: site.contact.email,
    replyTo: email,
    subject: translate(subject, { number }),
    text: [
      `${answers.name} <${email}>`,
      [answers.kind, answers.lineName || answers.bike, answers.frameNumber, answers.orderNumber]
        .filter((fact) => fact !== '')
        .join(' · '),
      '',
      message ?? answers.description,
      '',
      translate('claim.shop.files', { count: files }),
      `npm run shop -- claim show ${number}`,
    ].join('\n'),
  }
}
