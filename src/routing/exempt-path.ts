import { normalPath } from '#/catalogue/urls/normal-path.ts'

/** Pages with routes of their own, which never ask what they are (specification section 2). */
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
