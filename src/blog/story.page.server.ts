import type { Locale } from '#/i18n/locale.ts'
import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import type { Card } from '#/lister/cards/card.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { OpeningPicture, PageRequest } from '#/platform/api/page.ts'
import type { BlockView } from '#/content/page/block-view.ts'
import { viewBlocks } from '#/content/page/view-blocks.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listStories, listStoriesBy, loadStory, type StoryDay } from './stories.server.ts'
import { relatedStories } from './story.ts'
import { phoneWindow } from './phone-window.ts'
import { storyScenes } from './story-scenes.ts'
import { storyStructuredData } from './story-structured-data.server.ts'
import type { StoryTeaser } from './story-teaser.ts'

export type StoryData = {
  story: StoryTeaser
  author: { name: string; role: string; note: string | null; stories: StoryTeaser[] }
  published: StoryDay
  revised: StoryDay | null
  blocks: BlockView[]
  hero: { wide: Picture; tall: Picture; alt: string }
  /** Products of the story that its text does not show, sold in the visitor's country. */
  cards: Card[]
  related: StoryTeaser[]
  languages: Locale[]
  structuredData: string
}

const relatedShown = 3
/** The author's other stories are listed by title only. */
const byAuthorShown = 4

export async function loadStoryPage(ctx: Ctx, { params }: PageRequest) {
  const loaded = await loadStory(ctx, params['slug'] ?? '')
  const { head, teaser, published, revised, blocks, languages } = loaded
  const [cards, all, views, byAuthor] = await Promise.all([
    listBySlug(ctx, head.products),
    listStories(ctx),
    viewBlocks(ctx, blocks, head.slug),
    listStoriesBy(ctx, head.author),
  ])
  const { locale } = ctx.visitor
  const scenes = storyScenes(head.scene)
  const inText = new Set(
    views.flatMap((block) =>
      block.type === 'products' ? block.cards.map(({ slug }) => slug) : [],
    ),
  )
  const data: StoryData = {
    story: teaser,
    author: {
      name: head.author,
      role: head.authorRole[locale],
      note: head.authorNote?.[locale] ?? null,
      stories: byAuthor.filter(({ slug }) => slug !== head.slug).slice(0, byAuthorShown),
    },
    published,
    revised,
    blocks: views,
    hero: {
      wide: scenes.wide,
      tall: scenes.tall,
      alt: head.texts[locale]?.picture ?? '',
    },
    cards: cards.filter(({ slug }) => !inText.has(slug)),
    related: relatedStories(all, teaser, relatedShown),
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
