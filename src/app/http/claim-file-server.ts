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
import { appendPart } from '#/warranty/uploads/uploads.server.ts'

type ClaimFileServerParts = { createCtx: (req: IncomingMessage, visitor: Visitor) => SessionCtx }

const partPath = '/nuxt/api/warranty-claim/upload-part'
const filePath = '/nuxt/api/warranty-claim/file'

/** Receives the parts of uploads and sends files of claims: the only calls that are not JSON. */
export function createClaimFileServer({ createCtx }: ClaimFileServerParts) {
  // A part is in memory while it arrives, so this also limits memory: to 8 MB.
  const parts = createLoadLimit({ atOnce: 32, waiting: 64, waitMs: 5_000, perNetwork: 12 })
  const downloads = createLoadLimit({ atOnce: 32, waiting: 128, waitMs: 5_000, perNetwork: 24 })

  async function receivePart(req: IncomingMessage, res: ServerResponse, ctx: SessionCtx) {
    refuseForeignCall((name) => req.headers[name]?.toString(), ctx.visitor)
    const bytes = await receiveBody(req, {
      maxBytes: partBytes,
      withinMs: arrivalLimits.usual.withinMs,
    })
    // The unread rest of a body that is too large would be parsed as the next request.
    if (!req.complete) res.setHeader('connection', 'close')
    const query = queryOf(req)
    const id = query.get('id') ?? ''
    const { received, size, mediaType } = await appendPart(ctx, {
      id,
      offset: Number(query.get('offset') ?? Number.NaN),
      bytes,
    })
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
    await pipeline(file.bytes, res).catch((problem: unknown) => {
      // The reader has left, or the file store failed halfway: the length shows that the file is not whole.
      ctx.log.debug({ err: problem }, 'a file of a claim was not sent to its end')
    })
  }

  async function answer(req: IncomingMessage, res: ServerResponse, ctx: SessionCtx, path: string) {
    const { network } = ctx.visitor
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path === partPath && req.method === 'PUT')
      return parts.run(() => receivePart(req, res, ctx), network)
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
        if (!req.complete) res.setHeader('connection', 'close')
        if (error.retryAfter !== undefined) res.setHeader('retry-after', error.retryAfter)
        sendJson(res, error.statusCode, { error })
      }
    },
  }
}

const queryOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  res.end(text)
}
