import type { Localised } from '#/catalogue/model/localised.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'

/** The frame and the parts of a build, by section. */
export type BuiltFrom = {
  frame: { facts: Facts }
  parts: Readonly<Record<string, { facts: Facts } | undefined>>
}

/** The kilograms that bike, rider and luggage may weigh together: the lowest limit of frame and parts. */
export function permittedTotalWeight({ frame, parts }: BuiltFrom): number | null {
  const limits = [frame, ...Object.values(parts)].flatMap((part) => part?.facts.maxWeight ?? [])
  return limits.length > 0 ? Math.min(...limits) : null
}

/** The limit of a build in words, with that of its rack; null where none is known. */
export function weightLimitWords(build: BuiltFrom): Localised | null {
  const most = permittedTotalWeight(build)
  const onRack = build.parts['rack']?.facts.maxLoad
  if (most === null) return null
  return {
    en: `${most} kg for bike, rider and luggage${onRack ? `, up to ${onRack} kg of it on the rack` : ''}`,
    de: `${most} kg mit Fahrer und Gepäck${onRack ? `, davon bis zu ${onRack} kg auf dem Gepäckträger` : ''}`,
  }
}
