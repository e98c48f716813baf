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

export type BagPosition = 'saddle' | 'frame' | 'top-tube' | 'bar'

/** Everything the drawing needs to know of one bike in one size; what is left out takes the usual part. */
export type BikeLook = {
  geometry: FrameGeometry
  frame: { material: FrameMaterial; shape: FrameShape }
  paint: Paint
  fork?: {
    blades?: 'straight' | 'curved' | 'suspension'
    /** Left out, the fork wears the frame's paint. */
    colour?: Hex
  }
  wheels: {
    size: WheelSize
    tyreWidth: number
    rimDepth?: number
    rimColour?: Hex
    sidewall?: 'black' | 'tan' | 'brown'
    spokes?: number
  }
  cockpit: {
    bar: 'drop' | 'flare' | 'flat'
    barReach?: number
    barDrop?: number
    stem?: number
    stemAngle?: number
    spacers?: number
    tape?: Hex
  }
  drivetrain: {
    shifting: 'mechanical' | 'electronic' | 'wireless'
    /** Teeth, one or two rings, in any order. */
    rings: number[]
    /** Teeth of the smallest and the largest sprocket. */
    cassette: readonly [number, number]
    crankLength?: number
    finish?: 'black' | 'silver'
  }
  saddle?: {
    /** Bottom bracket to saddle top, along the seat tube. */
    height?: number
    setback?: number
    colour?: Hex
  }
  pedals?: 'none' | 'flat' | 'clipless'
  extras?: {
    bottles?: number
    bottleColour?: Hex
    bags?: BagPosition[]
    bagColour?: Hex
    mudguards?: boolean
    rack?: boolean
    lights?: boolean
    kickstand?: boolean
  }
  motor?: null | {
    kind: 'hub' | 'mid'
    battery?: 'down-tube' | 'slim'
    extender?: boolean
  }
}
