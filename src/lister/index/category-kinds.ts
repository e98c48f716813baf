import type { JsonLd } from '#/platform/seo/json-ld.ts'
import { type Card, cardUrl } from '#/lister/cards/card.ts'

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

/** The products on a page for search engines; price and stock are on each product's own page. */
export const listThing = (
  origin: string,
  { total, cards }: { total: number; cards: readonly Card[] },
): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cards.map((card, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: card.name,
    url: new URL(cardUrl(card, 0), origin).href,
  })),
})
