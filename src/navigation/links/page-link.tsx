import type { AnchorHTMLAttributes, Ref } from 'react'
import { type Path, useHref } from 'react-router'
import { isPagePath, withSlash } from '#/navigation/router/page-path.ts'

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string | Partial<Path>
  /** Replaces the current history entry. */
  replace?: boolean
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** History state for the next page; it must survive JSON. */
  state?: unknown
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the shop whose page is prefetched before the click; elsewhere a plain link. It renders an
 * anchor and no more: one listener serves all of them (`followLinks`), so links need no script of their
 * own and work in parts that are not hydrated.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { replace, preventScrollReset, state, reloadDocument, ...anchor } = rest
  const href = typeof to === 'string' ? to : joined(to)
  if (!leadsToPage(href, anchor)) return <PlainLink href={href} {...anchor} />
  const options = [
    replace && 'replace',
    preventScrollReset && 'still',
    reloadDocument && 'reload',
  ].filter(Boolean)
  const marks = {
    ...(options.length > 0 && { 'data-page': options.join(' ') }),
    ...(state !== undefined && { 'data-state': JSON.stringify(state) }),
  }
  const path = slashed(href)
  if (!path.startsWith('/')) return <RelativeLink to={path} {...marks} {...anchor} />
  return (
    <a href={path} {...marks} {...anchor}>
      {anchor.children}
    </a>
  )
}

/** Not the router's `createPath`, which treats a missing path as the home page. */
const joined = ({ pathname = '', search = '', hash = '' }: Partial<Path>) =>
  pathname + search + hash

const isAbsoluteOrHash = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

function leadsToPage(href: string, { target, download }: Anchor) {
  if (isAbsoluteOrHash(href) || (download !== undefined && download !== false)) return false
  return (target ?? '_self') === '_self' && isPagePath(pathnameOf(href))
}

const pathnameOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/** Adds the trailing slash to save a redirect; `?page=2` alone stays relative to its page. */
function slashed(href: string): string {
  const pathname = pathnameOf(href)
  return pathname === '' ? href : withSlash(pathname) + href.slice(pathname.length)
}

function RelativeLink({ to, children, ...anchor }: Anchor & { to: string }) {
  return (
    <a href={useHref(to)} {...anchor}>
      {children}
    </a>
  )
}

function PlainLink({ children, ...anchor }: Anchor) {
  const rel = anchor.rel ?? (anchor.target === '_blank' ? 'noopener' : undefined)
  return (
    <a {...anchor} rel={rel}>
      {children}
    </a>
  )
}
