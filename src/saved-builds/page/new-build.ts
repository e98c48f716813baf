import { bikeParameter } from '#/configurator/build/build-quote-url.ts'
import { withTypedColours } from '#/configurator/paint/typed-colours.ts'

/**
 * The bike and the choice of a URL. A plain form repeats names, with the newest value first, and sends empty ones
 * for sections without a part.
 */
export function requestedBike(query: URLSearchParams): { bike: string; choices: URLSearchParams } {
  const choices = new URLSearchParams()
  for (const name of new Set(query.keys())) {
    const value = query.get(name)
    if (name !== bikeParameter && value) choices.set(name, value)
  }
  return { bike: query.get(bikeParameter) ?? '', choices: withTypedColours(choices) }
}
