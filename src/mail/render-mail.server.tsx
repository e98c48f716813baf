import { renderToStaticMarkup } from 'react-dom/server'
import { sellerAddress, sellerOf } from '#/platform/config/seller.ts'
import { MailLayout, type MailLayoutProps } from './mail-layout.server.tsx'
import { mailTranslator } from './mail-translator.server.ts'
import { plainMail } from './plain-mail.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders the HTML and the plain text of a mail: `addJob(db, mailJob, { to, ...renderMail(…) })`. */
export function renderMail(mail: MailLayoutProps): RenderedMail {
  const { subject, title, blocks, locale, site } = mail
  const { email, phone } = site.contact
  const seller = sellerOf(site.id)
  const footer = [
    `${mailTranslator(locale)('layout.help')} ${email} · ${phone}`,
    [seller.company, ...sellerAddress(seller, locale)].join(', '),
    seller.registration[locale],
    `${site.name} · ${site.url}`,
  ].join('\n')
  return {
    subject,
    html: `<!doctype html>${withoutPreloads(renderToStaticMarkup(<MailLayout {...mail} />))}`,
    text: `${title}\n${'='.repeat(title.length)}\n\n${plainMail(blocks)}\n\n-- \n${footer}\n`,
  }
}

/** Removes React's image preloads, which mail programs may take for tracking. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')
