import { normalPath } from '#/catalogue/urls/normal-path.ts'

/** First segments of paths that are never looked up, see docs/behaviour.md#paths-and-redirects. */
const exemptSegments = [
  'blog',
  'search',
  'cycletowork',
  'stores',
  'warranty-claim',
  'branding',
  'home-v2',
]

export function isExempt(path: string): boolean {
  const normal = normalPath(path)
  if (normal === null) return false
  return normal === '' || exemptSegments.includes(normal.split('/')[0] ?? '')
}
