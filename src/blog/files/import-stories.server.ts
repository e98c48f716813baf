import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { plainReason } from '#/catalogue/import/plain-issue.ts'
import type { Db } from '#/db/client.server.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { storiesTag } from '#/blog/stories.server.ts'
import {
  listTopicCodes,
  withdrawAllBut,
  writeStory,
  writeTopics,
} from '#/blog/stories.store.server.ts'
import type { Story } from '#/blog/story.ts'
import type { TopicKind } from '#/blog/topic.ts'
import { listStoryFaults, type StorySource } from './story-text.server.ts'
import {
  authorsFile,
  type StoryAuthor,
  type StoryFile,
  storyFile,
  topicsFile,
} from './story-file.ts'

/** Saves a new or changed story and purges the pages that show stories. */
export async function saveStory(db: Db, story: Story): Promise<void> {
  await db.transaction(async (transaction) => {
    await writeStory(transaction, story)
    await purgeTags(transaction, [storiesTag])
  })
}

/**
 * Imports `categories.json`, `tags.json`, `authors.json`, and for each story `{slug}.json` with its text in
 * `{slug}.{language}.md`. The folder is the whole journal: stories that are no longer in it are withdrawn,
 * and their slugs returned.
 */
export async function importStoryFolder(db: Db, folder: string): Promise<string[]> {
  const slugs = (await readdir(folder)).flatMap((file) => storyFileName.exec(file)?.[1] ?? [])
  const categories = await readNamed(folder, 'categories.json', topicsFile)
  const tags = await readNamed(folder, 'tags.json', topicsFile)
  const authors = await readNamed(folder, 'authors.json', authorsFile)
  const sources = await Promise.all(slugs.map((slug) => readStory(folder, slug)))
  const stories = sources.map(({ story }) => withAuthor(story, authors))
  const faults = await listStoryFaults(db, sources)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return db.transaction(async (transaction) => {
    await writeTopics(transaction, 'category', categories)
    await writeTopics(transaction, 'tag', tags)
    for (const story of stories) {
      await requireTopics(transaction, story.slug, 'category', [story.category])
      await requireTopics(transaction, story.slug, 'tag', story.tags)
      await writeStory(transaction, story)
    }
    await purgeTags(transaction, [storiesTag])
    return withdrawAllBut(transaction, slugs)
  })
}

const storyFileName = /^(?!(?:categories|tags|authors)\.)([a-z0-9-]+)\.json$/

async function requireTopics(db: Db, slug: string, kind: TopicKind, codes: readonly string[]) {
  const known = await listTopicCodes(db, kind)
  const unknown = codes.find((code) => !known.includes(code))
  if (unknown !== undefined)
    throw new Error(`${slug}.json: ${kind}: "${unknown}" must be one of ${known.join(', ')}`)
}

function withAuthor(story: StoryFile, authors: readonly StoryAuthor[]): Story {
  const author = authors.find(({ code }) => code === story.author)
  if (!author)
    throw new Error(
      `${story.slug}.json: author: "${story.author}" must be one of ${authors.map(({ code }) => code).join(', ')}`,
    )
  return { ...story, author: author.name, authorRole: author.role, authorNote: author.note }
}

async function readStory(folder: string, slug: string): Promise<StorySource> {
  const name = `${slug}.json`
  const json = await readFile(join(folder, name), 'utf8')
  const facts = parseNamed(name, factsFile, JSON.parse(json))
  const texts: Partial<Record<Locale, object>> = {}
  for (const locale of locales) {
    const title = facts.texts[locale]
    if (title) {
      const body = await readFile(join(folder, `${slug}.${locale}.md`), 'utf8')
      texts[locale] = { ...title, body }
    }
  }
  return { story: parseNamed(name, storyFile, { ...facts, slug, texts }), json }
}

const title = v.optional(v.looseObject({}))
const factsFile = v.looseObject({ texts: inEveryLocale(title) })

const readNamed = async <Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
) => parseNamed(name, schema, JSON.parse(await readFile(join(folder, name), 'utf8')))

/** Adds the file name to an error, since a folder has many files. */
function parseNamed<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, content)
  if (success) return output
  const [issue] = issues
  throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${plainReason(issue, [])}`)
}
