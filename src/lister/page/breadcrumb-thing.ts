import type { JsonLd } from '#/platform/seo/json-ld.ts'

type Named = { name: string; to: string }

/** Breadcrumb trail for search engines. */
export const breadcrumbThing = (origin: string, crumbs: readonly Named[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: new URL(to, origin).href,
  })),
})
