import { normalPath } from '#/catalogue/urls/normal-path.ts'
import { reservedReason } from '#/catalogue/urls/reserved-paths.ts'

/** Pages with routes of their own whose content is nevertheless the retailer's. */
const contentSegments = ['home-v2', 'rebrand-katy', 'branding', 'cycletowork']

/** A content page's path as the shop stores it, or why it cannot have this path. */
export function contentPath(raw: string): { path: string } | { reason: string } {
  const path = normalPath(raw)
  if (path === null || path === '' || raw !== `/${path}/`)
    return { reason: `path: must be like "/delivery/", in lower case and with both slashes` }
  const [first = ''] = path.split('/')
  const reason = contentSegments.includes(first) ? null : reservedReason(path)
  return reason === null ? { path } : { reason: `path: ${reason}` }
}
