import type { Locale } from '#/i18n/locale.ts'
import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import type { Card } from '#/lister/cards/card.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { OpeningPicture, PageRequest } from '#/platform/api/page.ts'
import { markdownHtml } from '#/platform/seo/markdown.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listStories, loadStory, type StoryDay } from './stories.server.ts'
import { nextStories } from './story.ts'
import { keepUnits } from './keep-units.ts'
import { phoneWindow } from './phone-window.ts'
import { storyScenes } from './story-scenes.ts'
import { storyStructuredData } from './story-structured-data.server.ts'
import type { StoryTeaser } from './story-teaser.ts'

export type StoryData = {
  story: StoryTeaser
  author: { name: string; role: string }
  published: StoryDay
  revised: StoryDay | null
  html: string
  hero: { wide: Picture; tall: Picture; alt: string }
  /** The products the story mentions that are sold in the visitor's country. */
  cards: Card[]
  next: StoryTeaser[]
  languages: Locale[]
  structuredData: string
}

const nextShown = 3

export async function loadStoryPage(ctx: Ctx, { params }: PageRequest) {
  const loaded = await loadStory(ctx, params['slug'] ?? '')
  const { head, teaser, published, revised, body, languages } = loaded
  const [cards, all] = await Promise.all([listBySlug(ctx, head.products), listStories(ctx)])
  const { locale } = ctx.visitor
  const scenes = storyScenes(head.scene)
  const data: StoryData = {
    story: teaser,
    author: { name: head.author, role: head.authorRole[locale] },
    published,
    revised,
    // Headings start at level 2, below the page's title.
    html: markdownHtml(keepUnits(body), { pageLevels: 1 }),
    hero: {
      wide: scenes.wide,
      tall: scenes.tall,
      alt: head.texts[locale]?.picture ?? '',
    },
    cards,
    next: nextStories(all, teaser, nextShown),
    languages,
    structuredData: storyStructuredData(ctx, head, teaser),
  }
  return { data, picture: openingPicture(data.hero) }
}

const openingPicture = ({ wide, tall }: StoryData['hero']): OpeningPicture => ({
  src: pictureUrl(wide),
  phone: { media: phoneWindow, sizes: '100vw', srcSet: `${pictureUrl(tall)} 800w` },
})

async function listBySlug(ctx: Ctx, slugs: readonly string[]): Promise<Card[]> {
  if (slugs.length === 0) return []
  const { index } = await loadMarketCatalogue(ctx)
  const ids = slugs.flatMap((slug) => index.entries.find((entry) => entry.slug === slug)?.id ?? [])
  return listCards(ctx, ids)
}
