import { pageKey, type PageKeyParts } from '#/platform/page-cache/page-key.server.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type OwnParts = Pick<PageKeyParts, 'path' | 'kind' | 'query' | 'buildId'>

/** The key of a stored response: everything about the visitor that it may depend on. */
export const visitorKey = (
  { site, isStaging, isSecure, locale, country }: Visitor,
  parts: OwnParts,
): string =>
  pageKey({
    ...parts,
    site: `${site.id}${isStaging ? '-staging' : ''}${isSecure ? '-secure' : ''}`,
    locale,
    country: country.code,
  })
