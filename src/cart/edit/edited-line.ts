/** Names the line of the cart that the configurator changes; no section has this key. */
export const lineParameter = 'cart-line'

/** Stands for a line that is no longer in the cart. */
export const goneLine = 'gone'

/** The line that a URL of the configurator changes, `gone`, or null where a new one is added. */
export function editedLine(query: URLSearchParams): string | null {
  const line = query.get(lineParameter)
  return line !== null && /^[\w-]{1,64}$/.test(line) ? line : null
}

/** A query of the configurator that goes on changing the same line. */
export const withLine = (query: string, line: string | null): string =>
  [query, ...(line === null ? [] : [`${lineParameter}=${encodeURIComponent(line)}`])]
    .filter(Boolean)
    .join('&')

/** The URL of a build for others, who do not have the line in their carts. */
export function withoutLine(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(lineParameter)
  return url.href
}
