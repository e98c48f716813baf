import type { PathKind } from '#/catalogue/urls/path-kind.ts'

/** The page types as the routing API names them. */
export const pageTypes = [
  'pac',
  'cms-page',
  'child-bike',
  'parent-bike',
  'category',
  'configurator',
  'upSell',
] as const
export type PageType = (typeof pageTypes)[number]

/** The page type for each kind of path. */
export const pageTypeOf: Record<PathKind, PageType> = {
  accessory: 'pac',
  content: 'cms-page',
  'child-bike': 'child-bike',
  'parent-bike': 'parent-bike',
  category: 'category',
}
