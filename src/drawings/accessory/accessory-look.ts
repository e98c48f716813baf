import type { AccessoryView } from './views.ts'

/** Everything the shop sells that is not a bike, by the picture it needs. */
export const accessoryKinds = [
  'helmet',
  'aero-helmet',
  'urban-helmet',
  'front-light',
  'rear-light',
  'bottle',
  'insulated-bottle',
  'bottle-cage',
  'multi-tool',
  'mini-pump',
  'track-pump',
  'torque-wrench',
  'tyre',
  'gravel-tyre',
  'inner-tube',
  'sealant',
  'flat-pedal',
  'clipless-pedal',
  'saddle-bag',
  'frame-bag',
  'top-tube-bag',
  'bar-bag',
  'pannier',
  'backpack',
  'jersey',
  'bib-shorts',
  'jacket',
  'gilet',
  'gloves',
  'socks',
  'road-shoe',
  'gravel-shoe',
  'glasses',
  'lock',
  'chain-lock',
  'computer',
  'computer-mount',
  'mudguards',
  'rack',
  'chain-lube',
  'cleaner',
  'brush-set',
  'saddle',
  'bar-tape',
  'bell',
  'cap',
  'base-layer',
  'work-stand',
  'charger',
  'range-extender',
  'gift-card',
  'protection-film',
  'wheelset',
  'handlebar',
  'flat-bar',
  'stem',
  'chainset',
  'fork',
  'seatpost',
  'paint-swatch',
] as const

export type AccessoryKind = (typeof accessoryKinds)[number]

export type WearSize = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL'

export type AccessoryLook = {
  kind: AccessoryKind
  /** Main colour, as a hex value. */
  colour: string
  /** Second colour: stripe, strap, ring, label. */
  accent?: string
  /** A letter for what is worn; a number in the kind's own unit (mm, ml, litres) for the rest. */
  size?: WearSize | number
  /** Design within the kind: vents, stripes, depth. Counts from 0 and wraps. */
  variant?: number
  /** Design within the kind by its name, such as `dropper` for a seatpost; `none` stands for no product at all. */
  shape?: string
  /** Line printed beside the maker's name: `105`, `C40`. */
  label?: string
  /** Teeth of a chainset's rings, the largest first. */
  rings?: readonly number[]
  spokes?: number
  /** Rise of a stem, in degrees. */
  angle?: number
  /** Lens of glasses and visors, as a hex value. */
  lens?: string
  /** The side that is seen; the front unless stated. */
  view?: AccessoryView
  /** Word on the product. */
  brand?: string
}
