import type { Day } from '#/catalogue/calendar/day.ts'
import type { BuildItems } from '#/configurator/api/build-items.ts'
import type { ShareView } from '#/configurator/build/build-words.ts'
import type { RepresentativeExample } from '#/finance/finance.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Money } from '#/money/money.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'

/** A saved build as pages show it. */
export type BuildView = {
  /** As people read it aloud: `7K4M-9QX2`. */
  code: string
  path: string
  /** Only its owner sees the name they gave it. */
  name: string | null
  bikeName: string
  /** True of the build as it is now; null where the bike is not sold. */
  subtitle: string | null
  /** In the reader's language. */
  savedOn: string
  size: string | null
  colour: string
  /**
   * The chosen parts; the bike as shown has none. `isInColour`: the colour already says it. `isPaint`: no part, but
   * how the frame is painted.
   */
  parts: readonly { section: string; name: string; isInColour: boolean; isPaint: boolean }[]
  picture: { picture: Picture; alt: string } | null
  /** The differences from when it was saved, one sentence each. */
  changes: readonly string[]
  /** Null where the bike is not sold. */
  now: BuildNowView | null
}

export type BuildNowView = {
  slug: string
  /** Null if the size is not made any more. */
  price: Money | null
  before: Money | null
  isFrom: boolean
  /** Null where a part has no weight. */
  grams: number | null
  dispatchDay: Day | null
  /** For the cart; null without a size or while something is sold out. */
  items: BuildItems | null
  /** The configurator with this build. */
  changeUrl: string
  /** Null where there is no cycle to work scheme, and while there is nothing to quote. */
  quoteUrl: string | null
}

/** The data of the page at `/build/` and below. */
export type BuildPageView =
  | { kind: 'enter' }
  /** `isTooMany`: nothing was looked up, since too many wrong codes came from the visitor's network. */
  | { kind: 'unknown'; typed: string; isTooMany: boolean }
  | {
      kind: 'new'
      /** Made with the page, so that pressing the button twice saves one build. */
      attempt: string
      build: Omit<BuildView, 'code' | 'path' | 'savedOn' | 'name' | 'changes'>
      isCustomer: boolean
    }
  | {
      kind: 'build'
      build: BuildView
      /** The preview that other services show of the link. */
      share: ShareView | null
      /** The whole URL, to be shared. */
      url: string
      /** Saved a moment ago in this browser without scripts. */
      isNew: boolean
      /** `own`: in the reader's account. `mine`: saved in this browser, for a guest. */
      holder: 'own' | 'mine' | 'other'
      isCustomer: boolean
      note: PriceNote | null
      example: RepresentativeExample | null
    }
