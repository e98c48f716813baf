import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#/db/client.server.ts'
import { isDatabaseAway } from '#/db/away.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { newId } from '#/platform/config/ids.server.ts'
import type { Job, Payload } from './job.ts'
import type { Task } from './jobs.server.ts'
import type { Mailer } from './mail.server.ts'
import { recordSent, wasSent } from './sent-mails.store.server.ts'

type MailDeps = { db: Db; mailer: Mailer }
type QueuedJob = Parameters<Task>[1]['job']
export type MailOptions = {
  /**
   * The link of a try replaces that of the try before. Each has a Message-ID of its own, since a mail server that
   * drops the second as a copy would leave the customer with a link that leads nowhere.
   */
  replacesEarlierLink?: boolean
}

/**
 * A job that sends one mail, normally once, however often the job runs. A mail is recorded as soon as it has been
 * handed over. If the process dies in between, the mail goes out again under the same Message-ID, by
 * which most mail servers recognise it, and overwrites the same file in the outbox; but see
 * `replacesEarlierLink`.
 */
export function mailTask<Kind extends Job>(
  { db, mailer }: MailDeps,
  kind: Kind,
  send: (mailer: Mailer, payload: Payload<Kind>) => Promise<void>,
  { replacesEarlierLink = false }: MailOptions = {},
): Task {
  return async (payload, { job, abortSignal }) => {
    const id = mailId(job)
    if (await wasSent(db, id)) return
    const identity = {
      id: replacesEarlierLink ? newId() : id,
      orderedAt: job.created_at,
    }
    const recording: Mailer = {
      ...mailer,
      send: async (mail) => {
        await mailer.send(mail, identity)
        await record(db, id, abortSignal)
      },
    }
    await send(recording, fromStored(kind.payload, payload, kind.name))
  }
}

/** Job ids start again with a new database, so the creation time is part of the id. */
const mailId = ({ id, created_at: orderedAt }: QueuedJob): string =>
  createHash('sha256').update(`${id} ${orderedAt.toISOString()}`).digest('hex').slice(0, 32)

/** The mail has been sent, so this waits for a database that is away rather than fail and send it again. */
async function record(db: Db, id: string, signal: AbortSignal | undefined): Promise<void> {
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 5_000)) {
    try {
      await recordSent(db, id)
      return
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted) throw error
    }
    await sleep(pauseMs)
  }
}
