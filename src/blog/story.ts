import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Topic } from './topic.ts'

/** The title and summary of a story in one language. */
export type StoryTitle = {
  title: string
  summary: string
  /** The alternative text of its landscape. */
  picture: string
}

/** The dates that decide when a story is shown. */
export type StoryDates = {
  /** Null for a draft. */
  publishedAt: Date | null
  expiresAt: Date | null
  /** The date of the author's last revision. */
  revisedAt: Date | null
}

type StoryFacts = StoryDates & {
  slug: string
  author: string
  authorRole: Localised
  authorNote: Localised | null
  scene: SceneLook
  /** The slugs of the products it mentions. */
  products: readonly string[]
}

/** A story as its author submits it, with its text in each of its languages. */
export type Story = StoryFacts & {
  category: string
  tags: readonly string[]
  texts: Partial<Record<Locale, StoryTitle & { body: string }>>
}

/** A story without its text, for lists. */
export type StoryHead = StoryFacts & {
  category: Topic
  tags: readonly Topic[]
  texts: Partial<Record<Locale, StoryTitle & { words: number }>>
}

/** Whether readers may see it now. */
export const isLive = <Dated extends StoryDates>(story: Dated, now: Date): story is Live<Dated> =>
  story.publishedAt !== null &&
  story.publishedAt <= now &&
  (story.expiresAt === null || now < story.expiresAt)

type Live<Dated> = Dated & { publishedAt: Date }
export type LiveStory = Live<StoryHead>

/** An average reading speed. */
const wordsAMinute = 220

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsAMinute))

type Related = { slug: string; category: { code: string }; tags: readonly { code: string }[] }

/** The other stories that have the most in common: tags and the category; among equals the newest. */
export function relatedStories<Teaser extends Related>(
  newestFirst: readonly Teaser[],
  read: Teaser,
  most: number,
): Teaser[] {
  const readTags = new Set(read.tags.map(({ code }) => code))
  const inCommon = ({ category, tags }: Teaser) =>
    tags.filter(({ code }) => readTags.has(code)).length +
    (category.code === read.category.code ? 1 : 0)
  return newestFirst
    .filter(({ slug }) => slug !== read.slug)
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, most)
}
