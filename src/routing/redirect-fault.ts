import { type RedirectHosts, redirectTarget } from './redirect-target.ts'

/** The reason for which a redirect to this target answers 404 (see `followPath`), as the rest of a sentence, or null. */
export function redirectFault(target: string, hosts: RedirectHosts): string | null {
  if (redirectTarget(target, hosts)) return null
  const host = URL.canParse(target) ? new URL(target).hostname : null
  if (host === null) return 'is no valid address, so the redirect answers 404'
  return redirectTarget(`https://${host}/`, hosts)
    ? 'has a user name or a port, so the redirect answers 404'
    : `leads to ${host}, which the setting REDIRECT_HOSTS does not list, so the redirect answers 404 until it does`
}
