import { mergeQuery } from '#/platform/api/merge-query.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** Headers for this request alone, added to whatever stored page is sent. */
    responseExtras?: ResponseExtras
  }
}

export type ResponseExtras = {
  /** `Set-Cookie` lines. */
  cookies: readonly string[]
  /** The part of the query that no page depends on; a redirect passes it on. */
  redirectQuery: readonly (readonly [string, string])[]
}

/**
 * The headers of a page (alternating names and values) with one visitor's extras. The stored page does not
 * change, and no shared cache may store a response with cookies. A cookie that the page itself sets comes
 * later and wins.
 */
export function withExtras(
  headers: readonly string[],
  { cookies, redirectQuery }: ResponseExtras,
): string[] {
  const changed = headers.map((value, at) => {
    const name = at % 2 === 1 ? headers[at - 1]?.toLowerCase() : undefined
    if (name === 'location') return mergeQuery(value, redirectQuery)
    const isCacheHeader = name === 'cache-control' && value !== 'no-store'
    return isCacheHeader && cookies.length > 0 ? 'private, no-cache' : value
  })
  return [...cookies.flatMap((cookie) => ['Set-Cookie', cookie]), ...changed]
}
