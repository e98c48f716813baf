import type { Day } from '#/catalogue/calendar/day.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { AdditionGroupView } from '#/product/additions/addition-view.ts'
import type { BuildGroup } from './review-build.ts'
import type { ReviewPrice } from './review-price.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'

type Named = { name: string; subtitle: string; to: string }

/** A bike in the visitor's cart. */
export type HeldReview = Named & {
  kind: 'held'
  uid: string
  cartVersion: number
  /** Changes since the visitor last saw the cart. */
  picture: { picture: Picture; alt: string } | null
  size: string | null
  colour: { name: string; swatch: string[]; isCustom: boolean } | null
  quantity: number
  dispatchDate: Day | null
  /** The reason that it cannot be ordered as it is. */
  problem: string | null
  build: BuildGroup[]
  price: ReviewPrice | null
  note: PriceNote
  additions: AdditionGroupView[]
  /** Its document; null for a bike that is sold as it is. */
  sheetUrl: string | null
  /** The configurator with this build; null for a bike that is sold as it is. */
  editUrl: string | null
}

/** The bike is not in the cart any more, but its URL is still a page. */
export type GoneReview = Named & { kind: 'gone' }

export type ReviewData = HeldReview | GoneReview
