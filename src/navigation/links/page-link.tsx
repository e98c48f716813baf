import type { AnchorHTMLAttributes, Ref } from 'react'
import { type Path, useHref } from 'react-router'
import { isPagePath, withSlash } from '#/navigation/router/page-path.ts'

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string | Partial<Path>
  /** Takes the place of the page it stands on. */
  replace?: boolean
  /** Leaves the reader where he is on the page. */
  preventScrollReset?: boolean
  /** What the next page is told by the history, as JSON can say it. */
  state?: unknown
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the shop that has its page ready by the time of the click; a plain one elsewhere. It is
 * an anchor and no more: one listener serves all of them (`followLinks`), so a link needs no script of
 * its own, and works the same in what React has not taken over.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { replace, preventScrollReset, state, reloadDocument, ...anchor } = rest
  const href = typeof to === 'string' ? to : joined(to)
  if (reloadDocument || !leadsToPage(href, anchor)) return <PlainLink href={href} {...anchor} />
  const marks = {
    'data-page': [replace && 'replace', preventScrollReset && 'still'].filter(Boolean).join(' '),
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

/** Not the router's `createPath`, which takes a missing path for the home page. */
const joined = ({ pathname = '', search = '', hash = '' }: Partial<Path>) =>
  pathname + search + hash

const isElsewhere = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

function leadsToPage(href: string, { target, download }: Anchor) {
  if (isElsewhere(href) || (download !== undefined && download !== false)) return false
  return (target ?? '_self') === '_self' && isPagePath(pathnameOf(href))
}

const pathnameOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/** Saves the redirect to the slash form; `?page=2` alone stays relative to the page it is on. */
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
