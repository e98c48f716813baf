import { type Choice, findPart, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { resolveConflicts } from './resolve-conflicts.ts'

/** A size inside an option stands beside it: `handlebar=BAR-LANE&handlebar-size=440`. */
const sizeName = (key: string) => `${key}-size`

/** What an address asks for, and the sections in which that cannot be had any more. */
export type RequestedChoice = { choice: Choice; lost: readonly OfferedSection[] }

export function choiceFrom(query: URLSearchParams, bike: OfferedBike): RequestedChoice {
  const { colours, sizes, sections } = bike
  const colour = colours.find(({ code }) => code === query.get('colour')) ?? colours[0]
  const size = sizes.find((each) => each.size === query.get('size'))?.size ?? null
  let asked: Choice = { colour: colour?.code ?? '', size, parts: {} }
  const unknown: OfferedSection[] = []
  for (const section of sections) {
    const sku = query.get(section.key)
    if (!sku) continue
    if (findPart(section, sku))
      asked = withPart(bike, asked, section, { sku, size: query.get(sizeName(section.key)) })
    else unknown.push(section)
  }
  const { choice, dropped } = resolveConflicts(bike, asked)
  return { choice, lost: [...unknown, ...dropped] }
}

/** The shortest address of a choice, the same for everyone who chooses the same. */
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
