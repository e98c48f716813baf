import { safeTarget } from '#/platform/http/safe-path.ts'

export const profilePath = '/my-account/profile/'
export const loginPath = '/auth/login/'

/** The page to continue to after a login: a page of this shop, but no API call and no login page. */
export function nextIn(query: URLSearchParams): string {
  const requested = query.get('next') ?? ''
  if (!requested.startsWith('/') || requested.length > 500) return profilePath
  const target = safeTarget(requested)
  return /^\/(?:auth|nuxt)(?:\/|$)/i.test(target) ? profilePath : target
}

/** The login page that continues to a page for customers. */
export const loginPathTo = (next: string) => `${loginPath}?next=${encodeURIComponent(next)}`
