import { type Choice, findPart, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

/** The size of a part has its own parameter: `handlebar=BAR-LANE&handlebar-size=440`. */
export const sizeName = (key: string) => `${key}-size`

/** The choice that a URL requests, and the sections whose requested part is no longer available. */
export type RequestedChoice = { choice: Choice; lost: readonly OfferedSection[] }

export function choiceFrom(query: URLSearchParams, bike: OfferedBike): RequestedChoice {
  const { colours, sizes, sections } = bike
  const colour = colours.find(({ code }) => code === query.get('colour')) ?? colours[0]
  const size = sizes.find((each) => each.size === query.get('size'))?.size ?? null
  let requested: Choice = { colour: colour?.code ?? '', size, parts: {} }
  const unknown: OfferedSection[] = []
  for (const section of sections) {
    const sku = query.get(section.key)
    if (!sku) continue
    if (findPart(section, sku))
      requested = withPart(bike, requested, section, {
        sku,
        size: query.get(sizeName(section.key)),
      })
    else unknown.push(section)
  }
  const { choice, dropped } = resolveConflicts(bike, requested)
  return { choice, lost: [...unknown, ...dropped] }
}

/** The shortest query for a choice: equal choices have equal URLs. */
export function choiceQuery({ colour, size, parts }: Choice, bike: OfferedBike): URLSearchParams {
  const query = new URLSearchParams()
  if (colour !== bike.colours[0]?.code) query.set('colour', colour)
  if (size !== null) query.set('size', size)
  for (const { key } of bike.sections) {
    const chosen = parts[key]
    if (!chosen) continue
    query.set(key, chosen.sku)
    if (chosen.size !== null) query.set(sizeName(key), chosen.size)
  }
  return query
}
