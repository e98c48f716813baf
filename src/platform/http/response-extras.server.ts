import { mergeQuery } from '#/platform/api/merge-query.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** What belongs to this request alone and is added to whatever stored page answers it. */
    responseExtras?: ResponseExtras
  }
}

export type ResponseExtras = {
  /** `Set-Cookie` lines. */
  cookies: readonly string[]
  /** The part of the query that no page depends on; a redirect takes it along. */
  redirectQuery: readonly (readonly [string, string])[]
}

/**
 * The headers of a page (names and values in turn) with one visitor's extras. The stored page stays as it
 * is, and no shared cache may keep an answer with cookies. A cookie that the page itself sets comes later
 * and wins.
 */
export function withExtras(
  headers: readonly string[],
  { cookies, redirectQuery }: ResponseExtras,
): string[] {
  const changed = headers.map((value, at) => {
    const name = at % 2 === 1 ? headers[at - 1]?.toLowerCase() : undefined
    if (name === 'location') return mergeQuery(value, redirectQuery)
    const isKept = name === 'cache-control' && value !== 'no-store'
    return isKept && cookies.length > 0 ? 'private, no-cache' : value
  })
  return [...cookies.flatMap((cookie) => ['Set-Cookie', cookie]), ...changed]
}
