import { isAffiliateParameter } from '#/platform/browser/affiliate-click.ts'
import { collectionScreenPath } from '#/stores/screen/screen-path.ts'

/**
 * Pages about one person, which a code that a stranger may scan must not lead to, and those without a page. A saved
 * build or the stock of an item is about a thing and goes along. A test compares the list with the table of routes.
 */
const personalPages = new Set([
  '-',
  'auth',
  'continue',
  'cycletowork',
  'my-account',
  'newsletter',
  'nuxt',
  'order',
  'warranty-claim',
  'withdrawal',
])

const checkout = '/checkout/'

/** A phone keeps its own country, and a click of an affiliate belongs to whoever clicked. */
const isDropped = (parameter: string) =>
  parameter.toLowerCase() === 'country' || isAffiliateParameter(parameter)

const longestPath = 1_000

/**
 * The page of the shop that a phone continues on, in one spelling; null if it is none, or a personal one. A
 * path from a request must never lead to another host or to a call of the API.
 */
export function landingPath(requested: string | null | undefined): string | null {
  if (!requested || requested.length > longestPath) return null
  const [, path = '', search = ''] = /^(\/[\w/-]*)(?:\?([^#\s\\]*))?$/.exec(requested) ?? []
  if (!/^\/(?:[\w-]+\/)*$/.test(path)) return null
  const [, first = ''] = path.split('/')
  if (personalPages.has(first.toLowerCase()) || path === collectionScreenPath) return null
  if (path.startsWith(checkout)) return checkout
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !isDropped(name)),
  ).toString()
  return path + (query && `?${query}`)
}
