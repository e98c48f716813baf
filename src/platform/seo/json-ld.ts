import { escapeJson } from './escape-json.ts'

export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown }

/** The text of a `<script type="application/ld+json">`; several entities on one page share a graph. */
export const jsonLd = (...entities: JsonLd[]): string =>
  escapeJson(
    entities.length === 1
      ? { '@context': 'https://schema.org', ...entities[0] }
      : { '@context': 'https://schema.org', '@graph': entities },
  )
