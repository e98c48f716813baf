import type { PathKind } from '#/catalogue/urls/path-kind.ts'

/** The specification's page types (section 2). */
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

/** What kind of page shows what lives at an address. */
export const pageTypeOf: Record<PathKind, PageType> = {
  accessory: 'pac',
  content: 'cms-page',
  'child-bike': 'child-bike',
  'parent-bike': 'parent-bike',
  category: 'category',
}
