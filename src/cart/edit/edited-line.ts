/** Names the line of the cart that the configurator changes; no section has this key. */
export const lineParameter = 'cart-line'

/** Says that the shopper comes from the checkout and goes back there; without it they go on to the review. */
const returnParameter = 'cart-return'
const toCheckout = 'checkout'

/** Stands for a line that is no longer in the cart. */
export const goneLine = 'gone'

/** The line that a URL of the configurator changes, `gone`, or null where a new one is added. */
export function editedLine(query: URLSearchParams): string | null {
  const line = query.get(lineParameter)
  return line !== null && /^[\w-]{1,64}$/.test(line) ? line : null
}

/** Whether the changed line is shown in the checkout. Any other value than ours counts as none. */
export const returnsToCheckout = (query: URLSearchParams): boolean =>
  query.get(returnParameter) === toCheckout

/** The link of a line for a shopper in the checkout. */
export const fromCheckout = (editUrl: string): string =>
  `${editUrl}&${returnParameter}=${toCheckout}`

/** The parameters by which a URL of the configurator goes on changing the same line; none where one is added. */
export function editFields(query: URLSearchParams): Record<string, string> {
  const line = editedLine(query)
  if (line === null) return {}
  return {
    [lineParameter]: line,
    ...(returnsToCheckout(query) && { [returnParameter]: toCheckout }),
  }
}

/** Whether a parameter is about the cart and not about the build. */
export const isEditParameter = (name: string): boolean =>
  name === lineParameter || name === returnParameter

/** A query of the configurator that goes on changing the same line as the current one. */
export const withLine = (query: string, current: URLSearchParams): string =>
  [query, new URLSearchParams(editFields(current)).toString()].filter(Boolean).join('&')

/** The URL of a build for others, who do not have the line in their carts. */
export function withoutLine(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(lineParameter)
  url.searchParams.delete(returnParameter)
  return url.href
}
