import { findPart } from '#/configurator/choice/choice.ts'
import { sizeName } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/**
 * The same query with every code in the catalogue's own spelling, since a request may have them in any case, as in a
 * cart. The configurator's page takes one spelling only: each other one would be another page to store.
 */
export function inCatalogueSpelling(
  query: URLSearchParams,
  { colours, sizes, sections }: Pick<OfferedBike, 'colours' | 'sizes' | 'sections'>,
): URLSearchParams {
  const spelled = new URLSearchParams(query)
  const respell = (name: string, codes: readonly string[]) => {
    const typed = query.get(name)?.toUpperCase()
    const code = codes.find((each) => each.toUpperCase() === typed)
    if (code !== undefined) spelled.set(name, code)
  }
  respell(
    'colour',
    colours.map(({ code }) => code),
  )
  respell(
    'size',
    sizes.map(({ size }) => size),
  )
  for (const section of sections) {
    // An import takes SKUs in capitals only.
    const part = findPart(section, query.get(section.key)?.toUpperCase())
    if (!part) continue
    spelled.set(section.key, part.sku)
    respell(
      sizeName(section.key),
      part.offers.flatMap(({ size }) => size?.code ?? []),
    )
  }
  return spelled
}
