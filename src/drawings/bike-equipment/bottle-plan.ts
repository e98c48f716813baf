import type { Drawing } from '#/drawings/bike/drawing.ts'
import { edges } from '#/drawings/bike-frame/triangle-edges.ts'
import {
  along,
  between,
  crossing,
  direction,
  distance,
  leftOf,
  minus,
  point,
  times,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import { frameBagPlan } from './frame-bag-plan.ts'

/** A place for a cage: its middle on the tube's surface, along the tube, and away from it. */
export type Seat = { middle: Point; way: Point; out: Point; length: number }

/** From the cage's foot to its top, and to a bottle's nozzle, from the middle between the bosses. */
const foot = -88
const cageTop = 40
const nozzle = 118
const thick = 78
const gap = 4
const room = 4

/** A point of the bottle, in its own measures. */
export const seatPoint = ({ middle, way, out, length }: Seat, forward: number, away: number) =>
  along(along(middle, way, forward * length), out, away)

/** The corners of all that stands in a cage. */
export const seatBox = (seat: Seat, isEmpty: boolean): Point[] => {
  const top = isEmpty ? cageTop : nozzle
  return [
    seatPoint(seat, foot, 0),
    seatPoint(seat, top, 0),
    seatPoint(seat, top, thick),
    seatPoint(seat, foot, thick),
  ]
}

type Wanted = { down: boolean; seat: boolean; isEmpty: boolean }

/**
 * Cages stand on the inside of down and seat tube, as near to the bosses as the triangle allows; where a tall
 * bottle has no room a short one is taken, and where none has, the place stays empty.
 */
export function bottleSeats(drawing: Drawing, wanted: Wanted): { down?: Seat; seat?: Seat } {
  const { lines, plan } = drawing
  const walls = wallsOf(drawing)
  if (!walls) return {}
  const { opening, inner } = walls
  const down = wanted.down
    ? place(
        lines.downTube,
        Math.max(...plan.downTube),
        0.43,
        (box) => isClear(box, opening, inner),
        wanted,
      )
    : undefined
  const taken = down && seatBox(down, wanted.isEmpty)
  const seat = wanted.seat
    ? place(
        lines.seatTube,
        Math.max(...plan.seatTube),
        0.42,
        (box) => isClear(box, opening, inner) && !(taken && overlap(box, taken)),
        wanted,
      )
    : undefined
  return { ...(down && { down }), ...(seat && { seat }) }
}

/** Seats from the usual one outwards, first for a tall bottle, then for shorter ones. */
function place(
  tube: Line,
  width: number,
  share: number,
  fits: (box: Point[]) => boolean,
  { isEmpty }: Wanted,
): Seat | undefined {
  const way = direction(...tube)
  const isDown = way.x > 0
  const out = isDown ? leftOf(way) : times(leftOf(way), -1)
  const long = distance(...tube)
  for (const length of [1, 0.84, 0.7])
    for (const step of [0, -12, 12, -24, 24, -36, 36, -48, 48, -60, 60, -75, 75, -90]) {
      const on = along(tube[0], way, long * share + step)
      const seat = { middle: along(on, out, width / 2 + gap), way, out, length }
      if (fits(seatBox(seat, isEmpty))) return seat
    }
  return undefined
}

/** The edges of the main triangle that face its inside, and the frame bag's lower edge. */
function wallsOf(drawing: Drawing): { opening: Line[]; inner: Point } | null {
  const edge = edges(drawing)
  const bag = frameBagPlan(drawing)
  if (bag?.isFull) return null
  const ceiling: Line = bag ? [bag.low, bag.lowFront] : edge.topLower
  const corners = [
    crossing(ceiling, edge.seatFront),
    crossing(ceiling, edge.headBack),
    crossing(edge.downUpper, edge.headBack),
    crossing(edge.downUpper, edge.seatFront),
  ]
  const inner = point(
    corners.reduce((sum, { x }) => sum + x, 0) / 4,
    corners.reduce((sum, { y }) => sum + y, 0) / 4,
  )
  return { opening: [ceiling, edge.seatFront, edge.downUpper, edge.headBack], inner }
}

/** How far a point lies on the left of a line. */
const sideOf = ([a, b]: Line, p: Point): number => {
  const normal = leftOf(direction(a, b))
  const away = minus(p, a)
  return away.x * normal.x + away.y * normal.y
}

const isClear = (box: Point[], walls: Line[], inner: Point): boolean =>
  walls.every((wall) => {
    const sign = Math.sign(sideOf(wall, inner))
    return box.every((corner) => sideOf(wall, corner) * sign >= room - 1)
  })

/** Two boxes overlap unless one of their sides has all of the other on its far side. */
const overlap = (one: Point[], other: Point[]): boolean =>
  !separated(one, other) && !separated(other, one)

function separated(box: Point[], other: Point[]): boolean {
  const middle = between(box[0] ?? point(0, 0), box[2] ?? point(0, 0), 0.5)
  return box.some((corner, index) => {
    const side: Line = [corner, box[(index + 1) % box.length] ?? corner]
    const inward = Math.sign(sideOf(side, middle))
    return other.every((p) => sideOf(side, p) * inward < -2)
  })
}
