import type { Condition } from '#/catalogue/model/attributes.ts'
import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { Money } from '#/money/money.ts'

/** A product in one of its colours. */
export type CardPicture = {
  /** Null for what has only one. */
  colour: string | null
  name: string
  swatch: readonly string[]
  asset: string
  alt: string
}

/** `not-for-roads` is a lamp without the approval that the visitor's country asks for. */
export type CardBadge =
  | 'new'
  | 'electric'
  | 'sold-out'
  | 'not-for-roads'
  | Exclude<Condition, 'new'>

/** A product as a listing shows it, in the visitor's language and currency: a few hundred bytes of it. */
export type Card = {
  id: number
  sku: string
  slug: string
  name: string
  subtitle: string | null
  isBike: boolean
  /** The version of all its pictures. */
  version: string
  pictures: CardPicture[]
  /** The picture that fits what was asked for. */
  shown: number
  price: Money
  /** What the saving is counted from. */
  was: Money | null
  isFrom: boolean
  badges: CardBadge[]
  /** Pieces left, told only when they are few and no more will come. */
  left: number | null
  /** The day it leaves the house; null when it cannot be had. */
  dispatch: Day | null
}

/** The product's page, in a colour where that is not the one it shows by itself. */
export const cardUrl = ({ slug, pictures }: Pick<Card, 'slug' | 'pictures'>, shown: number) => {
  const colour = shown > 0 ? pictures[shown]?.colour : null
  return `/${slug}/${colour ? `?colour=${encodeURIComponent(colour)}` : ''}`
}
