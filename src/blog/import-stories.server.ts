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

/** A story handed in or changed: pages that show it are made anew. */
export async function saveStory(db: Db, story: Story): Promise<void> {
  await db.transaction(async (transaction) => {
    await writeStory(transaction, story)
    await purgeTags(transaction, [storiesTag])
  })
}

/**
 * `categories.json`, and for each story `{slug}.json` with the text of each language in `{slug}.{language}.md`.
 * The folder is the whole journal: a story that is no longer in it is withdrawn, and told of in return.
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

/** Among many stories a mistake is found only by the name of the file. */
const readNamed = (folder: string, slug: string): Promise<Story> =>
  readStory(folder, slug).catch((problem: unknown) => {
    if (!v.isValiError(problem)) throw problem
    const [issue] = problem.issues
    const place = v.getDotPath(issue) ?? 'the story'
    throw new Error(`${slug}.json: ${place}: ${plainReason(issue, [])}`, { cause: problem })
  })

async function readStory(folder: string, slug: string): Promise<Story> {
  const told = v.parse(toldIn, await readJson(join(folder, `${slug}.json`)))
  const texts: Partial<Record<Locale, object>> = {}
  for (const locale of locales) {
    const title = told.texts[locale]
    if (title) {
      const body = await readFile(join(folder, `${slug}.${locale}.md`), 'utf8')
      texts[locale] = { ...title, body }
    }
  }
  return v.parse(storyFile, { ...told, slug, texts })
}

const title = v.optional(v.looseObject({}))
const toldIn = v.looseObject({ texts: v.strictObject({ en: title, de: title }) })

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
