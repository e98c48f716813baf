import type { Drawing } from '#/drawings/bike/drawing.ts'
import { edgeOf } from './frame-lines.ts'

/** The four tubes' edges, named as they face the bike's inside or outside. */
export function edges({ lines, plan }: Pick<Drawing, 'lines' | 'plan'>) {
  const headWidths = [plan.headTube[1], plan.headTube[0]] as const
  return {
    downUpper: edgeOf(lines.downTube, plan.downTube, 1),
    downLower: edgeOf(lines.downTube, plan.downTube, -1),
    topUpper: edgeOf(lines.topTube, plan.topTube, 1),
    topLower: edgeOf(lines.topTube, plan.topTube, -1),
    seatBack: edgeOf(lines.seatTube, plan.seatTube, 1),
    seatFront: edgeOf(lines.seatTube, plan.seatTube, -1),
    headBack: edgeOf(lines.headTube, headWidths, 1),
    headFront: edgeOf(lines.headTube, headWidths, -1),
  }
}

export type TriangleEdges = ReturnType<typeof edges>

export const mean = ([a, b]: readonly [number, number]) => (a + b) / 2
