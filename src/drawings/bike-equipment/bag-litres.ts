import type { BagPosition, BikeLook } from '#/drawings/bike/bike-look.ts'

/** A bag holds this much if the look does not say. */
const usualLitres: Readonly<Record<BagPosition, number>> = {
  saddle: 14,
  frame: 3,
  'top-tube': 0.8,
  bar: 9,
}

/** A frame bag of more litres than these fills the whole triangle. */
const halfUpTo = 4
export const isFullFrameBag = (litres: number): boolean => litres > halfUpTo

export const bagLitresOf = (look: BikeLook, position: BagPosition): number =>
  look.extras?.bagLitres?.[position] ?? usualLitres[position]
