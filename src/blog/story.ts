import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'

/** What a story is called and shown by, in one language. */
export type StoryTitle = {
  title: string
  summary: string
  /** What its landscape shows, for who cannot see it. */
  picture: string
}

/** When a story is shown. */
export type StoryDates = {
  /** Null for a draft. */
  publishedAt: Date | null
  expiresAt: Date | null
  /** When its author last went over it. */
  revisedAt: Date | null
}

type StoryFacts = StoryDates & {
  slug: string
  author: string
  authorRole: Localised
  scene: SceneLook
  /** The products it speaks of, by their addresses. */
  products: readonly string[]
}

/** A story as its author hands it in: markdown in each language that it is told in. */
export type Story = StoryFacts & {
  category: string
  texts: Partial<Record<Locale, StoryTitle & { body: string }>>
}

/** A story without its text: what lists are made of. */
export type StoryHead = StoryFacts & {
  category: Localised
  texts: Partial<Record<Locale, StoryTitle & { words: number }>>
}

export type StoryCategory = { code: string; name: Localised }

/** Whether readers may see it at this moment. */
export const isLive = <Told extends StoryDates>(story: Told, now: Date): story is Live<Told> =>
  story.publishedAt !== null &&
  story.publishedAt <= now &&
  (story.expiresAt === null || now < story.expiresAt)

type Live<Told> = Told & { publishedAt: Date }
export type LiveStory = Live<StoryHead>

/** What most people read of such a text in a minute. */
const wordsAMinute = 220

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsAMinute))

/** The stories to go on with: the newest others, those of the same kind first. */
export function nextStories<Told extends { slug: string; category: string }>(
  all: readonly Told[],
  read: Told,
  most: number,
): Told[] {
  const others = all.filter(({ slug }) => slug !== read.slug)
  const isAkin = ({ category }: Told) => category === read.category
  return [...others.filter(isAkin), ...others.filter((each) => !isAkin(each))].slice(0, most)
}
