import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { ColourwayRecord, LookPatch, SizeRecord } from '#/catalogue/import/import-model.ts'
import type { Model } from '#/catalogue/model/bike.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Currency } from '#/money/currency.ts'
import type { Frame } from '#/configurator/fit/fit.ts'

/** Everything one bike can be built from, in the visitor's language and at his prices. */

/** A part in one of its sizes; a part without sizes has one offer. */
export type PartOffer = {
  sku: string
  /** Null where there is nothing to choose. */
  size: { code: string; name: string } | null
  /** Minor units. */
  price: number
  /** Working days until it is at hand; null when it cannot be had. */
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

/** One step: what can take one place on the bike. */
export type OfferedSection = {
  id: number
  key: string
  name: string
  hint: string | null
  /** What the sizes inside an option are: "Width". */
  sizeName: string | null
  /** The SKU of the part the bike has as shown; null where it has none. */
  own: string | null
  parts: readonly OfferedPart[]
}

/** The bike itself in one size and colour. */
export type BikeOffer = {
  sku: string
  size: string
  colour: string
  price: number
  /** Before a reduction. */
  was: number | null
  days: number | null
  /** Pieces left, told only when they are few. */
  left: number | null
}

export type OfferedBike = {
  currency: Currency
  frame: Frame
  model: Pick<Model, 'frame'>
  look: LookPatch
  grams: number | null
  colours: readonly (Omit<ColourwayRecord, 'name'> & { name: string })[]
  sizes: readonly SizeRecord[]
  offers: readonly BikeOffer[]
  sections: readonly OfferedSection[]
  /** Own parts, by section, that nothing can be chosen in place of: what is chosen has to fit them, too. */
  fixed: Readonly<Record<string, { sku: string; name: string; facts: Facts }>>
  /** The day it leaves when everything is at hand after so many working days: 0, 1, 2 … */
  leaves: readonly Day[]
}
