import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/**
 * What every answer carries, whatever it is. Documents and drawings replace the policy by one of their
 * own, and pictures let other sites show them.
 */
const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Only once the shop is reached over https does a browser believe this, and then for a year. */
const answerHeadersOverHttps = {
  ...answerHeaders,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

export const headersOfAnswer = ({ isSecure }: { isSecure: boolean }): Record<string, string> =>
  isSecure ? answerHeadersOverHttps : answerHeaders

/** For whatever is not a page: pages are stored together with their headers. */
export function setAnswerHeaders(res: ServerResponse, visitor: { isSecure: boolean }): void {
  for (const [name, value] of Object.entries(headersOfAnswer(visitor))) res.setHeader(name, value)
}

/** A drawing opened by itself is a document: it may show itself and do nothing else. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** What other sites may show: shared pictures, feeds, and mails that are read in a browser. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const

const permissions =
  'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()'

/** What development needs beyond the rule, and where else than to the shop itself a form may lead. */
export type PolicyExceptions = {
  style?: readonly string[]
  connect?: readonly string[]
  form?: readonly string[]
}

/**
 * The policy of one document. Inline scripts are allowed by the hash of what they say, not by a
 * nonce: the bytes of a stored page stay the same for everyone.
 */
export function documentHeaders(
  html: string,
  { style = [], connect = [], form = [] }: PolicyExceptions = {},
): Record<string, string> {
  const scripts = inlineHashes(html, 'script', isRunInline)
  const styles = inlineHashes(html, 'style')
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles, ...style].join(' ')}`,
    // Swatches and bars are coloured by data, which only a style attribute can carry.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(' ')}`,
    "frame-ancestors 'none'",
  ]
  return { 'content-security-policy': policy.join('; '), 'permissions-policy': permissions }
}

/** What has an address is allowed by that, and a type that is not a script's makes it data. */
const isRunInline = (tag: string) =>
  !/\ssrc=/i.test(tag) && !/\stype="(?!module"|text\/javascript")/i.test(tag)

/** Looks for tags as plain text, which goes over a page of 200 kB ten times as fast as a pattern does. */
function inlineHashes(
  html: string,
  element: 'script' | 'style',
  counts: (tag: string) => boolean = () => true,
): string[] {
  const hashes: string[] = []
  let at = html.indexOf(`<${element}`)
  while (at >= 0) {
    const opened = html.indexOf('>', at)
    const closed = html.indexOf(`</${element}>`, opened)
    if (opened < 0 || closed < 0) break
    if (counts(html.slice(at, opened))) hashes.push(sourceHash(html.slice(opened + 1, closed)))
    at = html.indexOf(`<${element}`, closed)
  }
  return hashes
}

// Pages share what stands inline; the bound is for the few that do not.
const mostRemembered = 200
const remembered = new Map<string, string>()

function sourceHash(content: string): string {
  const known = remembered.get(content)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  remembered.set(content, hash)
  return hash
}
