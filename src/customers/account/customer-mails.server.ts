import type { Locale } from '#/i18n/locale.ts'
import type { MailBlock } from '#/mail/mail-block.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { mailWords } from '#/mail/mail-words.server.ts'
import { greetingValues } from '#/mail/typed-words.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { Config } from '#/platform/config/config.server.ts'
import type { Customer } from './customer.ts'

type Reader = Pick<Customer, 'site' | 'locale' | 'firstName'>
type Say = (key: string) => string
type Link = (path: string) => string

/** Where the pages are that links in our mails open. */
const paths = {
  account: '/my-account/profile/',
  forgotten: '/auth/reset-password/',
  setPassword: '/auth/set-password/',
  confirmEmail: '/auth/confirm-email/',
  confirmNewsletter: '/newsletter/confirm/',
} as const

/** Behind the hash, a token is in nobody's log: browsers do not send it. */
const withToken = (path: string, token: string) => `${path}#${token}`

function write(
  config: Config,
  { site: siteId, locale, firstName }: { site: string; locale: Locale; firstName: string },
  name: string,
  blocksOf: (say: Say, link: Link) => readonly MailBlock[],
): RenderedMail {
  const site = mailSite(config, siteId)
  const words = mailWords(locale)
  const say = (key: string) =>
    words(`customers.${name}.${key}`, { ...greetingValues(firstName), shop: site.name })
  const link = (path: string) => site.url + path
  const [subject, preview, title] = [say('subject'), say('preview'), say('title')]
  return renderMail({ locale, site, subject, preview, title, blocks: blocksOf(say, link) })
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
const note = (words: string): MailBlock => ({ kind: 'note', text: words })
const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

export const welcomeMail = (config: Config, reader: Reader) =>
  write(config, reader, 'welcome', (say, link) => [
    text(say('text')),
    button(say('button'), link(paths.account)),
    note(say('note')),
    { kind: 'link', label: say('noteLink'), href: link(paths.forgotten) },
  ])

export const resetLinkMail = (config: Config, reader: Reader, token: string) =>
  write(config, reader, 'reset', (say, link) => [
    text(say('text')),
    button(say('button'), link(withToken(paths.setPassword, token))),
    note(say('note')),
  ])

export const passwordChangedMail = (config: Config, reader: Reader) =>
  write(config, reader, 'passwordChanged', (say, link) => [
    text(say('text')),
    note(say('note')),
    button(say('button'), link(paths.forgotten)),
  ])

export const emailLinkMail = (config: Config, reader: Reader, token: string) =>
  write(config, reader, 'emailLink', (say, link) => [
    text(say('text')),
    button(say('button'), link(withToken(paths.confirmEmail, token))),
    note(say('note')),
  ])

export const emailNoticeMail = (config: Config, reader: Reader) =>
  write(config, reader, 'emailNotice', (say, link) => [
    text(say('text')),
    note(say('note')),
    button(say('button'), link(paths.forgotten)),
  ])

export const newsletterLinkMail = (
  config: Config,
  reader: { site: string; locale: Locale },
  token: string,
) =>
  write(config, { ...reader, firstName: '' }, 'newsletter', (say, link) => [
    text(say('text')),
    button(say('button'), link(withToken(paths.confirmNewsletter, token))),
    note(say('note')),
  ])

export const deletedMail = (config: Config, reader: Reader) =>
  write(config, reader, 'deleted', (say) => [
    text(say('text')),
    note(say('note')),
    text(say('farewell')),
  ])
