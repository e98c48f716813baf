import type { BikeLook, FrameMaterial, FrameShape } from '#/drawings/bike/bike-look.ts'

/** The width of each tube from the side, and the ways in which the tubes meet, in millimetres. */
export type FramePlan = {
  downTube: readonly [bottomBracket: number, head: number]
  topTube: readonly [seat: number, head: number]
  seatTube: readonly [bottomBracket: number, top: number]
  headTube: readonly [top: number, bottom: number]
  chainstay: readonly [bottomBracket: number, middle: number, dropout: number]
  seatstay: readonly [seat: number, middle: number, dropout: number]
  /** The distance below the seat tube's top at which the seat stays arrive. */
  stayDrop: number
  /** The lengths of head tube that stay bare above the top tube and below the down tube. */
  lip: readonly [above: number, below: number]
  /** The distance by which corners between tubes are filled in. */
  fillet: number
  bbRadius: number
  /** Whether it is moulded in one piece rather than joined from tubes. */
  isMoulded: boolean
  hasWelds: boolean
  seatPost: number
  hasAeroPost: boolean
  fork: readonly [crown: number, knee: number, tip: number]
}

const mouldings: Record<FrameShape, FramePlan> = {
  endurance: moulded({ downTube: [58, 54], topTube: [30, 40], seatTube: [38, 33] }),
  aero: moulded({
    downTube: [70, 62],
    topTube: [32, 42],
    seatTube: [62, 46],
    headTube: [58, 72],
    chainstay: [46, 29, 22],
    seatstay: [34, 19, 17],
    stayDrop: 118,
    seatPost: 44,
    hasAeroPost: true,
    fork: [70, 38, 19],
  }),
  'all-road': moulded({ downTube: [60, 55], topTube: [29, 39], seatTube: [39, 33], stayDrop: 78 }),
  gravel: moulded({
    downTube: [64, 58],
    topTube: [29, 42],
    seatTube: [41, 34],
    headTube: [49, 63],
    stayDrop: 64,
    fork: [62, 38, 20],
  }),
  commuter: moulded({ downTube: [62, 56], topTube: [34, 44], seatTube: [40, 35], stayDrop: 70 }),
}

function moulded(differences: Partial<FramePlan>): FramePlan {
  return {
    downTube: [56, 52],
    topTube: [29, 40],
    seatTube: [38, 33],
    headTube: [47, 60],
    chainstay: [44, 27, 21],
    seatstay: [30, 16, 15],
    stayDrop: 92,
    lip: [3, 2],
    fillet: 46,
    bbRadius: 37,
    isMoulded: true,
    hasWelds: false,
    seatPost: 27.2,
    hasAeroPost: false,
    fork: [58, 34, 18],
    ...differences,
  }
}

const joined: Record<Exclude<FrameMaterial, 'carbon'>, FramePlan> = {
  steel: {
    ...moulded({}),
    downTube: [36, 36],
    topTube: [29.5, 29.5],
    seatTube: [30, 30],
    headTube: [41, 41],
    chainstay: [24, 20, 15],
    seatstay: [15, 15, 13],
    stayDrop: 26,
    lip: [12, 12],
    fillet: 3,
    bbRadius: 21,
    isMoulded: false,
    fork: [48, 31, 17],
  },
  titanium: {
    ...moulded({}),
    downTube: [45, 43],
    topTube: [35, 36],
    seatTube: [35, 35],
    headTube: [46, 46],
    chainstay: [27, 22, 17],
    seatstay: [18, 17, 15],
    stayDrop: 30,
    lip: [13, 13],
    fillet: 4,
    bbRadius: 23,
    isMoulded: false,
    hasWelds: true,
    fork: [54, 34, 18],
  },
  aluminium: {
    ...moulded({}),
    downTube: [52, 55],
    topTube: [31, 41],
    seatTube: [36, 34],
    headTube: [47, 57],
    chainstay: [34, 24, 18],
    seatstay: [19, 16, 15],
    stayDrop: 44,
    lip: [10, 8],
    fillet: 7,
    bbRadius: 25,
    isMoulded: false,
    hasWelds: true,
    fork: [57, 35, 19],
  },
}

/** A battery in the down tube shows: the tube grows around it. */
const batteryGrowth = { 'down-tube': 19, slim: 9 } as const

/** Crown, knee and tip of forks that come with a frame of another kind. */
const forks: Record<
  'curved' | NonNullable<NonNullable<BikeLook['fork']>['profile']>,
  FramePlan['fork']
> = {
  curved: [43, 27, 14],
  slim: [56, 33, 18],
  deep: [68, 40, 19],
  stout: [62, 38, 20],
  alloy: [54, 36, 23],
}

export function framePlan(look: BikeLook): FramePlan {
  const { material, shape } = look.frame
  const built = material === 'carbon' ? mouldings[shape] : joined[material]
  // Curved blades are drawn from steel: thin, and thinner still towards the axle.
  const blades = look.fork?.blades === 'curved' ? 'curved' : look.fork?.profile
  const plan: FramePlan = blades ? { ...built, fork: forks[blades] } : built
  if (!look.motor) return plan
  const growth = batteryGrowth[look.motor.battery ?? 'down-tube']
  const [atBb, atHead] = plan.downTube
  return {
    ...plan,
    downTube: [atBb + growth, atHead + growth * 0.8],
    bbRadius: look.motor.kind === 'mid' ? 58 : plan.bbRadius,
  }
}
