import * as v from 'valibot'
import { type Locale, locales } from '#/i18n/locale.ts'
import { siteIds } from '#/platform/config/sites.ts'
import { storedBlock } from './block.ts'

/**
 * The layout of a page: plain, with a table of contents, in bands across the window, or between the sections of
 * the home page.
 */
export const templates = ['page', 'legal', 'brand', 'home'] as const
export type Template = (typeof templates)[number]

/**
 * A text is for a language, or for a language on one site: legal texts differ by the law of the site. The
 * text of the site takes precedence.
 */
export const variantPattern = new RegExp(
  `^(?:(?:${siteIds.join('|')})\\.)?(?:${locales.join('|')})$`,
)

const line = v.pipe(v.string(), v.trim(), v.minLength(1))

const textFields = {
  title: v.pipe(line, v.maxLength(120)),
  /** For search engines and link previews. */
  description: v.pipe(line, v.maxLength(160)),
  /** Shown large below the title. */
  lead: v.exactOptional(v.pipe(line, v.maxLength(400))),
  /** Words that readers search for and the text does not contain. */
  keywords: v.exactOptional(v.array(v.pipe(line, v.maxLength(60)))),
  /** Paths that an article of the help centre had before; they redirect to it. */
  formerPaths: v.exactOptional(
    v.array(v.pipe(line, v.regex(/^\/help-centre\/[\w-]+\/[\w-]+\/$/), v.maxLength(200))),
  ),
}

/** The fields at the top of a text's file, above its blocks. */
export const frontMatter = v.strictObject(textFields)

const storedText = v.object({ ...textFields, blocks: v.array(storedBlock) })
export type PageText = v.InferOutput<typeof storedText>

export const pageOrder = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))

/** One version of a page in all languages, as it is stored: a field of another release does no harm. */
export const storedPage = v.object({
  template: v.picklist(templates),
  /** The position among its neighbours in the help centre. */
  order: v.exactOptional(pageOrder),
  texts: v.record(v.string(), storedText),
})
export type PageDocument = v.InferOutput<typeof storedPage>

/** The text for a visitor; null if the page does not exist in their language. */
export const textFor = ({ texts }: PageDocument, site: string, locale: Locale): PageText | null =>
  texts[`${site}.${locale}`] ?? texts[locale] ?? null

/** The languages the page exists in on a site. */
export const languagesOf = (document: PageDocument, site: string): Locale[] =>
  locales.filter((locale) => textFor(document, site, locale) !== null)
