import { renderToStaticMarkup } from 'react-dom/server'
import { MailLayout, type MailLayoutProps } from './mail-layout.server.tsx'
import { mailWords } from './mail-words.server.ts'
import { plainMail } from './plain-mail.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** A mail in its two forms, ready to be sent: `addJob(db, 'send-mail', { to, ...renderMail(…) })`. */
export function renderMail(mail: MailLayoutProps): RenderedMail {
  const { subject, title, blocks, locale, site } = mail
  const { email, phone } = site.contact
  const farewell = `${mailWords(locale)('layout.help')} ${email} · ${phone}\n${site.name} · ${site.url}`
  return {
    subject,
    html: `<!doctype html>${withoutPreloads(renderToStaticMarkup(<MailLayout {...mail} />))}`,
    text: `${title}\n${'='.repeat(title.length)}\n\n${plainMail(blocks)}\n\n-- \n${farewell}\n`,
  }
}

/** React asks for pictures ahead of the page that shows them, which mail programs take for a tracker. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')
