import { normalPath } from '#/catalogue/normal-path.ts'

type RedirectTarget =
  | { kind: 'inside'; path: string; query: string }
  | { kind: 'outside'; url: string }

/**
 * Where a stored redirect may lead: to a path of this shop, or to a whole https address on a host
 * that the shop allows. Anything cleverer (`//evil`, `/\evil`, `javascript:`) leads nowhere.
 */
export function redirectTarget(
  target: string,
  allowedHosts: ReadonlySet<string>,
): RedirectTarget | null {
  if (/^\/(?![/\\])/.test(target)) {
    const path = normalPath(target)
    const query = /^[^?#]*(\?[^#]*)/.exec(target)?.[1] ?? ''
    return path === null ? null : { kind: 'inside', path, query }
  }
  if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isPlain && allowedHosts.has(url.hostname) ? { kind: 'outside', url: url.href } : null
}
