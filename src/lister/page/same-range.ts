import type { PriceRange } from '#/lister/listing/lister.ts'

/** A slider is also released by the Tab key that moves the focus past it, which changes no range. */
export const isSameRange = (one: PriceRange | null, other: PriceRange | null): boolean =>
  one?.from === other?.from && one?.to === other?.to
