import { markWidth } from '#/drawings/bike/marks.ts'
import { degrees, point, type Point } from '#/drawings/bike/point.ts'
import type { SaddleShape } from '#/drawings/bike/bike-look.ts'
import { saddleOutlines } from './saddle-shapes.ts'

/** The middle of a word on the side of a saddle, the height of its capitals and its slope in degrees. */
export type MarkPlace = { x: number; y: number; height: number; turn: number }

/** Tried from the largest to one that can still be read, with a margin to the seam and to the lower edge. */
const heights = [7.4, 6.6, 5.8, 5, 4.2, 3.4]
const margin = 1.6
/** Clear of rivets, struts and the clamp's wires at either end; a word that leans more than this is unreadable. */
const [rear, front, steepest] = [-100, 100, 0.22]

/** The roomiest place on the panel for a maker's name, as far back as there is room; none if it fits nowhere. */
export function saddleMarkPlace(shape: SaddleShape, maker: string): MarkPlace | null {
  const edges = panelEdges(saddleOutlines[shape].panel)
  for (const height of heights) {
    const half = markWidth(maker, height) / 2 + 2
    for (let x = rear + half; x <= front - half; x += 3) {
      const [left, right] = [edges(x - half * 0.8), edges(x + half * 0.8)]
      if (!left || !right) continue
      const middleOf = ([top, bottom]: Span) => (top + bottom) / 2
      const slope = (middleOf(right) - middleOf(left)) / (half * 1.6)
      if (Math.abs(slope) > steepest) continue
      const y = (middleOf(left) + middleOf(right)) / 2
      const fits = [-1, -0.6, -0.2, 0.2, 0.6, 1].every((share) => {
        const span = edges(x + half * share)
        const line = y + half * share * slope
        return (
          span !== null &&
          span[0] + margin < line - height / 2 &&
          span[1] - margin > line + height / 2
        )
      })
      if (fits) return { x, y, height, turn: degrees(Math.atan(slope)) }
    }
  }
  return null
}

type Span = readonly [top: number, bottom: number]

/** The upper and the lower edge of an outline at one place along it. */
function panelEdges(outline: string): (x: number) => Span | null {
  const points = pointsOf(outline)
  return (x) => {
    const crossed = points.flatMap((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      return a.x <= x === b.x <= x ? [] : [a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y)]
    })
    return crossed.length < 2 ? null : [Math.min(...crossed), Math.max(...crossed)]
  }
}

/** Points along an outline of M, L and C. */
function pointsOf(outline: string): Point[] {
  const points: Point[] = []
  for (const [, command = '', list = ''] of outline.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const values = list.match(/-?[\d.]+/g)?.map(Number) ?? []
    const at = (index: number) => point(values[index] ?? 0, values[index + 1] ?? 0)
    if (command !== 'C') points.push(at(0))
    else
      for (let index = 0; index + 5 < values.length; index += 6) {
        const from = points.at(-1) ?? at(index)
        for (let step = 1; step <= 12; step++)
          points.push(onCurve([from, at(index), at(index + 2), at(index + 4)], step / 12))
      }
  }
  return points
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (of: keyof Point) =>
    s * s * s * a[of] + 3 * s * s * t * b[of] + 3 * s * t * t * c[of] + t * t * t * d[of]
  return point(mix('x'), mix('y'))
}
