import { readMore } from '#/platform/read-more.ts'
import { sanitiseHtml } from '#/platform/sanitise-html.server.ts'
import { markdownHtml, plainMarkdown } from './markdown.ts'

/** A product's text as HTML: made on the server, so that no page has to bring a renderer along. */
export const storyHtml = (markdown: string): string => sanitiseHtml(markdownHtml(markdown))

export type Description = {
  html: string
  /** The beginning of a long one, shown until somebody wants the rest; null for a short one. */
  excerpt: string | null
}

export function describe(markdown: string): Description {
  const { text, isCut } = readMore(plainMarkdown(markdown))
  return { html: storyHtml(markdown), excerpt: isCut ? text : null }
}
