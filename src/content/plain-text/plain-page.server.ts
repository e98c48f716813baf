import type { Db } from '#/db/client.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Site } from '#/platform/config/sites.ts'
import { type Block, readBlock } from '#/content/block.ts'
import { findDocument, listPages } from '#/content/content.store.server.ts'
import { textFor } from '#/content/page-document.ts'
import { fillAll, type PlaceholderValues } from '#/content/placeholders.ts'
import { liveVersion } from '#/content/publication.ts'
import { plainFromMarkdown } from './plain-markdown.ts'

type PlainPageRequest = {
  /** Without slashes at its ends. */
  path: string
  site: Site
  locale: Locale
  values: PlaceholderValues
  now: Date
}

/** A page of the retailer as plain text, as it is shown at a time; null if it is not shown then. */
export async function findPlainPage(
  db: Db,
  { path, site, locale, values, now }: PlainPageRequest,
): Promise<{ title: string; text: string } | null> {
  const page = (await listPages(db)).find((each) => each.path === path)
  const version = page ? liveVersion(page.publications, site.id, now) : null
  const document = page && version !== null ? await findDocument(db, page.id, version) : null
  const found = document && textFor(document, site.id, locale)
  if (!found) return null
  const { title, lead, blocks } = fillAll(found, values)
  const parts = blocks.flatMap((stored) => {
    const block = readBlock(stored)
    return block ? markdownOf(block) : []
  })
  const markdown = [`# ${title}`, ...(lead ? [lead] : []), ...parts].join('\n\n')
  return { title, text: `${plainFromMarkdown(markdown, site.url)}\n` }
}

/** The words of a block; pictures, products and notes to the retailer are none. */
function markdownOf({ type, props }: Block): string[] {
  if (type === 'text') return [props.markdown]
  if (type === 'steps')
    return props.items.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`)
  if (type === 'faq') return props.items.map((item) => `**${item.question}**\n${item.answer}`)
  return []
}
