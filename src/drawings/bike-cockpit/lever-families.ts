import type { BikeLook, LeverFamily } from '#/drawings/bike/bike-look.ts'

/** A point and the width there. */
type Reading = readonly [x: number, y: number, width: number]

type HoodReading = readonly [x: number, y: number, high: number, wide: number]

/** Brake and gear levers for drop bars, in millimetres about the front of the bar; forward is to the right. */
export type Levers = {
  hood: string
  /** The upper edge of the hood, where the light falls. */
  crest: string
  blade: readonly Reading[]
  /** The gear paddle behind the blade. */
  paddle: readonly Reading[]
  /** Two buttons on the blade instead of a lever that moves. */
  buttons?: string
  grip: string
  /** The middle line of the hood from the bar forward, and of its knob upwards: half the height and width there. */
  body: readonly HoodReading[]
  knob: readonly HoodReading[]
  /** The maker's name, along the blade or on the knob. */
  mark: readonly [maker: string, x: number, y: number, turn: number]
}

const base = 'C20 13 15 20 9 29C4 36 -10 33 -14 23C-19 12 -30 15 -41 14C-46 13 -47 2 -46 -10Z'

const leversByFamily: Record<LeverFamily, Levers> = {
  shimano: {
    hood: `M-46 -10C-40 -16 -12 -18 14 -22C30 -25 38 -31 45 -41C50 -48 64 -48 68 -38C71 -29 70 -16 64 -4C59 6 48 11 34 12${base}`,
    crest: 'M-38 -13C-12 -17 10 -19 26 -23C38 -27 44 -36 50 -42',
    blade: [
      [57, -15, 18],
      [63, 4, 15.5],
      [62, 28, 12.5],
      [55, 56, 11],
      [48, 78, 10],
      [45, 90, 9],
      [48, 99, 5],
      [50, 102, 1],
    ],
    paddle: [
      [47, 4, 11],
      [45, 28, 14],
      [38, 52, 12],
      [34, 64, 8],
      [33, 68, 4],
    ],
    grip: 'M-24 -9l3 16m6-18l3 17m6-18l3 17m6-19l3 17m6-19l3 16',
    body: [
      [-46, 2, 11, 13],
      [-30, 1, 14, 16],
      [-2, -2, 16, 17],
      [26, -6, 17, 16],
      [50, -14, 15, 13.5],
      [62, -18, 8, 8],
    ],
    knob: [
      [50, -6, 13, 13],
      [56, -24, 13, 13],
      [58, -38, 10, 11],
      [58, -46, 4, 5],
    ],
    mark: ['Shimano', 60, 26, 100],
  },
  'shimano-di2': {
    hood: `M-46 -10C-38 -15 -10 -17 14 -20C32 -23 39 -32 45 -46C49 -56 62 -57 66 -47C69 -37 67 -18 60 -6C55 4 45 10 32 11${base}`,
    crest: 'M-38 -12C-12 -16 10 -17 24 -20C38 -25 43 -38 49 -48',
    blade: [
      [55, -15, 16],
      [61, 4, 14],
      [60, 28, 11.5],
      [53, 56, 10],
      [46, 78, 9],
      [43, 90, 8],
      [47, 99, 4.5],
      [49, 102, 1],
    ],
    paddle: [
      [47, 6, 8],
      [45, 24, 10],
      [41, 40, 8],
    ],
    buttons: 'M49 10L56 12L53 30L46 28ZM46 31L52.6 33L48 50L42 46Z',
    grip: 'M-26 2l40 -6m-38 11l40 -6m-36 10l34 -5',
    body: [
      [-46, 2, 11, 13],
      [-30, 1, 13, 15],
      [-2, -2, 15, 16],
      [26, -6, 16, 15],
      [49, -14, 14, 12.5],
      [60, -18, 8, 7],
    ],
    knob: [
      [49, -6, 12, 12],
      [54, -28, 12, 11.5],
      [56, -46, 8.5, 9],
      [56, -55, 3, 4],
    ],
    mark: ['Shimano', 58, 26, 100],
  },
  sram: {
    hood: `M-46 -10C-38 -17 -12 -19 10 -23C25 -26 31 -34 35 -49C38 -62 47 -66 57 -64C68 -62 71 -53 70 -43C69 -28 67 -13 62 -2C56 8 46 12 32 13${base}`,
    crest: 'M-38 -13C-12 -18 6 -20 18 -24C30 -29 35 -42 39 -55',
    blade: [
      [57, -11, 19],
      [62, 12, 15.5],
      [59, 38, 13],
      [51, 64, 12],
      [45, 84, 11],
      [43, 94, 9],
      [46, 101, 5],
      [48, 104, 1],
    ],
    paddle: [
      [47, 14, 9],
      [43, 34, 14],
      [37, 54, 13],
      [33, 66, 8],
    ],
    grip: 'M-24 -4l30 -4m-28 10l32 -4m-30 10l30 -4M-16 -8l4 15m8 -17l4 16m8 -18l4 16',
    body: [
      [-46, 2, 11, 13],
      [-30, 1, 14, 17],
      [-2, -2, 17, 18],
      [26, -6, 18, 17.5],
      [50, -14, 16, 15],
      [63, -18, 9, 9],
    ],
    knob: [
      [48, -6, 14, 15],
      [53, -32, 15, 15],
      [55, -54, 12, 12.5],
      [55, -64, 4, 6],
    ],
    mark: ['SRAM', 54, -44, -74],
  },
  'sram-axs': {
    hood: `M-46 -10C-38 -17 -12 -19 10 -23C26 -26 32 -37 36 -55C40 -70 49 -76 59 -74C70 -72 73 -61 72 -49C71 -30 68 -14 62 -2C56 8 46 12 32 13${base}`,
    crest: 'M-38 -13C-12 -18 6 -20 19 -24C31 -30 35 -46 40 -61',
    blade: [
      [57, -11, 18],
      [62, 12, 15],
      [59, 38, 12.5],
      [51, 64, 11.5],
      [45, 84, 10.5],
      [43, 94, 8.5],
      [46, 101, 5],
      [48, 104, 1],
    ],
    paddle: [
      [48, 10, 9],
      [43, 26, 19],
      [37, 44, 22],
      [33, 56, 16],
      [31, 62, 7],
    ],
    grip: 'M-24 -4l30 -4m-28 10l32 -4m-30 10l30 -4',
    body: [
      [-46, 2, 11, 13],
      [-30, 1, 14, 17],
      [-2, -2, 17, 18],
      [26, -6, 18, 17.5],
      [50, -14, 16, 15.5],
      [63, -18, 9, 9],
    ],
    knob: [
      [48, -6, 15, 15.5],
      [53, -38, 17, 16],
      [57, -62, 14, 13.5],
      [58, -74, 5, 6],
    ],
    mark: ['SRAM', 55, -50, -76],
  },
}

const usualLevers: Record<BikeLook['drivetrain']['shifting'], LeverFamily> = {
  mechanical: 'shimano',
  electronic: 'shimano-di2',
  wireless: 'sram-axs',
}

export const leversOf = ({ cockpit, drivetrain }: BikeLook): Levers =>
  leversByFamily[cockpit.levers ?? usualLevers[drivetrain.shifting]]
