import type { Hex } from '#/drawings/bike/colour.ts'

/** The clothes of a rider. */
export type Kit = {
  jersey: Hex
  /** A band across the chest, and the edge of the sleeves. */
  accent: Hex
  shorts: Hex
  helmet: Hex
  shoes: Hex
  socks: Hex
  skin: Hex
  hair: Hex
  /** Bare below the sleeve and the shorts, or covered to wrist and ankle. */
  season: 'summer' | 'winter'
  hasGlasses?: boolean
  hasTail?: boolean
}

const base: Kit = {
  jersey: '#27445f',
  accent: '#e9e4d8',
  shorts: '#16191d',
  helmet: '#eceae4',
  shoes: '#f1efea',
  socks: '#f4f2ec',
  skin: '#d9a583',
  hair: '#4a3426',
  season: 'summer',
  hasGlasses: true,
}

/** The people in the shop's pictures. */
export const kits = {
  navy: base,
  rust: {
    ...base,
    jersey: '#a8482f',
    accent: '#f0dcc0',
    helmet: '#23282d',
    socks: '#a8482f',
    skin: '#c68a64',
    hair: '#2a1c15',
    hasTail: true,
  },
  moss: {
    ...base,
    jersey: '#5d6b45',
    accent: '#d8cfae',
    helmet: '#4a5138',
    shoes: '#3b342c',
    socks: '#d8cfae',
    skin: '#e2b394',
    hair: '#8a5a34',
  },
  cream: {
    ...base,
    jersey: '#e6dcc6',
    accent: '#27445f',
    helmet: '#27445f',
    skin: '#8d5b3e',
    hair: '#191310',
  },
  rain: {
    ...base,
    jersey: '#d3a02c',
    accent: '#f3ecd6',
    helmet: '#23282d',
    shoes: '#1d2024',
    socks: '#1d2024',
    season: 'winter',
  },
  commuter: {
    ...base,
    jersey: '#3d5a6b',
    accent: '#d7dde0',
    shorts: '#2b3038',
    helmet: '#e7e3da',
    shoes: '#5a4535',
    socks: '#2b3038',
    skin: '#a9714f',
    hair: '#191310',
    season: 'winter',
    hasGlasses: false,
    hasTail: true,
  },
} satisfies Record<string, Kit>
