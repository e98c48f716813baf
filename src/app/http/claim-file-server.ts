import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { loadClaimFile } from '#/warranty/claim/claim-files.server.ts'
import { toApiError } from '#/platform/api/api-error.server.ts'
import { refuseForeignCall } from '#/platform/api/origin-guard.ts'
import { isRefusal, Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { receiveBody } from '#/platform/api/request-body.server.ts'
import { arrivalLimits } from '#/platform/http/arrival-limit.server.ts'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import { partBytes } from '#/warranty/uploads/upload-limits.ts'
import { appendPart, checkNextPart, endWhenWhole } from '#/warranty/uploads/uploads.server.ts'

type ClaimFileServerParts = { createCtx: (req: IncomingMessage, visitor: Visitor) => SessionCtx }

const partPath = '/nuxt/api/warranty-claim/upload-part'
const filePath = '/nuxt/api/warranty-claim/file'

/** Receives the parts of uploads and sends files of claims: the only calls that are not JSON. */
export function createClaimFileServer({ createCtx }: ClaimFileServerParts) {
  // A part is in memory while it arrives and is stored, so this also limits memory: to 32 MB. Only the next part of an upload
  // gets this far, and whoever sends slowly keeps up four places of their own network.
  const arriving = createLoadLimit({ atOnce: 128, waiting: 0, perNetwork: 4 })
  const storing = createLoadLimit({ atOnce: 32, waiting: 96, waitMs: 5_000 })
  const downloads = createLoadLimit({ atOnce: 32, waiting: 128, waitMs: 5_000, perNetwork: 24 })

  async function receivePart(req: IncomingMessage, res: ServerResponse, ctx: SessionCtx) {
    refuseForeignCall((name) => req.headers[name]?.toString(), ctx.visitor)
    const query = queryOf(req)
    const id = query.get('id') ?? ''
    const offset = Number(query.get('offset') ?? Number.NaN)
    await checkNextPart(ctx, { id, offset, length: announcedLength(req) })
    const stored = await arriving.run(async () => {
      const bytes = await receiveBody(req, {
        maxBytes: partBytes,
        withinMs: arrivalLimits.usual.withinMs,
      })
      return storing.run(() => appendPart(ctx, { id, offset, bytes }))
    }, ctx.visitor.network)
    // A check may wait for others, so it keeps no place of those who send.
    const { received, size, mediaType } = await endWhenWhole(ctx, stored)
    const upload = { id, received, size, isStored: mediaType !== null }
    sendJson(res, 200, { upload, error: null })
  }

  async function sendFile(req: IncomingMessage, res: ServerResponse, ctx: SessionCtx) {
    const file = await loadClaimFile(ctx, queryOf(req).get('id') ?? '')
    res.writeHead(200, {
      'content-type': file.mediaType,
      'content-length': file.size,
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    if (req.method === 'HEAD') {
      res.end()
      return
    }
    await pipeline(file.bytes, res).catch((problem: NodeJS.ErrnoException) => {
      // The reader has left. Anything else is a fault: the file store failed halfway.
      if (problem.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw problem
    })
  }

  async function answer(req: IncomingMessage, res: ServerResponse, ctx: SessionCtx, path: string) {
    const { network } = ctx.visitor
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path === partPath && req.method === 'PUT') return receivePart(req, res, ctx)
    if (path === filePath && isRead) return downloads.run(() => sendFile(req, res, ctx), network)
    res.setHeader('allow', path === partPath ? 'PUT' : 'GET, HEAD')
    throw new Refusal<PlatformRefusal>('method-not-allowed', { status: 405 })
  }

  return {
    owns: (path: string) => path === partPath || path === filePath,
    async serve(req: IncomingMessage, res: ServerResponse, visitor: Visitor, path: string) {
      const ctx = createCtx(req, visitor)
      try {
        await answer(req, res, ctx, path)
      } catch (problem) {
        if (!isRefusal(problem)) throw problem
        const error = toApiError(problem, visitor.locale)
        // The rest of a part is read and dropped; that of a longer body would be parsed as the next request.
        if (!req.complete && (announcedLength(req) ?? Infinity) > partBytes)
          res.setHeader('connection', 'close')
        if (error.retryAfter !== undefined) res.setHeader('retry-after', error.retryAfter)
        sendJson(res, error.statusCode, { error })
      }
    },
  }
}

const queryOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams

/** Null for a body whose length shows at its end. */
function announcedLength({ headers }: IncomingMessage): number | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return encoding === undefined ? Number(length ?? 0) : null
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  res.end(text)
}
