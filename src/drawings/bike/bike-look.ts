import type { Hex } from './colour.ts'
import type { FrameGeometry, WheelSize } from '#/drawings/bike-frame/frame-geometry.ts'

export type FrameMaterial = 'carbon' | 'aluminium' | 'titanium' | 'steel'
export type FrameShape = 'endurance' | 'aero' | 'all-road' | 'gravel' | 'commuter'
export type PaintFinish = 'gloss' | 'satin' | 'matt' | 'raw'

export type Paint = {
  finish: PaintFinish
  colour: Hex
  /** Angle in degrees anticlockwise from forward: 0 fades from back to front, 90 from the ground up. */
  fade?: { colour: Hex; angle: number }
  downTubeLogo: Hex
  smallLogo: Hex
}

export const chainsetFamilies = [
  'four-arm',
  'gravel',
  'spider',
  'one-piece',
  'direct',
  'city',
] as const
export type ChainsetFamily = (typeof chainsetFamilies)[number]
export const driveFinishes = ['black', 'grey', 'polished', 'silver', 'carbon'] as const
export type DriveFinish = (typeof driveFinishes)[number]
export const rearMechs = ['cable', 'cable-clutch', 'di2', 'axs', 'full-mount'] as const
export type RearMech = (typeof rearMechs)[number]
/** Where a power meter can be seen; one in the axle cannot. */
export const powerPlaces = ['none', 'left-arm', 'arms', 'spider', 'axle'] as const

export const barShapes = ['round', 'flattened', 'aero', 'one-piece'] as const
export const stemStyles = [
  'forged',
  'machined',
  'compact',
  'integrated',
  'carbon',
  'damped',
  'titanium',
  'adjustable',
] as const
export type StemStyle = (typeof stemStyles)[number]
export const tapeKinds = ['cork', 'cushion', 'leather'] as const
export const gripKinds = ['plain', 'ergonomic'] as const
export const leverKinds = ['shimano', 'shimano-di2', 'sram', 'sram-axs'] as const
export type LeverFamily = (typeof leverKinds)[number]

export const saddleShapes = [
  'long',
  'flat',
  'short',
  'gravel',
  'wave',
  'open',
  'core',
  'leather',
  'rubber',
  'comfort',
  'printed',
] as const
export type SaddleShape = (typeof saddleShapes)[number]
export const railMetals = ['steel', 'titanium', 'carbon'] as const
export const seatpostKinds = [
  'round',
  'carbon',
  'titanium',
  'leaf',
  'dropper',
  'suspension',
  'aero',
] as const
export type SeatpostKind = (typeof seatpostKinds)[number]
export const pedalKinds = [
  'none',
  'flat',
  'clipless',
  'platform',
  'platform-thin',
  'rubber',
  'half',
  'half-wide',
  'spd',
  'spd-black',
  'spd-open',
  'road',
  'road-steel',
  'road-wide',
  'road-carbon',
  'power',
] as const
export type PedalKind = (typeof pedalKinds)[number]

export type BagPosition = 'saddle' | 'frame' | 'top-tube' | 'bar'
/** From smooth to open knobs; `city` has wide grooves in thick rubber. */
export type Tread = 'slick' | 'file' | 'semi' | 'knob' | 'city'
export type LightKind = 'flashers' | 'battery' | 'road' | 'beam' | 'dynamo' | 'motor'
export type CageKind = 'resin' | 'carbon' | 'wire' | 'side' | 'cargo'
export type ComputerMount = 'out-front' | 'twin' | 'one-piece' | 'stem' | 'flat'

