import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { matchesEtag } from '#/platform/http/if-none-match.server.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { OverBudget } from '#/platform/rate-limit/network-budget.ts'
import { drawingPolicy, shownElsewhere } from '#/platform/http/security-headers.server.ts'
import { missingPicture } from '#/images/ui/missing-picture.ts'
import { isTooLarge } from '#/images/names/page-frame.ts'
import { frameTokens, pictureOf, withListedSizes } from '#/images/names/picture-url.ts'
import type { MadePicture, PictureForm, Pictures, PictureSpec } from './pictures.server.ts'

const types: Record<PictureForm, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  'svg.br': 'image/svg+xml',
}

export type PictureRequest = {
  req: IncomingMessage
  res: ServerResponse
  /** The visitor's network, whose budget is charged for drawing. */
  network: string
}

/** Serves `/img/…` from the raw URL: once normalised, path traversal could not be detected. */
export async function servePicture(
  pictures: Pictures,
  { req, res, network }: PictureRequest,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return refuse(res, 405, 'Pictures can only be looked at.', { allow: 'GET, HEAD' })
  const listed = withListedSizes(req.url ?? '')
  if (listed && pictureOf(listed)) return redirectTo(listed, res)
  const spec = specFrom(req)
  if (!spec || isTooLarge(spec)) return refuse(res, 400, 'This is not the URL of a picture.')
  try {
    const picture = await pictures.find(spec, network)
    if (picture) sendPicture(picture, spec, req, res)
    else sendMissing(req, res)
  } catch (problem) {
    if (problem instanceof OverBudget) return sendOverBudget(problem, req, res)
    if (!(problem instanceof Overloaded)) throw problem
    refuse(res, 503, 'Too many pictures at once, please try again in a moment.', {
      'retry-after': '2',
    })
  }
}

function specFrom({ url = '', headers }: IncomingMessage): PictureSpec | null {
  const requested = pictureOf(url)
  return (
    requested && {
      ...requested,
      accept: headers.accept,
      takesBrotli: chooseEncoding(headers['accept-encoding']) === 'br',
    }
  )
}

function sendPicture(
  picture: MadePicture,
  { frame, version }: PictureSpec,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const { bytes, form } = picture
  const etag = `"${[picture.version, frame ? frameTokens(frame) : [], form].flat().join('-')}"`
  const headers = {
    ...shownElsewhere,
    etag,
    'cache-control': cacheControl(picture, version),
    vary: frame ? 'accept' : 'accept-encoding',
  }
  if (matchesEtag(req.headers['if-none-match'] ?? '', etag)) {
    res.writeHead(304, headers).end()
    return
  }
  res.writeHead(200, {
    ...headers,
    'content-type': types[form],
    'content-length': bytes.length,
    ...(form === 'svg.br' && { 'content-encoding': 'br' }),
    ...(!frame && { 'content-security-policy': drawingPolicy }),
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** Immutable only where the URL has the version of the picture, and only in the best format. */
function cacheControl({ version, isFinal }: MadePicture, requestedVersion: string | null): string {
  if (!isFinal) return 'public, max-age=60'
  return requestedVersion === version
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}

/** Sends a placeholder with the 404, so that the page shows no broken image. */
function sendMissing(req: IncomingMessage, res: ServerResponse) {
  res.writeHead(404, {
    ...shownElsewhere,
    'content-type': types.svg,
    'cache-control': 'public, max-age=60',
    'content-security-policy': drawingPolicy,
  })
  res.end(req.method === 'HEAD' ? undefined : missingPicture)
}

/** Sends the same placeholder when the network is over its budget. */
function sendOverBudget(
  { retryAfterSeconds }: OverBudget,
  req: IncomingMessage,
  res: ServerResponse,
) {
  res.writeHead(429, {
    ...shownElsewhere,
    'content-type': types.svg,
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'content-security-policy': drawingPolicy,
  })
  res.end(req.method === 'HEAD' ? undefined : missingPicture)
}

function redirectTo(location: string, res: ServerResponse) {
  res.writeHead(301, { ...shownElsewhere, location, 'cache-control': 'public, max-age=86400' })
  res.end()
}

function refuse(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  res.writeHead(status, {
    ...shownElsewhere,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  res.end(text)
}
