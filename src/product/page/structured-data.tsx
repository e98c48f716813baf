import { trustedHtml } from '#/platform/seo/trusted-html.ts'

/**
 * Data for search engines: no script, and escaped where it was made. With other data it is another element,
 * since Chrome complains of a script element whose text is replaced (Trusted Types, Chromium 156).
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(json)} />
  )
}
