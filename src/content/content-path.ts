import { normalPath } from '#/catalogue/urls/normal-path.ts'
import { reservedReason } from '#/catalogue/urls/reserved-paths.ts'

/** Pages with routes of their own whose content is nevertheless the retailer's. */
const contentSegments = [
  'home-v2',
  'rebrand-katy',
  'branding',
  'cycletowork',
  'warranty-claim',
  'help-centre',
]

/** A content page's path as the shop stores it, or why it cannot have this path. */
export function contentPath(raw: string): { path: string } | { reason: string } {
  const path = normalPath(raw)
  if (path === null || path === '' || raw !== `/${path}/`)
    return { reason: `path: must be like "/delivery/", in lower case and with both slashes` }
  const [first = ''] = path.split('/')
  const reason = contentSegments.includes(first) ? null : reservedReason(path)
  if (path === 'help-centre' || /^help-centre(?:\/[^/]+){3}/.test(path))
    return {
      reason:
        'path: in the help centre, must be like "/help-centre/delivery/" or "/help-centre/delivery/costs/"',
    }
  return reason === null ? { path } : { reason: `path: ${reason}` }
}
