import type { Condition } from '#/catalogue/model/attributes.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import type { Money } from '#/money/money.ts'

/** A product in one of its colours. */
export type CardPicture = {
  /** Null for a product with only one colour. */
  colour: string | null
  name: string
  swatch: readonly string[]
}

/** `not-for-roads` is a light without the approval that the visitor's country requires. */
export type CardBadge =
  | 'new'
  | 'electric'
  | 'sold-out'
  | 'not-for-roads'
  | Exclude<Condition, 'new'>

/** The names of the sizes in stock, and the number of sizes that the product comes in. */
export type CardStock = { sizes: readonly string[]; of: number }

/** A product as a listing shows it, in the visitor's language and currency: a few hundred bytes. */
export type Card = {
  id: number
  sku: string
  slug: string
  name: string
  subtitle: string | null
  /** Weight, tyre clearance and discipline of a bike, as far as they are known; empty for everything else. */
  keyFacts: readonly string[]
  kind: 'bike' | 'model' | 'accessory'
  /** The version of all its pictures. */
  version: string
  pictures: CardPicture[]
  /** The index of the picture that matches the filters. */
  shown: number
  price: Money
  /** The price that the saving is counted from. */
  was: Money | null
  isFrom: boolean
  /** The price of a litre, kilogram or metre in words; null for what is sold by the piece. */
  unit: string | null
  badges: CardBadge[]
  /** Pieces left; given only when few are left and no more can be ordered. */
  left: number | null
  /** The sizes in stock; null where all of them are, none is, or there is only one. */
  stock: CardStock | null
  /** The dispatch date; null when it is unavailable. */
  dispatch: Day | null
}

/** The product's URL, with the colour unless it is the default. */
export const cardUrl = ({ slug, pictures }: Pick<Card, 'slug' | 'pictures'>, shown: number) => {
  const colour = shown > 0 ? pictures[shown]?.colour : null
  return `/${slug}/${colour ? `?colour=${encodeURIComponent(colour)}` : ''}`
}
