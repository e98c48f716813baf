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
  /** Lens of glasses and visors, as a hex value. */
  lens?: string
  /** Word on the product. */
  brand?: string
}
