import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { plainReason } from '#/catalogue/import/plain-issue.ts'
import type { Db } from '#/db/client.server.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { storiesTag } from './stories.server.ts'
import {
  listCategoryCodes,
  withdrawAllBut,
  writeCategories,
  writeStory,
} from './stories.store.server.ts'
import type { Story } from './story.ts'
import { storyCategoriesFile, storyFile } from './story-file.ts'

/** Saves a new or changed story and purges the pages that show stories. */
export async function saveStory(db: Db, story: Story): Promise<void> {
  await db.transaction(async (transaction) => {
    await writeStory(transaction, story)
    await purgeTags(transaction, [storiesTag])
  })
}

/**
 * Imports `categories.json`, and for each story `{slug}.json` with its text in `{slug}.{language}.md`. The
 * folder is the whole journal: stories that are no longer in it are withdrawn, and their slugs returned.
 */
export async function importStoryFolder(db: Db, folder: string): Promise<string[]> {
  const slugs = (await readdir(folder)).flatMap((file) => storyFileName.exec(file)?.[1] ?? [])
  const categories = v.parse(storyCategoriesFile, await readJson(join(folder, 'categories.json')))
  const all = await Promise.all(slugs.map(async (slug) => readNamed(folder, slug)))
  return db.transaction(async (transaction) => {
    await writeCategories(transaction, categories)
    await purgeTags(transaction, [storiesTag])
    const known = await listCategoryCodes(transaction)
    for (const story of all) {
      if (!known.includes(story.category))
        throw new Error(`${story.slug}.json: category: must be one of ${known.join(', ')}`)
      await saveStory(transaction, story)
    }
    return withdrawAllBut(transaction, slugs)
  })
}

const storyFileName = /^(?!categories\.)([a-z0-9-]+)\.json$/

/** Adds the file name to an error, since a folder has many stories. */
const readNamed = (folder: string, slug: string): Promise<Story> =>
  readStory(folder, slug).catch((problem: unknown) => {
    if (!v.isValiError(problem)) throw problem
    const [issue] = problem.issues
    const field = v.getDotPath(issue) ?? 'the story'
    throw new Error(`${slug}.json: ${field}: ${plainReason(issue, [])}`, { cause: problem })
  })

async function readStory(folder: string, slug: string): Promise<Story> {
  const facts = v.parse(factsFile, await readJson(join(folder, `${slug}.json`)))
  const texts: Partial<Record<Locale, object>> = {}
  for (const locale of locales) {
    const title = facts.texts[locale]
    if (title) {
      const body = await readFile(join(folder, `${slug}.${locale}.md`), 'utf8')
      texts[locale] = { ...title, body }
    }
  }
  return v.parse(storyFile, { ...facts, slug, texts })
}

const title = v.optional(v.looseObject({}))
const factsFile = v.looseObject({ texts: v.strictObject({ en: title, de: title }) })

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
