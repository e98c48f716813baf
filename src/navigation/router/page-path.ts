/**
 * Paths of the shop that are not pages. The other folders of `nonPageFolders` hold files, which `isFile` recognises.
 */
const notPages = [/^\/(?:nuxt\/api|__nuxt_island|_i18n|builds|img|assets)\//, /\/logout\/?$/]

/** A file is recognised by its extension; model names such as `/cgr-2.0/` are not files. */
const isFile = (pathname: string) => /\.[a-z][a-z0-9]{1,4}$/i.test(pathname)

/** The path with its trailing slash, as the shop spells page URLs; files have none. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') || isFile(pathname) ? pathname : `${pathname}/`
}

export function isPagePath(pathname: string): boolean {
  return !isFile(pathname) && !notPages.some((pattern) => pattern.test(pathname))
}

/** The page of this shop that a link leads to; null for other hosts, files, API calls and schemes. */
export function ownPage(href: string, here: string): URL | null {
  if (!URL.canParse(href, here)) return null
  const url = new URL(href, here)
  if (url.origin !== new URL(here).origin || !isPagePath(url.pathname)) return null
  url.pathname = withSlash(url.pathname)
  return url
}
