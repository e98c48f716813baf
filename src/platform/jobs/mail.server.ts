import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { newId } from '#/platform/config/ids.server.ts'
import type { Log } from '#/platform/config/log.server.ts'

const mailSchema = v.object({
  to: v.string(),
  /** The address for replies; by default the shop's. */
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.optional(v.string()),
})
export type Mail = v.InferOutput<typeof mailSchema>
/** Sends a mail that is already written. */
export const mailJob = { name: 'send-mail', payload: mailSchema }

/** Identifies a mail across attempts to send it. */
export type MailIdentity = { id: string; orderedAt: Date }
/** Files are made when the mail is sent, since the queue is no place for them. */
type Attached = { attachments?: readonly MailFile[] }
export type MailFile = { filename: string; content: Buffer; contentType: string }
export type Mailer = {
  send(mail: Mail & Attached, identity?: MailIdentity): Promise<void>
  close(): void
}

type MailerOptions = {
  smtpUrl: string | null
  from: string
  outbox: string
  log: Log
  /** The time the mail server may be silent. */
  silenceMs?: number
}

/** Sends by SMTP where a server is set; otherwise writes each mail to a file that any mail program opens. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, outbox, log, silenceMs = 15_000 } = options
  const messageId = ({ id }: MailIdentity) =>
    `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`
  const envelope = ({ attachments = [], ...mail }: Mail & Attached, identity: MailIdentity) => ({
    from,
    messageId: messageId(identity),
    ...mail,
    attachments: [...attachments],
  })
  if (smtpUrl) {
    // By default a mail may hang for ten minutes, and four hanging mails stop every job of a process.
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    })
    return {
      send: async (mail, identity = newIdentity()) => {
        await transport.sendMail(envelope(mail, identity))
      },
      close: () => transport.close(),
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, identity = newIdentity()) => {
      const { message } = await composer.sendMail(envelope(mail, identity))
      const file = resolve(outbox, fileName(identity))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory.')
      await writePrivately(outbox, file, message)
      log.info({ file }, 'mail written to the outbox')
    },
    close: () => composer.close(),
  }
}

const newIdentity = (): MailIdentity => ({ id: newId(), orderedAt: new Date() })

/** Sorts by time, and is the same for every attempt at one mail. */
const fileName = ({ id, orderedAt }: MailIdentity) =>
  `${orderedAt.toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}.eml`

/** Mails contain links that open accounts, so no other user of the machine may read them. */
async function writePrivately(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A folder made by an older version is open to all users.
  await chmod(folder, 0o700)
  await writeFile(file, bytes, { mode: 0o600 })
}
