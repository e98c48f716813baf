/**
 * First segments that lead to the shop's own pages and files. A row of `app/routes/routes.ts` wins over the
 * catalogue, so a product or category with such a path could be imported but never opened. That includes
 * the pages that are only planned: they have rows, and header and footer link to them.
 */
export const reservedSegments = [
  'search',
  'auth',
  'blog',
  'rebrand-katy',
  'home-v2',
  'branding',
  'warranty-claim',
  'cycletowork',
  'stores',
  'my-account',
  'newsletter',
  'contact-form',
  'cart',
  'compare',
  'finance',
  'checkout',
  'continue',
  'order',
  'withdrawal',
  'nuxt',
  'img',
  'feeds',
  'sitemaps',
  'flags',
  'media',
  'assets',
  'builds',
  'build',
  'help-centre',
] as const

/** Segments that open the configurator or the review of a bike. */
const actionSegments = ['build', 'build-v2', 'review'] as const

/** Whether a path belongs to a page with its own route. */
export const isReserved = (path: string): boolean =>
  reservedSegments.some((segment) => segment === path.split('/')[0])

/** The reason that no page of the catalogue may have this path; null when one may. */
export function reservedReason(path: string): string | null {
  const segments = path.split('/')
  const first = reservedSegments.find((segment) => segment === segments[0])
  if (first) return `"/${path}/" belongs to the shop's own pages under "/${first}/"`
  const action = actionSegments.find((segment) => segments.includes(segment))
  return action
    ? `"/${path}/" has the part "${action}", which opens the configurator or the review`
    : null
}
