import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'

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
  scene: SceneLook
  /** The slugs of the products it mentions. */
  products: readonly string[]
}

/** A story as its author submits it, with Markdown text in each of its languages. */
export type Story = StoryFacts & {
  category: string
  texts: Partial<Record<Locale, StoryTitle & { body: string }>>
}

/** A story without its text, for lists. */
export type StoryHead = StoryFacts & {
  category: Localised
  texts: Partial<Record<Locale, StoryTitle & { words: number }>>
}

export type StoryCategory = { code: string; name: Localised }

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

/** The stories to read next: the newest others, those of the same category first. */
export function nextStories<Teaser extends { slug: string; category: string }>(
  all: readonly Teaser[],
  read: Teaser,
  most: number,
): Teaser[] {
  const others = all.filter(({ slug }) => slug !== read.slug)
  const isSameCategory = ({ category }: Teaser) => category === read.category
  return [
    ...others.filter(isSameCategory),
    ...others.filter((each) => !isSameCategory(each)),
  ].slice(0, most)
}
