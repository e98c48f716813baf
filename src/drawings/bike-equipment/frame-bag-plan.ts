import { bagLitresOf, isFullFrameBag } from './bag-litres.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { edgeOf } from '#/drawings/bike-frame/frame-lines.ts'
import {
  along,
  crossing,
  direction,
  distance,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'

/** Seams and binding keep a full bag this far from the bottom bracket. */
const aboveShell = 34

export type FrameBagPlan = {
  isFull: boolean
  /** Along the top tube, from the seat tube to the head tube. */
  back: Point
  nose: Point
  /** The end of the down tube's edge by the head tube; null where top and down tube meet before it. */
  byHead: Point | null
  /** The lower edge, from the seat tube to the down tube. */
  low: Point
  lowFront: Point
  downTube: Line
}

/** A frame bag under the top tube; null for a bike without one. */
export function frameBagPlan({
  look,
  lines,
  plan,
}: Pick<Drawing, 'look' | 'lines' | 'plan'>): FrameBagPlan | null {
  if (!look.extras?.bags?.includes('frame')) return null
  const under = edgeOf(lines.topTube, plan.topTube, -1)
  const front = edgeOf(lines.seatTube, plan.seatTube, -1)
  const over = edgeOf(lines.downTube, plan.downTube, 1)
  const head = edgeOf(lines.headTube, [plan.headTube[1], plan.headTube[0]], 1)
  const back = crossing(under, front)
  const topFront = crossing(under, head)
  const below = crossing(over, head)
  const isOpen = below.y - topFront.y > 24
  const foot = crossing(front, over)
  const isFull = isFullFrameBag(bagLitresOf(look, 'frame'))
  const deep = distance(back, foot)
  const height = isFull ? Math.max(deep - aboveShell, deep * 0.8) : Math.min(deep * 0.4, 108)
  const low = along(back, direction(back, foot), height)
  const slant = direction(back, topFront)
  return {
    isFull,
    back,
    nose: isOpen ? along(topFront, direction(topFront, back), 3) : crossing(under, over),
    byHead: isOpen ? along(below, direction(below, over[0]), 14) : null,
    low,
    lowFront: isFull
      ? along(foot, direction(foot, over[1]), aboveShell)
      : crossing([low, along(low, slant, 100)], over),
    downTube: over,
  }
}
