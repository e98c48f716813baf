import type { OfferedPart } from './offered.ts'

/** An option like "No cages" with no price and no weight: on a bike without cages it equals choosing none. */
export const isNothing = ({ paint, grams, offers }: OfferedPart): boolean =>
  paint === null && grams === 0 && offers.every(({ price }) => price === 0)
