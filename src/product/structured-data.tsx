import { trustedHtml } from '#/platform/trusted-html.ts'

/** Data for search engines: no script, and escaped where it was made. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(json)} />
}
