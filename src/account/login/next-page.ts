import { loginPath, overviewPath, registerPath } from '#/account/frame/account-paths.ts'
import { safeTarget } from '#/platform/paths/safe-path.ts'

/** No page of the shop has a longer URL that a login should lead to. */
const longestNext = 500

/** The page to continue to after a login: a page of this shop, but no API call and no login page. */
export function nextIn(query: URLSearchParams): string {
  const requested = query.get('next') ?? ''
  if (!requested.startsWith('/') || requested.length > longestNext) return overviewPath
  const target = safeTarget(requested)
  return /^\/(?:auth|nuxt)(?:\/|$)/i.test(target) ? overviewPath : target
}

/** The login page that continues to a page for customers; a longer URL would not fit into a header. */
export const loginPathTo = (next: string): string => pathTo(loginPath, next)

/** The same for the page on which customers register. */
export const registerPathTo = (next: string): string => pathTo(registerPath, next)

const pathTo = (path: string, next: string) =>
  next.length > longestNext ? path : `${path}?next=${encodeURIComponent(next)}`
