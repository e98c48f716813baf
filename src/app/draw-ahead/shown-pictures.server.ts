import { parsePageUrl } from '#/app/http/page-url.ts'
import { pictureSource } from '#/images/ui/picture.ts'
import { type Card, cardUrl } from '#/lister/cards/card.ts'
import { cardPicture } from '#/lister/cards/card-picture.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { registerPages } from '#/navigation/router/pages.ts'
import { pageImports } from '#/app/routes/pages.ts'
import { developmentAssets } from '#/platform/http/assets.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { renderPage } from '#/app/http/render-page.ts'
import { siteVisitor } from './site-visitor.ts'
import { listAllPages } from '#/app/feeds/sitemaps.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'

/**
 * The URL of every picture that the shop shows before a visitor has chosen anything but a colour, each
 * once, the most viewed first. The URLs are read from the rendered pages, so no separate list of widths is
 * needed. With `products`, only the pictures of those products and their builds.
 */
export async function* shownPictures(
  base: Omit<SessionCtx, 'visitor'>,
  products: readonly number[] | null = null,
): AsyncGenerator<string, void> {
  registerPages(pageImports)
  const seen = new Set<string>()
  for (const site of sites) {
    const ctx: SessionCtx = { ...base, visitor: siteVisitor(site) }
    for await (const url of picturesOfSite(ctx, products)) {
      if (seen.has(url)) continue
      seen.add(url)
      yield url
    }
  }
}

async function* picturesOfSite(
  ctx: SessionCtx,
  products: readonly number[] | null,
): AsyncGenerator<string, void> {
  const cards = await listCards(ctx, await productIds(ctx, products))
  for (const card of cards) yield* picturesOfCard(card)
  const rendered = new Set<string>()
  for await (const page of pagesOf(ctx, cards, products === null)) {
    if (rendered.has(page)) continue
    rendered.add(page)
    yield* await picturesOnPage(ctx, page)
  }
}

async function productIds(ctx: Ctx, products: readonly number[] | null): Promise<number[]> {
  const { index } = await loadMarketCatalogue(ctx)
  const selected = products && new Set(products)
  const isSelected = ({ id, parentId }: { id: number; parentId: number | null }) =>
    selected === null || selected.has(id) || (parentId !== null && selected.has(parentId))
  return index.entries.filter(isSelected).map(({ id }) => id)
}

/** In every colour, because a card changes its colour without requesting a page. */
const picturesOfCard = (card: Card): string[] =>
  card.pictures.flatMap((picture) =>
    pictureUrlsIn(pictureSource(cardPicture(card, picture, '')).srcSet),
  )

async function* pagesOf(
  ctx: Ctx,
  cards: readonly Card[],
  isWhole: boolean,
): AsyncGenerator<string, void> {
  if (isWhole) yield* listAllPages(ctx)
  for (const card of cards) yield* card.pictures.map((_, shown) => cardUrl(card, shown))
}

async function picturesOnPage(ctx: SessionCtx, url: string): Promise<string[]> {
  const { status, body } = await renderPage(
    { ...ctx, tags: new Set(), expiries: new Set() },
    parsePageUrl(url),
    developmentAssets,
  )
  return status === 200 ? pictureUrlsIn(String(body)) : []
}

/** Finds them anywhere: in attributes, in a `srcset`, in the head or in a page's data. */
const pictureUrlsIn = (text: string): string[] => text.match(/\/img\/[^\s"'<>&\\)]+/g) ?? []
