import { Marked } from 'marked'
import { plainText, sanitiseHtml, type SanitiseOptions } from './sanitise-html.server.ts'
import { escapeText } from './escape-xml.ts'

type MarkdownOptions = SanitiseOptions & {
  /** The heading levels that the page itself uses; headings of the text start below them. */
  pageLevels?: number
}

/**
 * Renders a text that a retailer wrote in Markdown (GitHub's dialect: tables, images, code, nested lists).
 * HTML in the text is shown as text, and the sanitiser removes links that lead nowhere safe.
 */
export function markdownHtml(
  markdown: string,
  { pageLevels = 2, ...options }: MarkdownOptions = {},
): string {
  return sanitiseHtml(rendererFor(pageLevels).parse(markdown, { async: false }), options).trim()
}

/** The text without its markup, for excerpts and descriptions. */
export const plainMarkdown = (markdown: string): string => plainText(markdownHtml(markdown))

const rendererFor = (pageLevels: number) =>
  new Marked({
    walkTokens(token) {
      if (token.type === 'heading')
        token['depth'] = Math.min(Number(token['depth']) + pageLevels, 6)
    },
    renderer: {
      html: ({ text, block }) => (block ? `<p>${escapeText(text.trim())}</p>` : escapeText(text)),
    },
  })
