import { escapeJson } from './escape-json.ts'

export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown }

/** The text of a `<script type="application/ld+json">`; several things on one page share a graph. */
export const jsonLd = (...things: JsonLd[]): string =>
  escapeJson(
    things.length === 1
      ? { '@context': 'https://schema.org', ...things[0] }
      : { '@context': 'https://schema.org', '@graph': things },
  )
