import { normalPath } from '#/catalogue/urls/normal-path.ts'

type RedirectTarget =
  | { kind: 'inside'; path: string; query: string }
  | { kind: 'outside'; url: string }

/** Which hosts a redirect may leave this shop for. */
export type RedirectHosts = {
  /** Our own sites and their help pages, by https only. */
  own: ReadonlySet<string>
  /** Hosts that the setting REDIRECT_HOSTS names, by http or https. */
  named: ReadonlySet<string>
}

/**
 * Where a stored redirect may lead: to a path of this shop, or to a whole address on a host that the shop
 * allows. Anything cleverer (`//evil`, `/\evil`, `javascript:`) leads nowhere.
 */
export function redirectTarget(target: string, hosts: RedirectHosts): RedirectTarget | null {
  if (/^\/(?![/\\])/.test(target)) {
    const path = normalPath(target)
    const query = /^[^?#]*(\?[^#]*)/.exec(target)?.[1] ?? ''
    return path === null ? null : { kind: 'inside', path, query }
  }
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  return isAllowed(url, hosts) ? { kind: 'outside', url: url.href } : null
}

function isAllowed({ protocol, hostname, username, password, port }: URL, hosts: RedirectHosts) {
  const isPlain = username === '' && password === '' && port === ''
  const isOwn = protocol === 'https:' && hosts.own.has(hostname)
  return isPlain && (isOwn || hosts.named.has(hostname))
}
