import { safeTarget } from '#/platform/http/safe-path.ts'

export const profilePath = '/my-account/profile/'
export const loginPath = '/auth/login/'

/** Where to go after logging in: a page of our own, no call, and none that only asks to log in again. */
export function nextIn(query: URLSearchParams): string {
  const asked = query.get('next') ?? ''
  if (!asked.startsWith('/') || asked.length > 500) return profilePath
  const target = safeTarget(asked)
  return /^\/(?:auth|nuxt)(?:\/|$)/i.test(target) ? profilePath : target
}

/** The way to a page that only the logged-in may see. */
export const loginPathTo = (next: string) => `${loginPath}?next=${encodeURIComponent(next)}`
