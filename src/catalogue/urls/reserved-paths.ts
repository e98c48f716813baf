import { nonPageFolders } from '#/platform/paths/non-page-folder.ts'

/**
 * First segments that lead to the shop's own pages. A row of `app/routes/routes.ts` wins over the catalogue, so a
 * product or category with such a path could be imported but never opened. That includes the pages that are only
 * planned: they have rows, and header and footer link to them.
 */
const pageSegments = [
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
  'build',
  'help-centre',
]

const firstSegment = (path: string) => path.replace(/\/.*/, '')

/** No page is looked up in a folder of files, so its first segment is reserved as well. */
export const reservedSegments: readonly string[] = [
  ...pageSegments,
  ...nonPageFolders.map(firstSegment),
]

/** Segments that open the configurator or the review of a bike. */
const actionSegments = ['build', 'build-v2', 'review'] as const

/** Whether a path belongs to a page with its own route. */
export const isReserved = (path: string): boolean => reservedSegments.includes(firstSegment(path))

/** The reason that no page of the catalogue may have this path; null when one may. */
export function reservedReason(path: string): string | null {
  if (isReserved(path))
    return `"/${path}/" belongs to the shop's own pages under "/${firstSegment(path)}/"`
  const segments = path.split('/')
  const action = actionSegments.find((segment) => segments.includes(segment))
  return action
    ? `"/${path}/" has the part "${action}", which opens the configurator or the review`
    : null
}
