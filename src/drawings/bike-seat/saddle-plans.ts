import type { SaddleShape } from '#/drawings/bike/bike-look.ts'

/** From tail to nose: place, share of the full width, half height, and the middle's depth below the top. */
export type Reading = readonly [x: number, share: number, high: number, y: number]
/** A saddle from above and from behind; its side is in `saddle-shapes.ts`. */
export type SaddlePlan = {
  outline: readonly Reading[]
  /** A channel in the cover, or an opening through it: places and half widths. */
  cut?: { isOpen: boolean; line: readonly (readonly [x: number, half: number])[] }
  /** Rivets at tail and nose; or the soft layer between two shells. */
  rivets?: 'copper' | 'bolt'
  hasCore?: boolean
  hasLattice?: boolean
}

const channel = {
  isOpen: false,
  line: [
    [-96, 4],
    [-40, 8],
    [30, 7],
    [76, 3],
  ],
} as const

const short: SaddlePlan = {
  outline: [
    [-119, 0.48, 13, 5],
    [-106, 0.84, 20, 11],
    [-78, 1, 24, 18],
    [-46, 0.9, 20, 20],
    [-8, 0.62, 14, 17],
    [32, 0.43, 12, 14],
    [70, 0.35, 11, 15],
    [100, 0.3, 9, 18],
    [114, 0.17, 6, 20],
  ],
  cut: {
    isOpen: true,
    line: [
      [-70, 5],
      [-30, 10],
      [30, 10],
      [84, 5],
    ],
  },
}

export const saddlePlans: Record<SaddleShape, SaddlePlan> = {
  long: {
    outline: [
      [-131, 0.42, 11, 1],
      [-116, 0.82, 18, 8],
      [-86, 1, 22, 15],
      [-52, 0.86, 19, 17],
      [-14, 0.55, 14, 16],
      [34, 0.34, 11, 13],
      [84, 0.27, 11, 12],
      [122, 0.22, 9, 13],
      [138, 0.12, 6, 14],
    ],
    cut: channel,
  },
  flat: {
    outline: [
      [-134, 0.46, 9, 2],
      [-116, 0.86, 14, 7],
      [-88, 1, 17, 12],
      [-50, 0.78, 15, 13],
      [-6, 0.44, 11, 9],
      [50, 0.26, 9, 7],
      [100, 0.22, 9, 8],
      [128, 0.19, 8, 9],
      [140, 0.1, 5, 9],
    ],
  },
  short,
  gravel: {
    outline: [
      [-124, 0.5, 11, -4],
      [-108, 0.9, 19, 4],
      [-80, 1, 21, 12],
      [-46, 0.86, 17, 16],
      [-6, 0.56, 13, 15],
      [40, 0.38, 11, 13],
      [84, 0.31, 11, 14],
      [112, 0.25, 9, 16],
      [125, 0.13, 6, 17],
    ],
    cut: {
      isOpen: false,
      line: [
        [-104, 9],
        [-50, 11],
        [20, 9],
        [70, 4],
      ],
    },
  },
  wave: {
    outline: [
      [-120, 0.5, 13, -4],
      [-104, 0.88, 22, 6],
      [-76, 1, 24, 18],
      [-44, 0.92, 20, 23],
      [-8, 0.6, 14, 21],
      [30, 0.4, 12, 16],
      [70, 0.34, 13, 15],
      [98, 0.3, 11, 17],
      [112, 0.17, 6, 18],
    ],
    cut: {
      isOpen: true,
      line: [
        [-84, 6],
        [-30, 12],
        [30, 12],
        [72, 6],
      ],
    },
  },
  open: {
    outline: [
      [-124, 0.56, 14, 5],
      [-110, 0.88, 22, 12],
      [-82, 1, 27, 19],
      [-50, 0.88, 22, 21],
      [-10, 0.58, 15, 17],
      [34, 0.38, 12, 13],
      [80, 0.3, 11, 13],
      [112, 0.24, 9, 15],
      [126, 0.13, 6, 16],
    ],
    // The opening runs out through the tail, which parts it into two halves.
    cut: {
      isOpen: true,
      line: [
        [-127, 12],
        [-70, 12],
        [10, 11],
        [74, 4],
      ],
    },
  },
  core: {
    ...short,
    outline: short.outline.map(([x, share, high, y]) => [x * 1.03, share, high * 0.72, y * 0.7]),
    hasCore: true,
  },
  leather: {
    outline: [
      [-129, 0.62, 14, 4],
      [-114, 0.94, 22, 12],
      [-88, 1, 27, 19],
      [-50, 0.86, 26, 24],
      [-8, 0.5, 21, 23],
      [40, 0.28, 16, 18],
      [90, 0.2, 13, 13],
      [124, 0.17, 13, 13],
      [137, 0.12, 8, 10],
    ],
    rivets: 'copper',
  },
  rubber: {
    outline: [
      [-131, 0.6, 10, 0],
      [-116, 0.92, 17, 8],
      [-90, 1, 20, 13],
      [-50, 0.84, 18, 16],
      [-8, 0.5, 13, 16],
      [40, 0.3, 11, 13],
      [90, 0.22, 9, 12],
      [122, 0.19, 8, 12],
      [135, 0.11, 6, 11],
    ],
    rivets: 'bolt',
  },
  comfort: {
    outline: [
      [-126, 0.66, 20, -6],
      [-108, 0.95, 32, 3],
      [-78, 1, 36, 11],
      [-42, 0.88, 29, 16],
      [0, 0.56, 20, 10],
      [44, 0.36, 15, 5],
      [84, 0.29, 13, 5],
      [106, 0.23, 10, 6],
      [117, 0.13, 6, 6],
    ],
    cut: channel,
  },
  printed: { ...short, hasLattice: true },
}
