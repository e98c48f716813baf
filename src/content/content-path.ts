import { normalPath } from '#/catalogue/urls/normal-path.ts'
import { reservedReason } from '#/catalogue/urls/reserved-paths.ts'

/** Pages with routes of their own whose content is nevertheless the retailer's. */
const contentRoutes =
  /^(?:home-v2|rebrand-katy|cycletowork|warranty-claim|branding\/[^/]+|help-centre(?:\/[^/]+){1,2})$/

const plainPath = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/

/** A stored path as it is written in files and links. */
export const writtenPath = (path: string): string => (path === '' ? '/' : `/${path}/`)

/** A content page's path as the shop stores it, or why it cannot have this path. That of home is empty. */
export function contentPath(raw: string): { path: string } | { reason: string } {
  const path = normalPath(raw)
  if (path === null || !plainPath.test(raw))
    return { reason: `path: must be like "/delivery/", in lower case and with both slashes` }
  if (path === '' || contentRoutes.test(path)) return { path }
  if (path.split('/')[0] === 'help-centre')
    return {
      reason:
        'path: in the help centre, must be like "/help-centre/delivery/" or "/help-centre/delivery/costs/"',
    }
  const reason = reservedReason(path)
  return reason === null ? { path } : { reason: `path: ${reason}` }
}