/** Everything the drawing needs to know of one bike in one size; what is left out takes the usual part. */
export type BikeLook = {
  geometry: FrameGeometry
  frame: { material: FrameMaterial; shape: FrameShape }
  paint: Paint
  fork?: {
    blades?: 'straight' | 'curved' | 'suspension'
    /** Left out, the fork wears the frame's paint. */
    colour?: Hex
    /** How deep its blades are; left out, they suit the frame. */
    profile?: 'slim' | 'deep' | 'stout' | 'alloy'
    /** Bolts in the outside of each blade, for cages and racks. */
    eyes?: number
    /** How far a suspension fork moves. */
    travel?: number
    /** The name on the blade; left out or empty, the shop's own. */
    mark?: string
    /** Crown race to axle along the steerer, and the axle's distance from the steerer's line. */
    length?: number
    offset?: number
  }
  wheels: {
    size: WheelSize
    tyreWidth: number
    rimDepth?: number
    rimColour?: Hex
    /** Left out, deep rims are of carbon and shallow ones of aluminium. */
    rimMaterial?: 'alloy' | 'carbon'
    sidewall?: 'black' | 'tan' | 'brown'
    spokes?: number
    spokeKind?: 'steel' | 'carbon'
    frontHub?: 'plain' | 'straight-pull' | 'dynamo'
    /** Left out, a narrow tyre is smooth and a wide one has knobs. */
    tread?: Tread
    /** A reflecting line round the sidewall. */
    reflex?: boolean
    /** Diameters of the brake discs, front and rear. */
    rotors?: readonly [number, number]
    /** The maker on rim and tyre (left out or empty, the shop itself), and the names of the two. */
    rimMark?: string
    rimName?: string
    tyreMark?: string
    tyreName?: string
  }
  cockpit: {
    bar: 'drop' | 'flare' | 'flat'
    barReach?: number
    barDrop?: number
    /** Centre to centre at the hoods; a flat bar from end to end. */
    barWidth?: number
    /** The section of the tops; a one-piece bar is its own stem. */
    barShape?: (typeof barShapes)[number]
    /** How far the tops rise above the clamp. */
    barRise?: number
    /** Degrees by which the drops lean out. */
    flare?: number
    grips?: (typeof gripKinds)[number]
    /** Left out, the shifting decides. */
    levers?: LeverFamily
    stemStyle?: StemStyle
    stem?: number
    stemAngle?: number
    spacers?: number
    tape?: Hex
    tapeKind?: (typeof tapeKinds)[number]
  }
  drivetrain: {
    shifting: 'mechanical' | 'electronic' | 'wireless'
    /** Teeth, one or two rings, in any order. */
    rings: number[]
    /** Teeth of the smallest and the largest sprocket. */
    cassette: readonly [number, number]
    crankLength?: number
    /** From the outer face of one crank to that of the other. */
    qFactor?: number
    /** Sprockets; twelve unless stated. */
    speeds?: number
    chainset?: ChainsetFamily
    finish?: DriveFinish
    /** Printed on the crank, such as `105`. */
    name?: string
    rearMech?: RearMech
    power?: (typeof powerPlaces)[number]
  }
  saddle?: {
    /** Bottom bracket to saddle top, along the seat tube. */
    height?: number
    setback?: number
    width?: number
    colour?: Hex
    shape?: SaddleShape
    rails?: (typeof railMetals)[number]
    /** The maker's name on its side. */
    mark?: string
  }
  seatpost?: {
    kind?: SeatpostKind
    /** How far its clamp sits behind the seat tube's axis. */
    setback?: number
  }
  pedals?: PedalKind
  extras?: {
    /** Bottles stand in cages; a cage may be empty. */
    bottles?: number
    bottleColour?: Hex
    cages?: null | { kind: CageKind; count: number }
    bags?: BagPosition[]
    bagLitres?: { [Position in BagPosition]?: number }
    bagColour?: Hex
    /** The maker on the bags; left out or empty, the shop's own. */
    bagMark?: string
    /** Bolted to the frame rather than strapped. */
    areBagsBolted?: boolean
    /** `true` is a full black pair. */
    mudguards?: boolean | 'silver' | 'clip'
    guardWidth?: number
    /** `true` is a plain rack; `guard` is built round the mudguard. */
    rack?: boolean | 'tour' | 'guard'
    rackColour?: Hex
    frontRack?: boolean
    /** `true` is a lamp at the crown that the bike itself powers. */
    lights?: boolean | LightKind
    bell?: null | 'black' | 'brass' | 'hidden'
    computerMount?: null | ComputerMount
    /** A second battery in a bottle cage. */
    extender?: boolean
    kickstand?: boolean
  }
  motor?: null | {
    kind: 'hub' | 'mid'
    battery?: 'down-tube' | 'slim'
    extender?: boolean
  }
}
