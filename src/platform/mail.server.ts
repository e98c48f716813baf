import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from './ids.server.ts'
import type { Log } from './log.server.ts'

export type Mail = { to: string; subject: string; text: string; html?: string }
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type MailerOptions = { smtpUrl: string | null; from: string; outbox: string; log: Log }

/** By SMTP where one is set; else each mail becomes a file that any mail program opens. */
export function createMailer({ smtpUrl, from, outbox, log }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      send: async (mail) => {
        await transport.sendMail({ from, ...mail })
      },
      close: () => transport.close(),
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail({ from, ...mail })
      const file = resolve(
        join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 8)}.eml`),
      )
      await mkdir(outbox, { recursive: true })
      await writeFile(file, message as Buffer)
      log.info({ file }, 'mail written to the outbox')
    },
    close: () => composer.close(),
  }
}
