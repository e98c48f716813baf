import { guardRoom } from '#/catalogue/geometry/tyre-clearance.ts'
import type { Bike } from '#/catalogue/model/bike.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { isForOtherBar } from '#/configurator/fit/fit-part.ts'

/** The facts of a bike that decide which items fit it: its frame, and the parts it really has. */
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
  barKind: Facts['barKind']
  /** Sections of the configurator that have a part: `lights`, `rack`. */
  fitted: ReadonlySet<string>
  /** SKUs that the retailer recommends with it, best first. */
  goesWith: readonly string[]
  /** Its parts by section, as far as the catalogue knows them. */
  parts: Readonly<Record<string, Pick<Component, 'facts'>>>
}

type BikeFacts = Pick<Bike, 'facts' | 'look' | 'parts' | 'electric' | 'goesWith'>
type FittingInputs = {
  model: { slug: string; discipline: string }
  /** Parts the shopper chose, by section. */
  chosen: Readonly<Record<string, string>>
  part: (sku: string) => Pick<Component, 'facts' | 'look' | 'grams'> | undefined
}

export function fittedBike(bike: BikeFacts, { model, chosen, part }: FittingInputs): FittedBike {
  const parts = { ...bike.parts, ...chosen }
  const sections = Object.entries(parts).map(([section, sku]) => ({ section, part: part(sku) }))
  const facts: Facts = { ...bike.facts, ...part(parts['tyres'] ?? '')?.facts }
  const wheelSize = facts.wheelSize ?? bike.look.wheels?.size ?? '700c'
  const fitted = sections.flatMap((each) => (isSomething(each.part) ? [each.section] : []))
  return {
    model: model.slug,
    discipline: model.discipline,
    isElectric: bike.electric !== null,
    mounts: bike.facts.mounts ?? [],
    wheelSize,
    tyreWidth: facts.tyreWidth ?? bike.look.wheels?.tyreWidth ?? null,
    clearance: bike.facts.maxTyre?.[wheelSize] ?? null,
    barKind: part(parts['handlebar'] ?? '')?.facts.barKind ?? bike.facts.barKind,
    fitted: new Set([...fitted, ...(parts['pedals'] || !hasPedals(bike) ? [] : ['pedals'])]),
    goesWith: bike.goesWith,
    parts: Object.fromEntries(
      sections.flatMap((each) => (each.part ? [[each.section, each.part]] : [])),
    ),
  }
}

/** "No pedals" is an option too; it weighs nothing. */
export const isSomething = (part: Pick<Component, 'grams'> | undefined) => part?.grams !== 0

const isAmong = (list: readonly string[] | undefined, value: string) =>
  list?.includes(value) ?? true

/** Whether an item fits a bike, as far as its facts say. */
export const fits = (facts: Facts, bike: FittedBike): boolean =>
  isAmong(facts.forDisciplines, bike.discipline) &&
  isAmong(facts.forModels, bike.model) &&
  (facts.needsMount === undefined || bike.mounts.includes(facts.needsMount)) &&
  !isForOtherBar(facts.barKind, bike.barKind) &&
  goesOverTyre(facts, bike)

function goesOverTyre({ minTyre, maxTyre }: Facts, { tyreWidth, wheelSize }: FittedBike): boolean {
  if (minTyre === undefined && maxTyre === undefined) return true
  if (tyreWidth === null) return false
  const most = maxTyre ? (maxTyre[wheelSize] ?? 0) : Infinity
  return tyreWidth >= (minTyre ?? 0) && tyreWidth <= most
}

export const hasRoomForGuards = ({ clearance, tyreWidth }: FittedBike): boolean =>
  clearance !== null && tyreWidth !== null && clearance - tyreWidth >= guardRoom
