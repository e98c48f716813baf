import { type Choice, findPart, withPart } from './choice.ts'
import type { OfferedBike } from './offered.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

/** The size of a part has its own parameter: `handlebar=BAR-LANE&handlebar-size=440`. */
export const sizeName = (key: string) => `${key}-size`

/** A section whose requested part cannot be had; of a section that is gone, the name of what is there instead. */
export type LostSection = { key: string; name: string }

/** The choice that a URL requests, and whatever of the request cannot be had. */
export type RequestedChoice = {
  choice: Choice
  lost: readonly LostSection[]
  lostFrame: readonly ('colour' | 'size')[]
}

export function choiceFrom(query: URLSearchParams, bike: OfferedBike): RequestedChoice {
  const { colours, sizes, sections } = bike
  const colour = colours.find(({ code }) => code === query.get('colour')) ?? colours[0]
  const size = sizes.find((each) => each.size === query.get('size'))?.size ?? null
  let requested: Choice = { colour: colour?.code ?? '', size, parts: {} }
  const unknown: LostSection[] = goneSections(query, bike)
  for (const section of sections) {
    const sku = query.get(section.key)
    if (!sku) continue
    const part = findPart(section, sku)
    const partSize = query.get(sizeName(section.key))
    if (part) requested = withPart(bike, requested, section, { sku, size: partSize })
    const isMade = !partSize || part?.offers.some((offer) => offer.size?.code === partSize)
    if (!part || !isMade) unknown.push(section)
  }
  const { choice, dropped } = resolveConflicts(bike, requested)
  return {
    choice,
    lost: [...new Set([...unknown, ...dropped])],
    lostFrame: (['colour', 'size'] as const).filter((name) => {
      const value = query.get(name)
      return value && value !== choice[name]
    }),
  }
}

/** Sections that the link chooses in, and in which the bike has no choice; other parameters are none of ours. */
const goneSections = (query: URLSearchParams, bike: OfferedBike): LostSection[] =>
  Object.entries(bike.closedSections).flatMap(([key, name]) => {
    const sku = query.get(key)
    const own = bike.fixed[key]
    // The bike's own part is still on it, but no longer in a size to choose.
    if (!sku || (own?.sku === sku && !query.has(sizeName(key)))) return []
    return [{ key, name: own?.name ?? name }]
  })

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
