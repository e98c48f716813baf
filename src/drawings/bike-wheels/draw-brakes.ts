import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, type Ink } from '#/drawings/bike/ink.ts'
import { at, corner, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, direction, leftOf, type Point } from '#/drawings/bike/point.ts'
import { rotorRadii } from './draw-hub.ts'

/** Flat-mount callipers sit on the far blade and stay over the edge of their disc, and show through the spokes. */
export function drawCallipers({ ink, look, skeleton }: Drawing): string {
  const { frontAxle, crown, rearAxle, bb } = skeleton
  const [front, rear] = rotorRadii(look)
  return `${calliper(ink, frontAxle, direction(frontAxle, crown), -1, front + 4)}${calliper(ink, rearAxle, direction(rearAxle, bb), 1, rear + 6)}`
}

function calliper(ink: Ink, axle: Point, way: Point, side: 1 | -1, away: number): string {
  const fill = boxGradient(ink, 'calliper', '0 #5a5e64, 0.3 #303338, 1 #101113')
  const out = leftOf(way)
  const p = (forward: number, up: number) => along(along(axle, way, away + forward), out, up * side)
  const body = roundedPolygon([
    corner(p(-34, 4), 6),
    corner(p(30, 6), 8),
    corner(p(34, 26), 10),
    corner(p(8, 35), 10),
    corner(p(-28, 31), 10),
  ])
  const bolts = [p(-24, 12), p(22, 14)]
    .map((bolt) => `<circle cx="${n(bolt.x)}" cy="${n(bolt.y)}" r="4" fill="#8b9096"/>`)
    .join('')
  // The hose leaves the calliper in a short bow and disappears into blade or stay.
  const hose = `M${at(p(30, 18))}C${at(p(58, 22))} ${at(p(66, 4))} ${at(p(92, -4))}`
  return `<path d="${hose}" fill="none" stroke="#131417" stroke-width="5"/><path d="${body}" fill="${fill}"/><path d="${line(p(-18, 22), p(18, 22))}" stroke="#000" stroke-opacity=".4" stroke-width="5"/>${bolts}`
}
