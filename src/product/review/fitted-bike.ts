import type { Bike } from '#/catalogue/model/bike.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'

/** What of a bike decides which things go on it: its frame, and the parts it really has. */
export type FittedBike = {
  /** The model's slug. */
  model: string
  discipline: string
  isElectric: boolean
  mounts: readonly string[]
  wheelSize: '700c' | '650b'
  tyreWidth: number | null
  /** The widest tyre the frame takes. */
  clearance: number | null
  barKind: string | null
  /** Sections of the configurator with something in them: `lights`, `rack`. */
  fitted: ReadonlySet<string>
  /** What the shopkeeper would put beside it, best first. */
  goesWith: readonly string[]
}

type Made = Pick<Bike, 'facts' | 'look' | 'parts' | 'electric' | 'goesWith'>
type Around = {
  model: { slug: string; discipline: string }
  /** Parts the shopper chose, by section. */
  chosen: Readonly<Record<string, string>>
  part: (sku: string) => Pick<Component, 'facts' | 'look' | 'grams'> | undefined
}

export function fittedBike(bike: Made, { model, chosen, part }: Around): FittedBike {
  const parts = { ...bike.parts, ...chosen }
  const held = Object.entries(parts).map(([section, sku]) => ({ section, part: part(sku) }))
  const facts: Facts = { ...bike.facts, ...part(parts['tyres'] ?? '')?.facts }
  const wheelSize = facts.wheelSize ?? bike.look.wheels?.size ?? '700c'
  const hasOwnPedals = bike.look.pedals !== undefined && bike.look.pedals !== 'none'
  const fitted = held.flatMap((each) => (isSomething(each.part) ? [each.section] : []))
  return {
    model: model.slug,
    discipline: model.discipline,
    isElectric: bike.electric !== null,
    mounts: bike.facts.mounts ?? [],
    wheelSize,
    tyreWidth: facts.tyreWidth ?? bike.look.wheels?.tyreWidth ?? null,
    clearance: bike.facts.maxTyre?.[wheelSize] ?? null,
    barKind: bike.facts.barKind ?? null,
    fitted: new Set([...fitted, ...(parts['pedals'] || !hasOwnPedals ? [] : ['pedals'])]),
    goesWith: bike.goesWith,
  }
}

/** "No pedals" is an option too; it weighs nothing. */
export const isSomething = (part: Pick<Component, 'grams'> | undefined) => part?.grams !== 0

const isAmong = (list: readonly string[] | undefined, word: string) => list?.includes(word) ?? true

/** Whether a thing goes on a bike, as far as its facts tell. */
export const fits = (facts: Facts, bike: FittedBike): boolean =>
  isAmong(facts.forDisciplines, bike.discipline) &&
  isAmong(facts.forModels, bike.model) &&
  (facts.needsMount === undefined || bike.mounts.includes(facts.needsMount)) &&
  (facts.barKind === undefined || facts.barKind === bike.barKind) &&
  goesOverTyre(facts, bike)

function goesOverTyre({ minTyre, maxTyre }: Facts, { tyreWidth, wheelSize }: FittedBike): boolean {
  if (minTyre === undefined && maxTyre === undefined) return true
  if (tyreWidth === null) return false
  const most = maxTyre ? (maxTyre[wheelSize] ?? 0) : Infinity
  return tyreWidth >= (minTyre ?? 0) && tyreWidth <= most
}

/** Under a guard a frame takes a tyre three millimetres narrower. */
const guardRoom = 3

export const hasRoomForGuards = ({ clearance, tyreWidth }: FittedBike): boolean =>
  clearance !== null && tyreWidth !== null && clearance - tyreWidth >= guardRoom
