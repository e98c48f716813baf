/** Data for search engines: no script, and escaped where it was made. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
