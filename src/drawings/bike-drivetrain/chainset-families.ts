import type { ChainsetFamily } from '#/drawings/bike/bike-look.ts'

/** The construction of one family of chainsets; angles in degrees clockwise from the crank. */
export type Chainset = {
  /** Arms that carry the rings; left out, the ring is one plate with windows. */
  arms?: readonly number[]
  /** Half the width of an arm at the ring, in degrees of the ring. */
  spread: number
  windows?: number
  /** The width of the ring's face as a share of its radius. */
  band: number
  hasBolts?: boolean
  /** Eight small bolts about the axle hold the ring or its spider. */
  isDirect?: boolean
  /** A plate outside the ring keeps trousers off the chain. */
  hasGuard?: boolean
  /** Widths of the crank from the axle to the pedal. */
  crank: readonly number[]
  boss: number
  axle: 'hollow' | 'bolt'
}

const forged = [42, 41, 35, 31, 29, 28.5, 27]
const straight = [37, 34, 31, 29, 28, 27, 27]

export const chainsets: Record<ChainsetFamily, Chainset> = {
  'four-arm': {
    arms: [-36, 36, 144, 216],
    spread: 17,
    band: 0.22,
    hasBolts: true,
    crank: forged,
    boss: 21,
    axle: 'hollow',
  },
  gravel: {
    arms: [-36, 36, 144, 216],
    spread: 9,
    band: 0.15,
    hasBolts: true,
    crank: forged,
    boss: 21,
    axle: 'hollow',
  },
  spider: {
    arms: [30, 102, 174, 246, 318],
    spread: 6,
    band: 0.16,
    hasBolts: true,
    isDirect: true,
    crank: straight,
    boss: 20,
    axle: 'bolt',
  },
  'one-piece': {
    spread: 0,
    windows: 8,
    band: 0.2,
    isDirect: true,
    crank: [40, 33, 28, 25.5, 25, 26, 27],
    boss: 20,
    axle: 'bolt',
  },
  direct: {
    spread: 0,
    windows: 5,
    band: 0.17,
    isDirect: true,
    crank: straight,
    boss: 20,
    axle: 'bolt',
  },
  city: {
    spread: 0,
    windows: 4,
    band: 0.2,
    hasGuard: true,
    crank: [34, 32, 30, 29, 28, 27, 27],
    boss: 19,
    axle: 'bolt',
  },
}
