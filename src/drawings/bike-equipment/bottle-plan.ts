import type { CageKind } from '#/drawings/bike/bike-look.ts'
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
import { clamped } from '#/drawings/bike/clamped.ts'

/** A place for a cage: its middle on the tube's surface, along the tube, and away from it. */
export type Seat = { middle: Point; way: Point; out: Point; length: number }

/** From the cage's foot to its top, and to a bottle's nozzle, from the middle between the bosses. */
const foot = -88
const cageTop = 40
const nozzle = 118
const thick = 78
/** A cage's foot is as thin as its bolts allow. */
const gap = 2
const room = 2

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

type Framed = Pick<Drawing, 'look' | 'lines' | 'plan' | 'skeleton'>

/** A cage's place, and what stands in it. */
type BottlePlace = { seat: Seat; content: 'bottle' | 'battery' | null }

/** The cages of a bike: on the down tube, on the seat tube, and a third one below the down tube. */
export function bottlePlaces(drawing: Framed): {
  places: BottlePlace[]
  kind: Exclude<CageKind, 'cargo'>
} {
  const { extras, motor } = drawing.look
  const cages = extras?.cages
  const kind = cages && cages.kind !== 'cargo' ? cages.kind : 'resin'
  const onFrame = cages && cages.kind !== 'cargo' ? cages.count : 0
  const isExtended = (motor?.extender ?? false) || (extras?.extender ?? false)
  const contents: BottlePlace['content'][] = [
    ...(isExtended ? (['battery'] as const) : []),
    ...Array.from({ length: extras?.bottles ?? 0 }, () => 'bottle' as const),
  ]
  const count = Math.max(contents.length, onFrame)
  if (count < 1) return { places: [], kind }
  const { down, seat } = bottleSeats(drawing, {
    down: true,
    seat: count > 1,
    isEmpty: contents.length === 0,
  })
  const below = count > 2 ? seatBelow(drawing) : undefined
  const places = [down, seat, below].flatMap((each, index) =>
    each ? [{ seat: each, content: contents[index] ?? null }] : [],
  )
  return { places, kind }
}
type Wanted = { down: boolean; seat: boolean; isEmpty: boolean }

/**
 * Cages stand on the inside of down and seat tube, as near to the bosses as the triangle allows; where a tall
 * bottle has no room a short one is taken, and where none has, the place stays empty.
 */
export function bottleSeats(drawing: Framed, wanted: Wanted): { down?: Seat; seat?: Seat } {
  const walls = wallsOf(drawing)
  if (!walls) return {}
  const pairs = downShares.map((share) => pairOf(drawing, walls, wanted, share))
  const both = wanted.seat && pairs.find(({ down, seat }) => down && seat)
  return both || (pairs[0] ?? {})
}

/** The range of the down tube's cage: a little further up, the seat tube's has room in a small frame. */
const downShares = [0.43, 0.48, 0.53, 0.58]
const seatShare = 0.4

function pairOf(
  { lines, plan }: Framed,
  { opening, inner }: Walls,
  wanted: Wanted,
  downShare: number,
): { down?: Seat; seat?: Seat } {
  const { isEmpty } = wanted
  const clear = (box: Point[]) => isClear(box, opening, inner)
  const down = wanted.down
    ? place({ tube: lines.downTube, widths: plan.downTube, share: downShare, isEmpty }, clear)
    : undefined
  const taken = down && seatBox(down, isEmpty)
  const seat = wanted.seat
    ? place(
        { tube: lines.seatTube, widths: plan.seatTube, share: seatShare, isEmpty },
        (box) => clear(box) && !(taken && overlap(box, taken)),
      )
    : undefined
  return { ...(down && { down }), ...(seat && { seat }) }
}

/** Seats from the usual one outwards, first for a tall bottle, then for shorter ones. */
function place(
  {
    tube,
    widths,
    share,
    isEmpty,
  }: { tube: Line; widths: readonly [number, number]; share: number; isEmpty: boolean },
  fits: (box: Point[]) => boolean,
): Seat | undefined {
  const way = direction(...tube)
  const isDown = way.x > 0
  const out = isDown ? leftOf(way) : times(leftOf(way), -1)
  const long = distance(...tube)
  for (const length of [1, 0.84, 0.7])
    for (const step of [0, -12, 12, -24, 24, -36, 36, -48, 48, -60, 60, -75, 75, -90]) {
      const from = long * share + step
      const half = Math.max(...[foot, nozzle].map((end) => halfWidth(widths, (from + end) / long)))
      const seat = { middle: along(along(tube[0], way, from), out, half + gap), way, out, length }
      if (fits(seatBox(seat, isEmpty))) return seat
    }
  return undefined
}

/** Below the down tube near the bottom bracket, as far up as wheel and mudguard leave room. */
function seatBelow({ lines, plan, skeleton, look }: Framed): Seat | undefined {
  const { downTube: tube } = lines
  const way = direction(...tube)
  const out = times(leftOf(way), -1)
  const long = distance(...tube)
  const reach = skeleton.wheelRadius + (look.extras?.mudguards ? 26 : 12)
  for (const length of [1, 0.84, 0.7])
    for (const from of [150, 135, 165, 120, 180]) {
      const half = halfWidth(plan.downTube, from / long)
      const seat = { middle: along(along(tube[0], way, from), out, half + gap), way, out, length }
      const box = seatBox(seat, false)
      const isClearOf = (centre: Point, radius: number) =>
        box.every((corner) => distance(corner, centre) > radius)
      // A large ring turns beside the foot of the cage, not through it.
      if (isClearOf(skeleton.frontAxle, reach) && box.every(({ y }) => y < -70)) return seat
    }
  return undefined
}

/** Half the width of a tapering tube at a share of its length. */
const halfWidth = ([start, end]: readonly [number, number], share: number): number =>
  (start + (end - start) * clamped(share, 0, 1)) / 2

type Walls = { opening: Line[]; inner: Point }

/** The edges of the main triangle that face its inside, and the frame bag's lower edge. */
function wallsOf(drawing: Framed): Walls | null {
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

/** The distance of a point from a line, positive on its left. */
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
