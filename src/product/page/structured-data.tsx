import { trustedHtml } from '#/platform/seo/trusted-html.ts'

/**
 * Data for search engines: not a script, and escaped where it was made. It is keyed by its text, since Chrome
 * reports a script element whose text is replaced (Trusted Types, Chromium 156).
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(json)} />
  )
}
