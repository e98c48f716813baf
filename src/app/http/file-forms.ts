import type { IncomingMessage } from 'node:http'
import { refuseForeignPage } from '#/platform/api/origin-guard.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { ReceivedForm } from '#/platform/forms/form-body.server.ts'
import {
  isMultipart,
  type MultipartOptions,
  receiveMultipart,
} from '#/platform/forms/multipart.server.ts'
import { createLoadLimit, Overloaded } from '#/platform/rate-limit/load-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
import { refusedField } from '#/warranty/uploads/refused-field.ts'
import { storeSentFile } from '#/warranty/uploads/store-sent-file.server.ts'
import { maxPictures } from '#/warranty/uploads/upload-limits.ts'

/** The only pages whose forms may contain files. */
const filePages = /^\/warranty-claim\/(?:status\/)?$/

export const takesFiles = (req: IncomingMessage, path: string): boolean =>
  req.method === 'POST' && filePages.test(path) && isMultipart(req)

/** Each slot holds a piece of a file in memory. A network has two, so that it takes eight networks to fill them. */
const slots = { atOnce: 16, waiting: 32, waitMs: 10_000, perNetwork: 2 }
/** A form whose files are skipped is hardly any work. */
const slotsWithoutFiles = { atOnce: 32, waiting: 0, perNetwork: 2 }

/** Receives forms with files, which browsers send when scripts do not run. */
export function createFileForms() {
  const limit = createLoadLimit(slots)
  const limitWithoutFiles = createLoadLimit(slotsWithoutFiles)

  /** The form without its files: each is stored and replaced by a field. */
  async function receive(
    ctx: Ctx,
    req: IncomingMessage,
    storeFile: StoreFile,
  ): Promise<ReceivedForm> {
    refuseForeignPage((name) => req.headers[name]?.toString(), ctx.visitor)
    const { fields, hasMoreFiles } = await receiveMultipart(req, {
      maxFiles: maxPictures + 2,
      maxFieldBytes: 16_384,
      storeFile,
    })
    const note = hasMoreFiles ? [[refusedField('pictures'), 'uploads-too-many'] as const] : []
    return { fields: [...fields, ...note] }
  }

  return {
    /**
     * A form that is refused already here is answered like any form that cannot be read. Where there is no slot
     * for its files, the rest is received, so that it comes back with everything that was typed; null if there
     * is no slot for that either.
     */
    async receive(ctx: Ctx, req: IncomingMessage): Promise<ReceivedForm | null> {
      const { network } = ctx.visitor
      try {
        const store: StoreFile = (file) => storeSentFile(ctx, file)
        return await limit.run(() => receive(ctx, req, store).catch(unreadable), network)
      } catch (problem) {
        if (!(problem instanceof Overloaded)) throw problem
      }
      try {
        const receiveRest = () => receive(ctx, req, passOver).catch(unreadable)
        return await limitWithoutFiles.run(receiveRest, network)
      } catch (problem) {
        if (!(problem instanceof Overloaded)) throw problem
        return null
      }
    },
  }
}

type StoreFile = MultipartOptions['storeFile']

const passOver: StoreFile = async ({ field, bytes }) => {
  bytes.resume()
  return [[refusedField(field), 'busy']]
}

function unreadable(problem: unknown): ReceivedForm {
  if (!isRefusal(problem)) throw problem
  return { type: 'multipart/form-data', length: 0, body: Buffer.alloc(0) }
}
