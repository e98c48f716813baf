import type { Hex } from './colour.ts'
import type { FrameGeometry, WheelSize } from '#/drawings/bike-frame/frame-geometry.ts'
import type * as kinds from '#/drawings/bike-parts/look-kinds.ts'

type Of<Kinds extends readonly string[]> = Kinds[number]

export type FrameMaterial = Of<typeof kinds.frameMaterials>
export type FrameShape = Of<typeof kinds.frameShapes>
export type PaintFinish = Of<typeof kinds.paintFinishes>

export type Paint = {
  finish: PaintFinish
  colour: Hex
  /** Angle in degrees anticlockwise from forward: 0 fades from back to front, 90 from the ground up. */
  fade?: { colour: Hex; angle: number }
  downTubeLogo: Hex
  smallLogo: Hex
}

export type ChainsetFamily = Of<typeof kinds.chainsetFamilies>
export type DriveFinish = Of<typeof kinds.driveFinishes>
export type RearMech = Of<typeof kinds.rearMechs>
export type StemStyle = Of<typeof kinds.stemStyles>
export type LeverFamily = Of<typeof kinds.leverFamilies>
export type SaddleShape = Of<typeof kinds.saddleShapes>
export type SeatpostKind = Of<typeof kinds.seatpostKinds>
export type PedalKind = Of<typeof kinds.pedalKinds>
export type TapeKind = Of<typeof kinds.tapeKinds>
export type BarMaterial = Of<typeof kinds.barMaterials>
export type RailMaterial = Of<typeof kinds.railMaterials>
export type BagPosition = Of<typeof kinds.bagPositions>
export type Tread = Of<typeof kinds.treads>
export type LightKind = Of<typeof kinds.lightKinds>
export type CageKind = Of<typeof kinds.cageKinds>
export type ComputerMount = Of<typeof kinds.computerMounts>

/** Everything the drawing needs to know of one bike in one size; what is left out takes the usual part. */
export type BikeLook = {
  geometry: FrameGeometry
  frame: { material: FrameMaterial; shape: FrameShape }
  /** The maker's name on the frame and on parts of its own; empty, there is none. */
  mark?: string
  paint: Paint
  fork?: {
    blades?: Of<typeof kinds.forkBlades>
    /** If left out, the fork has the frame's paint. */
    colour?: Hex
    /** The depth of its blades; left out, they suit the frame. */
    profile?: Of<typeof kinds.forkProfiles>
    /** Bolts in the outside of each blade, for cages and racks. */
    eyes?: number
    /** The travel of a suspension fork. */
    travel?: number
    /** The name on the blade; left out or empty, the bike's own. */
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
    rimMaterial?: Of<typeof kinds.rimMaterials>
    sidewall?: Of<typeof kinds.sidewalls>
    spokes?: number
    spokeKind?: Of<typeof kinds.spokeKinds>
    frontHub?: Of<typeof kinds.frontHubs>
    /** Left out, a narrow tyre is smooth and a wide one has knobs. */
    tread?: Tread
    /** A reflecting line round the sidewall. */
    reflex?: boolean
    /** Diameters of the brake discs, front and rear. */
    rotors?: readonly [number, number]
    /** The maker on rim and tyre (left out or empty, the bike's own), and the names of the two. */
    rimMark?: string
    rimName?: string
    tyreMark?: string
    tyreName?: string
  }
  cockpit: {
    bar: Of<typeof kinds.bars>
    barReach?: number
    barDrop?: number
    /** Centre to centre at the hoods; a flat bar from end to end. */
    barWidth?: number
    /** The section of the tops; a one-piece bar is its own stem. */
    barShape?: Of<typeof kinds.barShapes>
    /** Left out, wings and flattened tops are of carbon and round bars of aluminium. */
    barMaterial?: BarMaterial
    /** The rise of the tops above the clamp. */
    barRise?: number
    /** Degrees by which the drops lean out. */
    flare?: number
    grips?: Of<typeof kinds.gripKinds>
    /** Left out, the shifting decides. */
    levers?: LeverFamily
    stemStyle?: StemStyle
    stem?: number
    stemAngle?: number
    spacers?: number
    tape?: Hex
    tapeKind?: TapeKind
    /** Left out, the frame decides whether brake hoses and gear cables are seen. */
    hoses?: Of<typeof kinds.hosePlaces>
  }
  drivetrain: {
    shifting: Of<typeof kinds.shiftings>
    /** Teeth, one or two rings, in any order. */
    rings: number[]
    /** Teeth of the smallest and the largest sprocket. */
    cassette: readonly [number, number]
    crankLength?: number
    /** Degrees by which the near crank has turned down from pointing forward: a ridden bike's. */
    crankTurn?: number
    /** From the outer face of one crank to that of the other. */
    qFactor?: number
    /** Sprockets; twelve unless stated. */
    speeds?: number
    chainset?: ChainsetFamily
    finish?: DriveFinish
    /** Printed on the crank, such as `105`. */
    name?: string
    rearMech?: RearMech
    power?: Of<typeof kinds.powerPlaces>
  }
  saddle?: {
    /** Bottom bracket to saddle top, along the seat tube. */
    height?: number
    setback?: number
    width?: number
    colour?: Hex
    /** Null is a saddle that suits the frame. */
    shape?: SaddleShape | null
    rails?: RailMaterial
    /** The maker's name on its side. */
    mark?: string
  }
  seatpost?: {
    kind?: SeatpostKind
    /** The distance of its clamp behind the seat tube's axis. */
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
    /** The maker on the bags; left out or empty, the bike's own. */
    bagMark?: string
    /** Bolted to the frame rather than strapped. */
    areBagsBolted?: boolean
    /** `true` is a full black pair. */
    mudguards?: boolean | Of<typeof kinds.guardKinds>
    guardWidth?: number
    /** `true` is a plain rack; `guard` is built round the mudguard. */
    rack?: boolean | Of<typeof kinds.rackKinds>
    rackColour?: Hex
    frontRack?: boolean
    /** `true` is a lamp at the crown that the bike itself powers. */
    lights?: boolean | LightKind
    bell?: null | Of<typeof kinds.bellKinds>
    computerMount?: null | ComputerMount
    /** A second battery in a bottle cage. */
    extender?: boolean
    kickstand?: boolean
  }
  motor?: null | {
    kind: Of<typeof kinds.motorKinds>
    battery?: Of<typeof kinds.batteryPlaces>
    extender?: boolean
  }
}
