import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { foreignScripts, trustedPolicies } from '#/platform/seo/trusted-html.ts'

/**
 * The headers of every response. Documents and drawings replace the policy with their own, and pictures
 * may be shown by other sites.
 */
const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Browsers honour this header only over HTTPS, and then for a year. */
const answerHeadersOverHttps = {
  ...answerHeaders,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

export const headersOfAnswer = ({ isSecure }: { isSecure: boolean }): Record<string, string> =>
  isSecure ? answerHeadersOverHttps : answerHeaders

/** For responses other than pages; pages are stored together with their headers. */
export function setAnswerHeaders(res: ServerResponse, visitor: { isSecure: boolean }): void {
  for (const [name, value] of Object.entries(headersOfAnswer(visitor))) res.setHeader(name, value)
}

/** A drawing opened by itself is a document: it may show itself and do nothing else. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** For content that other sites may show: shared pictures, feeds, and pictures in webmail. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Only the frames of a third party that makes video calls may use camera and microphone. */
function permissionsFor(callers: readonly string[]): string {
  const who =
    callers.length > 0 ? `(self ${callers.map((origin) => `"${origin}"`).join(' ')})` : '()'
  return `camera=${who}, microphone=${who}, geolocation=(self), payment=(), usb=(), interest-cohort=()`
}

/**
 * CSP additions: style and connect sources for development, external checkout origins for `form-action`, and
 * what third parties load. A script is the URL of a file, or of a folder, which ends in a slash.
 */
export type PolicyExceptions = {
  scripts?: readonly string[]
  style?: readonly string[]
  connect?: readonly string[]
  images?: readonly string[]
  frames?: readonly string[]
  form?: readonly string[]
  /** The origins of video calls. */
  callers?: readonly string[]
}

/**
 * The headers of every document. Inline scripts are allowed by their hash: a nonce would change the bytes
 * of a stored page. The scripts come from the code, never from the finished document, or injected scripts
 * would be allowed along with them.
 */
export function documentHeaders(
  inlineScripts: readonly string[],
  exceptions: PolicyExceptions = {},
): Record<string, string> {
  const { scripts = [], style = [], connect = [], images = [], frames = [] } = exceptions
  const { form = [], callers = [] } = exceptions
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts.map(sourceHash), ...scripts.map(scriptSource)].join(' ')}`,
    `style-src ${["'self'", ...style].join(' ')}`,
    // Swatches and bars take their colour from data, which needs a style attribute.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${["'self'", ...frames].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...trustedPolicies, ...(scripts.length > 0 ? [foreignScripts] : [])].join(' ')}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': permissionsFor(callers),
  }
}

/** Allows this one file: a policy compares host and path, and ends at a comma or semicolon. */
export function scriptSource(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
