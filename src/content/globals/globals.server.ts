import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import type { Db } from '#/db/client.server.ts'
import { locales } from '#/i18n/locale.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { readGlobals, replaceGlobals } from './globals.store.server.ts'

const globalsTag = 'globals'

/** Every text that the shop looks up, so that a misspelt handle is refused. */
const handles = ['deliveryInfo'] as const
type Handle = (typeof handles)[number]

const markdown = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000))

const globalsFile = v.record(v.picklist(handles), inEveryLocale(markdown))

/** The Markdown of a text in the visitor's language; null if the retailer has loaded none. */
export async function findGlobal(ctx: Ctx, handle: Handle): Promise<string | null> {
  const { db, liveCache, tags, visitor } = ctx
  tags.add(globalsTag)
  const all = await liveCache.getOrLoad('globals', [globalsTag], () => readGlobals(db))
  const found = all.find((text) => text.handle === handle && text.locale === visitor.locale)
  return found?.body ?? null
}

/** Replaces all texts with those of a file. */
export async function importGlobals(db: Db, file: unknown): Promise<void> {
  const texts = Object.entries(v.parse(globalsFile, file)).flatMap(([handle, bodies]) =>
    locales.map((locale) => ({ handle, locale, body: bodies[locale] })),
  )
  await db.transaction(async (tx) => {
    await replaceGlobals(tx, texts)
    await purgeTags(tx, [globalsTag])
  })
}
