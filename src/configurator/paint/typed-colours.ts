import { freeColourSku, parseFreeColour } from '#/catalogue/model/free-colour.ts'
import { typedColour } from './hsl.ts'

/** The field of a section for the digits of a colour; without scripts it is sent with the form. */
export const hexName = (key: string) => `${key}-hex`

/**
 * The query of a plain form with each typed colour in the SKU that it belongs to. What is no colour stays, so that the
 * page can show it with its error.
 */
export function withTypedColours(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, text] of query) {
    const key = name.endsWith(hexName('')) ? name.slice(0, -hexName('').length) : null
    const free = key === null ? null : parseFreeColour(query.get(key) ?? '')
    const colour = typedColour(text)
    if (key === null || (free && !colour)) continue
    next.delete(name)
    if (free && colour) next.set(key, freeColourSku(free.option, colour))
  }
  return next
}
