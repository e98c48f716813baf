import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps, type Path, useHref } from 'react-router'
import { isPagePath, withSlash } from './page-path.ts'
import { usePrefetchIntent } from './use-prefetch-intent.ts'

/** View transitions are React's: a `<ViewTransition>` around the outlet animates every link. */
export type PageLinkProps = Omit<
  LinkProps,
  'prefetch' | 'discover' | 'viewTransition' | 'state'
> & { state?: unknown }

/** A link within the shop that has its page ready by the time of the click; a plain one elsewhere. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const href = typeof to === 'string' ? to : joined(to)
  if (!leadsToPage(href, rest)) return <PlainLink href={href} {...rest} />
  // On the server a link is its address and no more: the router's own costs ten times as much.
  if (isServer && slashed(href).startsWith('/')) return <PlainLink href={slashed(href)} {...rest} />
  return <ReadyLink to={slashed(href)} {...rest} />
}

const isServer = typeof document === 'undefined'

/** Not the router's `createPath`, which takes a missing path for the home page. */
const joined = ({ pathname = '', search = '', hash = '' }: Partial<Path>) =>
  pathname + search + hash

const isElsewhere = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)

function leadsToPage(
  href: string,
  { target, download, reloadDocument }: Omit<PageLinkProps, 'to'>,
) {
  if (isElsewhere(href) || reloadDocument || (download !== undefined && download !== false))
    return false
  return (target ?? '_self') === '_self' && isPagePath(pathnameOf(href))
}

const pathnameOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/** Saves the redirect to the slash form; `?page=2` alone stays relative to the page it is on. */
function slashed(href: string): string {
  const pathname = pathnameOf(href)
  return pathname === '' ? href : withSlash(pathname) + href.slice(pathname.length)
}

function ReadyLink({ to, ...rest }: PageLinkProps) {
  const handlers = usePrefetchIntent(
    useHref(to, { ...(rest.relative && { relative: rest.relative }) }),
    rest,
  )
  return <Link to={to} discover="none" {...rest} {...handlers} />
}

type PlainLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Omit<PageLinkProps, 'to'> & { href: string; ref?: Ref<HTMLAnchorElement> }

/** The router's own words mean nothing to an anchor. */
function PlainLink(props: PlainLinkProps) {
  const { reloadDocument, replace, state, preventScrollReset, relative, mask, ...anchor } = props
  const { defaultShouldRevalidate, children, ...attributes } = anchor
  const rel = attributes.rel ?? (attributes.target === '_blank' ? 'noopener' : undefined)
  return (
    <a {...attributes} rel={rel}>
      {children}
    </a>
  )
}
