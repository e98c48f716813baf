import type { IncomingMessage } from 'node:http'
import { refuseForeignPage } from '#/platform/api/origin-guard.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { ReceivedForm } from '#/platform/forms/form-body.server.ts'
import { isMultipart, receiveMultipart } from '#/platform/forms/multipart.server.ts'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
import { refusedField } from '#/warranty/uploads/refused-field.ts'
import { storeSentFile } from '#/warranty/uploads/store-sent-file.server.ts'
import { maxPictures } from '#/warranty/uploads/upload-limits.ts'

/** The only pages whose forms may contain files. */
const filePages = /^\/warranty-claim\/(?:status\/)?$/

export const takesFiles = (req: IncomingMessage, path: string): boolean =>
  req.method === 'POST' && filePages.test(path) && isMultipart(req)

/** Receives forms with files, which browsers send when scripts do not run. */
export function createFileForms() {
  const limit = createLoadLimit({ atOnce: 6, waiting: 12, waitMs: 10_000, perNetwork: 2 })

  /** The form without its files: each is stored and replaced by a field. */
  async function receive(ctx: Ctx, req: IncomingMessage): Promise<ReceivedForm> {
    refuseForeignPage((name) => req.headers[name]?.toString(), ctx.visitor)
    const { fields, hasMoreFiles } = await receiveMultipart(req, {
      maxFiles: maxPictures + 2,
      maxFieldBytes: 16_384,
      storeFile: (file) => storeSentFile(ctx, file),
    })
    const note = hasMoreFiles ? [[refusedField('pictures'), 'uploads-too-many'] as const] : []
    return { fields: [...fields, ...note] }
  }

  return {
    /** A form that is refused already here is answered like any form that cannot be read. */
    receive: (ctx: Ctx, req: IncomingMessage): Promise<ReceivedForm> =>
      limit.run(() => receive(ctx, req).catch(unreadable), ctx.visitor.network),
  }
}

function unreadable(problem: unknown): ReceivedForm {
  if (!isRefusal(problem)) throw problem
  return { type: 'multipart/form-data', length: 0, body: Buffer.alloc(0) }
}
