import { normalPath } from '#/catalogue/urls/normal-path.ts'

type RedirectTarget =
  | { kind: 'inside'; path: string; query: string }
  | { kind: 'outside'; url: string }

/** The external hosts a redirect may lead to. */
export type RedirectHosts = {
  /** Our own sites and their help pages, over https only. */
  own: ReadonlySet<string>
  /** Hosts in the setting REDIRECT_HOSTS, over http or https. */
  named: ReadonlySet<string>
}

/**
 * The allowed target of a stored redirect: a path of this shop, or an absolute URL on an allowed host. Null
 * for anything else, such as `//evil`, `/\evil` or `javascript:`.
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
