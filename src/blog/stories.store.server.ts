import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { stories, storyCategories, storyTags, storyTexts } from '#/db/tables/stories.server.ts'
import { isLocale, type Locale } from '#/i18n/locale.ts'
import { storedScene } from '#/images/names/stored-scene.ts'
import type { Story, StoryHead } from './story.ts'
import type { Topic, TopicKind } from './topic.ts'

const words = sql<number>`array_length(regexp_split_to_array(${storyTexts.body}, '\\s+'), 1)`

/** Every story without its text, drafts included, the newest first. */
export async function listHeads(db: Db): Promise<StoryHead[]> {
  const [rows, texts, tags] = await Promise.all([
    db
      .select({ story: stories, category: storyCategories })
      .from(stories)
      .innerJoin(storyCategories, eq(storyCategories.code, stories.category))
      .orderBy(sql`${stories.publishedAt} desc nulls last`, stories.slug),
    db
      .select({
        slug: storyTexts.slug,
        locale: storyTexts.locale,
        title: storyTexts.title,
        summary: storyTexts.summary,
        picture: storyTexts.picture,
        words,
      })
      .from(storyTexts),
    db.select().from(storyTags),
  ])
  const bySlug = Map.groupBy(texts, ({ slug }) => slug)
  const tagByCode = new Map(tags.map((tag) => [tag.code, tag]))
  return rows.map(({ story, category }) => ({
    ...story,
    category,
    tags: story.tags.flatMap((code) => tagByCode.get(code) ?? []),
    scene: fromStored(storedScene, story.scene, 'stories.scene'),
    texts: Object.fromEntries(
      (bySlug.get(story.slug) ?? []).map(({ slug: _slug, locale, ...text }) => [locale, text]),
    ),
  }))
}

export async function findBody(db: Db, slug: string, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ body: storyTexts.body })
    .from(storyTexts)
    .where(and(eq(storyTexts.slug, slug), eq(storyTexts.locale, locale)))
  return row?.body ?? null
}

/** The texts of all stories in all languages. */
export async function listBodies(db: Db): Promise<string[]> {
  const rows = await db.select({ body: storyTexts.body }).from(storyTexts)
  return rows.map(({ body }) => body)
}

const topicTables = { category: storyCategories, tag: storyTags } as const

export async function writeTopics(
  db: Db,
  kind: TopicKind,
  topics: readonly Topic[],
): Promise<void> {
  const table = topicTables[kind]
  if (topics.length > 0)
    await db
      .insert(table)
      .values([...topics])
      .onConflictDoUpdate({
        target: table.code,
        set: { name: sql`excluded.name`, lead: sql`excluded.lead` },
      })
}

export async function listTopicCodes(db: Db, kind: TopicKind): Promise<string[]> {
  const table = topicTables[kind]
  const rows = await db.select({ code: table.code }).from(table)
  return rows.map(({ code }) => code)
}

/** Replaces a story and its texts; languages it no longer has are removed. */
export async function writeStory(db: Db, { texts, ...facts }: Story): Promise<void> {
  const row = { ...facts, tags: [...facts.tags], products: [...facts.products] }
  const { slug } = facts
  await db.insert(stories).values(row).onConflictDoUpdate({ target: stories.slug, set: row })
  await db.delete(storyTexts).where(eq(storyTexts.slug, slug))
  const rows = Object.entries(texts).flatMap(([locale, text]) =>
    isLocale(locale) ? [{ ...text, slug, locale }] : [],
  )
  if (rows.length > 0) await db.insert(storyTexts).values(rows)
}

/** Turns all other stories into drafts; returns the slugs of those that were published. */
export async function withdrawAllBut(db: Db, slugs: readonly string[]): Promise<string[]> {
  const withdrawn = await db
    .update(stories)
    .set({ publishedAt: null })
    .where(and(isNotNull(stories.publishedAt), notInArray(stories.slug, [...slugs])))
    .returning({ slug: stories.slug })
  return withdrawn.map(({ slug }) => slug).toSorted()
}
