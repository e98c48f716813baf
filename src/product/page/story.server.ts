import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Model } from '#/catalogue/model/bike.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import type { PictureView } from '#/images/names/asset-name.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { readMore } from '#/platform/seo/read-more.ts'
import { markdownHtml, plainMarkdown } from '#/platform/seo/markdown.server.ts'
import { highlightViews } from '#/product/facts/highlight-views.ts'

/** A product's text as HTML. Once for each text, because sanitising takes longer than the rest of a page's data. */
export const storyOf = memoizeWeak(({ en, de }: Localised): Localised => ({
  en: markdownHtml(keepUnits(en)),
  de: markdownHtml(keepUnits(de)),
}))

export type Highlight = { title: string; text: string; picture: Picture | null }

export type Description = {
  html: string
  /** The beginning of a long text; null for a short one. */
  excerpt: string | null
}

/** About three lines of a phone. To unfold takes a line and a half by itself, so less is not worth folding. */
const leastFolded = 130

export function describe(typed: string): Description {
  const markdown = keepUnits(typed)
  const plain = plainMarkdown(markdown)
  const { text, isCut } = readMore(plain)
  const isFolded = isCut && plain.length - text.length >= leastFolded
  return { html: markdownHtml(markdown), excerpt: isFolded ? text : null }
}

/** A model's highlights, each with the picture of what it is about. */
export function shownHighlights(
  highlights: Model['texts']['highlights'],
  locale: Locale,
  pictureOf: (view: PictureView) => Picture | null,
): Highlight[] {
  const views = highlightViews(highlights)
  return highlights.map(({ title, text }, index) => ({
    title: keepUnits(title[locale]),
    text: keepUnits(text[locale]),
    picture: pictureOf(views[index] ?? 'shared'),
  }))
}
