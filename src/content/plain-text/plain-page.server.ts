import type { Db } from '#/db/client.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Site } from '#/platform/config/sites.ts'
import { type Block, type LocalOffer, readBlock } from '#/content/block.ts'
import { findDocument, listPages } from '#/content/content.store.server.ts'
import { textFor } from '#/content/page-document.ts'
import { fillAll, type PlaceholderValues } from '#/content/placeholders.ts'
import { liveVersion } from '#/content/publication.ts'
import { plainText } from '#/platform/seo/sanitise-html.server.ts'
import { plainFromMarkdown } from './plain-markdown.ts'

type PlainPageRequest = {
  /** Without slashes at its ends. */
  path: string
  site: Site
  locale: Locale
  values: PlaceholderValues
  /** Whether the reader is offered what a notice may be about. */
  isOffered: (offer: LocalOffer) => boolean
  now: Date
}

/** A page of the retailer as plain text, as it is shown at a time; null if it is not shown then. */
export async function findPlainPage(
  db: Db,
  { path, site, locale, values, isOffered, now }: PlainPageRequest,
): Promise<{ title: string; text: string } | null> {
  const page = (await listPages(db)).find((each) => each.path === path)
  const version = page ? liveVersion(page.publications, site.id, now) : null
  const document = page && version !== null ? await findDocument(db, page.id, version) : null
  const found = document && textFor(document, site.id, locale)
  if (!found) return null
  const { title, lead, blocks } = fillAll(found, values)
  const parts = blocks.flatMap((stored) => {
    const block = readBlock(stored)
    return block && isForReader(block, isOffered) ? markdownOf(block) : []
  })
  const markdown = [`# ${title}`, ...(lead ? [lead] : []), ...parts].join('\n\n')
  return { title, text: `${plainFromMarkdown(markdown, site.url)}\n` }
}

/** Not a word of credit may reach a country where it is not offered. */
const isForReader = ({ type, props }: Block, isOffered: (offer: LocalOffer) => boolean): boolean =>
  type !== 'notice' || props.where === undefined || isOffered(props.where)

/**
 * The words of a block that state something; pictures, products, forms, links and campaigns state nothing. The
 * tables of delivery prices and of browser entries are made for a visitor, which a mail has not, so they are left
 * out: a text that is mailed names its prices by placeholders such as `{{delivery.gb.parcel}}`.
 */
function markdownOf({ type, props }: Block): string[] {
  switch (type) {
    case 'text':
      return [props.markdown]
    case 'html':
      return [plainText(props.html)]
    case 'hero':
    case 'picture-text':
    case 'notice':
      return [titled(props.title, props.text)]
    case 'steps':
      return props.items.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`)
    case 'faq':
      return props.items.map(({ question, answer }) => titled(question, answer))
    case 'usps':
      return props.items.map(({ title, text }) => titled(title, text))
    case 'quote':
      return [`${props.text}\n${[props.name, props.role].filter(Boolean).join(', ')}`]
    case 'table':
      return [tableOf(props.caption, [props.head, ...props.rows])]
    case 'comparison':
      return [
        tableOf(props.caption, [
          ['', ...props.columns.map(({ title }) => title)],
          ...props.rows.map(({ label, values }) => [label, ...values]),
        ]),
      ]
    case 'video':
      return props.transcript === undefined ? [] : [titled(props.title, props.transcript)]
    case 'scene':
    case 'drawing':
    case 'figure':
    case 'logo':
    case 'banner':
    case 'countdown':
    case 'tiles':
    case 'products':
    case 'categories':
    case 'contact-form':
    case 'delivery-prices':
    case 'browser-entries':
    case 'cookie-settings':
    case 'size-finder':
    case 'slot':
      return []
  }
}

const titled = (title: string, text = ''): string => `**${title}**\n${text}`.trim()

const tableOf = (caption: string, rows: readonly (readonly string[])[]): string =>
  titled(caption, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
