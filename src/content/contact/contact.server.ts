import { translatorFor } from '#/i18n/translator.server.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { type Mail, mailJob } from '#/platform/jobs/mail.server.ts'
import { countAttempt, countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ContactMessage } from './contact-message.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

const perNetwork = { limit: 5, windowSeconds: hourSeconds }
/**
 * Protects the inbox against many networks at once. One line may have a /48, which is 256 networks; it must not use
 * up the form of everybody else.
 */
const perSite = { limit: 400 * perNetwork.limit, windowSeconds: hourSeconds }

/**
 * Sends a message to the shop, and to nobody else: a copy to the typed address would let strangers write to
 * strangers in the shop's name.
 */
export async function sendMessage(ctx: Ctx, message: ContactMessage): Promise<void> {
  const { site } = ctx.visitor
  await countAttemptFromNetwork(ctx, 'contact', perNetwork)
  await countAttempt(ctx, `contact:${site.id}`, perSite)
  const t = translatorFor(site.defaultLocale)
  const mail: Mail = {
    to: site.contact.email,
    replyTo: message.email,
    subject: t('contactForm.subject', { site: site.name }),
    text: [
      `${t('contactForm.name')}: ${message.name}`,
      `${t('contactForm.email')}: ${message.email}`,
      ...(message.orderNumber ? [`${t('contactForm.orderNumber')}: ${message.orderNumber}`] : []),
      '',
      message.message,
    ].join('\n'),
  }
  await addJob(ctx.db, mailJob, mail)
}
