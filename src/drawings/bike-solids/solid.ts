import type { TapeKind } from '#/drawings/bike/bike-look.ts'
import type { Point } from '#/drawings/bike/point.ts'
import { acrossAxis, minus3, mirrored, plus3, point3, times3, type Point3 } from './point3.ts'

/** The material of a surface; a painter decides how it looks. */
export type Material =
  | 'paint'
  | 'fork'
  | 'tyre'
  | 'sidewall'
  | 'rim'
  | 'steel'
  | 'alloy'
  | 'crank'
  | 'tape'
  | 'rubber'
  | 'saddle'
  | 'post'
  | 'guard'
  | 'rack'
  | 'brass'
  | 'cage'
  | 'cloth'
  | 'bottle'
  | 'stanchion'
  | 'lens'
  | 'tail'
  | 'led'
  | 'lever'
  | 'blackPlastic'
  | 'stem'
  | 'bar'
  | 'bolt'
  | 'weld'
  | 'elastomer'
  | 'strap'
  | 'strapping'
  | 'gap'
  | 'rails'
  | 'core'
  | 'copper'
  | 'dial'

/** An ellipse in space: its centre and its two half axes. */
export type Section = { centre: Point3; u: Point3; v: Point3 }

/** A body stretched over sections, one after the other. */
export type Solid = {
  material: Material
  sections: Section[]
  /** The millimetres by which it is drawn nearer to the eye than its middle is, for parts that lie on others. */
  lift?: number
  /** Whether it lies on an upper side, and so is hidden from an eye that is not above. */
  isOnTop?: boolean
  /** Whether it has no hollows, so that one line round all of it is its outline from everywhere. */
  isConvex?: boolean
  /** Whether it turns by more than a little from one section to the next. */
  isBent?: boolean
}

/** A round line in space, as thick everywhere: spokes, hoses, rails, bars. */
export type Wire = {
  material: Material
  lines: Point3[][]
  width: number
  lift?: number
  /** The kind of tape that is wound about it, from its end towards the stem. */
  wrap?: TapeKind
}

/** A ring about an axle across the bike, or a part of one: tyres, rims, mudguards. */
export type Hoop = {
  material: Material
  centre: Point3
  radius: number
  /** Half of its section, towards the axle and sideways. */
  high: number
  wide: number
  /** Degrees clockwise from forward, as seen from the drive side; all round if left out. */
  arc?: readonly [from: number, to: number]
  lift?: number
}

/** The plane that an outline lies in: its origin, and what a millimetre across, down and outwards is in space. */
export type Plane = { origin: Point3; across: Point3; down: Point3; out: Point3 }

/** An outline of the side view in space, rounded at its edges: levers and their hoods. */
export type Plate = {
  /** Plates of one name have one outline. */
  name: string
  material: Material
  outline: string
  plane: Plane
  /** Half its thickness, and how far its middle stands out beyond the edges of its faces. */
  half: number
  round: number
  /** From its lit side to its shaded one, in its plane. */
  light: readonly [Point, Point]
  lift?: number
  /** The edge that catches the light, as a line in its plane. */
  crest?: string
  /** Lines on its nearer face, and a maker's name on its outer one. */
  grooves?: string
  mark?: { maker: string; x: number; y: number; turn: number } | undefined
  /** Whether light falls along it as along a polished one. */
  isPolished?: boolean
  /** Bodies as broad, for an eye that looks along its plane. */
  onEdge: Solid[]
}

export type Shape = Solid | Wire | Hoop | Plate
export const isPlate = (shape: Shape): shape is Plate => 'outline' in shape
export const isWire = (shape: Shape): shape is Wire => 'lines' in shape
export const isHoop = (shape: Shape): shape is Hoop => 'radius' in shape

/** A hoop as a body of many sections. */
export function hoopSections({ centre, radius, high, wide, arc = [0, 360] }: Hoop): Section[] {
  const steps = Math.max(Math.ceil((arc[1] - arc[0]) / 12), 2)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = ((arc[0] + ((arc[1] - arc[0]) * index) / steps) * Math.PI) / 180
    const out = point3(Math.cos(turn), Math.sin(turn), 0)
    return {
      centre: plus3(centre, times3(out, radius)),
      u: times3(out, high),
      v: point3(0, 0, wide),
    }
  })
}

/** Half widths of a tube at one point: in the plane of the bike, and sideways. */
export type Stop3 = readonly [centre: Point3, inPlane: number, sideways?: number]

/** A tube along its stops, round or oval. */
export function tube(material: Material, stops: readonly Stop3[]): Solid {
  const sections = stops.map(([centre, inPlane, sideways = inPlane], index): Section => {
    const before = stops[index - 1]?.[0] ?? centre
    const after = stops[index + 1]?.[0] ?? centre
    const [first, second] = acrossAxis(minus3(after, before))
    return { centre, u: times3(first, inPlane), v: times3(second, sideways) }
  })
  return { material, sections, lift: 0 }
}

/** A tube that lies on another part, and so is drawn nearer to the eye by `lift`. */
export const raised = (material: Material, lift: number, stops: readonly Stop3[]): Solid => ({
  ...tube(material, stops),
  lift,
})

/** A round body about an axis across the bike: hubs, rotors, rings. */
export const drum = (
  material: Material,
  middle: Point3,
  { radius, half, lift = 0 }: { radius: number; half: number; lift?: number },
): Solid => ({
  material,
  lift,
  sections: [-half, half].map((side) => ({
    centre: plus3(middle, point3(0, 0, side)),
    u: point3(radius, 0, 0),
    v: point3(0, radius, 0),
  })),
})

/** Sections that stand upright across the bike: half as high, half as wide. */
export const upright = (
  material: Material,
  stops: readonly (readonly [centre: Point3, high: number, wide: number])[],
  lift = 0,
): Solid => ({
  material,
  lift,
  sections: stops.map(([centre, high, wide]) => ({
    centre,
    u: point3(0, high, 0),
    v: point3(0, 0, wide),
  })),
})

/** The same on the other side of the bike. */
export function otherSide(shape: Shape): Shape {
  if (isWire(shape)) return { ...shape, lines: shape.lines.map((line) => line.map(mirrored)) }
  if (isHoop(shape)) return { ...shape, centre: mirrored(shape.centre) }
  if (isPlate(shape)) {
    const { origin, across, down, out } = shape.plane
    const plane = {
      origin: mirrored(origin),
      across: mirrored(across),
      down: mirrored(down),
      out: mirrored(out),
    }
    return { ...shape, mark: undefined, plane, onEdge: shape.onEdge.map(mirroredSolid) }
  }
  return mirroredSolid(shape)
}

function mirroredSolid(shape: Solid): Solid {
  return {
    ...shape,
    sections: shape.sections.map(({ centre, u, v }) => ({
      centre: mirrored(centre),
      u: mirrored(u),
      v: mirrored(v),
    })),
  }
}

export const bothSides = (...shapes: Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, otherSide(shape)])
