import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { trustedPolicies } from '#/platform/seo/trusted-html.ts'

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
 * The headers of every document. Inline scripts are allowed by the hash of what they say: a nonce would
 * change the bytes of a stored page. The texts come from the code, never from the finished document, or
 * whatever somebody managed to inject would be allowed along with them.
 */
export function documentHeaders(
  inlineScripts: readonly string[],
  { style = [], connect = [], form = [] }: PolicyExceptions = {},
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts.map(sourceHash)].join(' ')}`,
    `style-src ${["'self'", ...style].join(' ')}`,
    // Swatches and bars are coloured by data, which only a style attribute can carry.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicies.join(' ')}`,
  ]
  return { 'content-security-policy': policy.join('; '), 'permissions-policy': permissions }
}

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
