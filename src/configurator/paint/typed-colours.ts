import { freeColourSku, parseFreeColour } from '#/catalogue/paint/free-colour.ts'
import { typedColour } from './hsl.ts'

/** The field of a section for the digits of a colour; without scripts it is sent with the form. */
export const hexName = (key: string) => `${key}-hex`

/**
 * The query of a plain form with each typed colour in the SKU that it belongs to. What is no colour stays, so that the
 * page can show it with its error.
 */
export function withTypedColours(query: URLSearchParams): URLSearchParams {
  const values = new Map(query)
  const skus = new Map<string, string>()
  const others = [...query].filter(([name, text]) => {
    if (!name.endsWith(hexName(''))) return true
    const key = name.slice(0, -hexName('').length)
    const free = parseFreeColour(values.get(key) ?? '')
    const colour = typedColour(text)
    if (free && colour) skus.set(key, freeColourSku(free.option, colour))
    return free && !colour
  })
  return new URLSearchParams(others.map(([name, text]) => [name, skus.get(name) ?? text]))
}
