import { escapeText } from '#/platform/seo/escape-xml.ts'

export type Frame = { viewBox: string; title?: string | undefined; attributes?: string }

/** The `<svg>` element: an image with a name when it has a title, decoration otherwise. */
export function svgFrame({ viewBox, title, attributes = '' }: Frame, body: string): string {
  const name =
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}${name}${body}</svg>`
}
