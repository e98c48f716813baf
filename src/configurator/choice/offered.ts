import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import type { ColourwayRecord, SizeRecord } from '#/catalogue/import/import-model.ts'
import type { LookPatch } from '#/catalogue/look-patch.ts'
import type { Model } from '#/catalogue/model/bike.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Currency } from '#/money/currency.ts'
import type { Frame } from '#/configurator/fit/fit-build.ts'
import type { Advice } from '#/configurator/fit/part-advice.ts'

/** Everything one bike can be configured with, in the visitor's language and at their country's prices. */

/** A part in one of its sizes; a part without sizes has one offer. */
export type PartOffer = {
  sku: string
  /** Null for a part without sizes. */
  size: { code: string; name: string } | null
  /** Minor units. */
  price: number
  /** Working days until it is in stock; null when it is unavailable. */
  days: number | null
}

export type OfferedPart = {
  sku: string
  name: string
  subtitle: string | null
  grams: number | null
  facts: Facts
  look: LookPatch
  paint: NonNullable<Component['paint']> | null
  picture: Picture
  isRecommended: boolean
  offers: readonly [PartOffer, ...PartOffer[]]
}

/** One step of the configurator: the options for one section of the bike. */
export type OfferedSection = {
  id: number
  key: string
  name: string
  hint: string | null
  /** The label of a part's sizes, such as "Width". */
  sizeName: string | null
  advice: readonly Advice[]
  /** The SKU of the part on the bike as shown; null where it has none. */
  own: string | null
  parts: readonly OfferedPart[]
}

/** The bike itself in one size and colour. */
export type BikeOffer = {
  sku: string
  size: string
  colour: string
  price: number
  /** The price before a reduction. */
  was: number | null
  days: number | null
  /** Pieces left; given only when few are left. */
  left: number | null
}

export type OfferedBike = {
  currency: Currency
  frame: Frame
  model: Pick<Model, 'frame'>
  look: LookPatch
  /** In the size `weightSize`, with the bike's own parts: with pedals only where it comes with some. */
  grams: number | null
  weightSize: string | null
  colours: readonly (Omit<ColourwayRecord, 'name'> & { name: string })[]
  sizes: readonly SizeRecord[]
  offers: readonly BikeOffer[]
  sections: readonly OfferedSection[]
  /** The names of the catalogue's other sections, in which this bike has no choice. */
  closedSections: Readonly<Record<string, string>>
  /** Own parts, by section, that cannot be replaced. Chosen parts have to fit them too. */
  fixed: Readonly<Record<string, { sku: string; name: string; facts: Facts }>>
  /** Dispatch days by the number of working days until everything is in stock: 0, 1, 2 … */
  dispatchDays: readonly Day[]
}
