import type { MailBlock } from '#/mail/mail-block.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { greetingValues, nameValues } from '#/mail/typed-words.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { Config } from '#/platform/config/config.server.ts'
import type { Customer } from '#/customers/account/customer.ts'

type Recipient = Pick<Customer, 'site' | 'locale'>
type Reader = Recipient & Pick<Customer, 'firstName' | 'emailProvenAt'>
type Translate = (key: string) => string
type Link = (path: string) => string

/** The pages that the links in these mails open. */
const paths = {
  account: '/my-account/profile/',
  forgotten: '/auth/reset-password/',
  setPassword: '/auth/set-password/',
  confirmEmail: '/auth/confirm-email/',
  confirmNewsletter: '/newsletter/confirm/',
} as const

/** Browsers do not send the hash, so the token reaches no server log. */
const withToken = (path: string, token: string) => `${path}#${token}`

/**
 * Greets by name only whoever has proved that the mailbox is theirs: an account with anybody's address and any sentence
 * as a name is opened without a proof.
 */
function write(
  config: Config,
  recipient: Recipient | Reader,
  name: string,
  blocksOf: (translate: Translate, link: Link) => readonly MailBlock[],
): RenderedMail {
  const { locale } = recipient
  const site = mailSite(config, recipient.site)
  const translateMail = mailTranslator(locale)
  const isProven = 'emailProvenAt' in recipient && recipient.emailProvenAt !== null
  const greeting = isProven ? greetingValues(recipient.firstName) : nameValues(null)
  const translate = (key: string) =>
    translateMail(`customers.${name}.${key}`, { ...greeting, shop: site.name })
  const link = (path: string) => site.url + path
  const [subject, preview, title] = [translate('subject'), translate('preview'), translate('title')]
  return renderMail({ locale, site, subject, preview, title, blocks: blocksOf(translate, link) })
}

const text = (content: string): MailBlock => ({ kind: 'text', text: content })
const note = (content: string): MailBlock => ({ kind: 'note', text: content })
const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

export const welcomeMail = (config: Config, recipient: Recipient) =>
  write(config, recipient, 'welcome', (translate, link) => [
    text(translate('text')),
    button(translate('button'), link(paths.account)),
    note(translate('note')),
    { kind: 'link', label: translate('noteLink'), href: link(paths.forgotten) },
  ])

export const resetLinkMail = (config: Config, reader: Reader, token: string) =>
  write(config, reader, 'reset', (translate, link) => [
    text(translate('text')),
    button(translate('button'), link(withToken(paths.setPassword, token))),
    note(translate('note')),
  ])

export const passwordChangedMail = (config: Config, reader: Reader) =>
  write(config, reader, 'passwordChanged', (translate, link) => [
    text(translate('text')),
    note(translate('note')),
    button(translate('button'), link(paths.forgotten)),
  ])

/** Goes to the new address, which nobody has proved to be theirs. */
export const emailLinkMail = (config: Config, { site, locale }: Recipient, token: string) =>
  write(config, { site, locale }, 'emailLink', (translate, link) => [
    text(translate('text')),
    button(translate('button'), link(withToken(paths.confirmEmail, token))),
    note(translate('note')),
  ])

export const emailNoticeMail = (config: Config, reader: Reader) =>
  write(config, reader, 'emailNotice', (translate, link) => [
    text(translate('text')),
    note(translate('note')),
    button(translate('button'), link(paths.forgotten)),
  ])

export const newsletterLinkMail = (config: Config, recipient: Recipient, token: string) =>
  write(config, recipient, 'newsletter', (translate, link) => [
    text(translate('text')),
    button(translate('button'), link(withToken(paths.confirmNewsletter, token))),
    note(translate('note')),
  ])

export const deletedMail = (config: Config, reader: Reader) =>
  write(config, reader, 'deleted', (translate) => [
    text(translate('text')),
    note(translate('note')),
  ])
