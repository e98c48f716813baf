import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { at, corner, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  leftOf,
  point,
  type Line,
} from '#/drawings/bike/point.ts'

/** Bottles stand in cages on the inside of down and seat tube. */
export function drawBottles(drawing: Drawing): string {
  const { look, lines, plan, skeleton } = drawing
  const count = look.extras?.bottles ?? 0
  const hasFrameBag = look.extras?.bags?.includes('frame') ?? false
  if (hasFrameBag || (count < 1 && !look.motor?.extender)) return ''
  const colour = look.motor?.extender ? '#1a1c1f' : (look.extras?.bottleColour ?? '#e9ecee')
  const down = bottle(drawing, lines.downTube, plan.downTube[0], 0.43, colour)
  const isRoomy = distance(skeleton.bb, skeleton.seatTop) > 400
  const second = look.extras?.bottleColour ?? '#e9ecee'
  const seat =
    count > 1 && isRoomy
      ? bottle(drawing, [lines.seatTube[1], lines.seatTube[0]], plan.seatTube[0], 0.6, second)
      : ''
  return down + seat
}

function bottle({ ink }: Drawing, axis: Line, tube: number, share: number, colour: Hex): string {
  const [a, b] = axis
  const isDown = b.x > a.x && b.y < a.y
  const way = isDown ? direction(a, b) : direction(b, a)
  const middle = between(a, b, share)
  const up = isDown ? leftOf(way) : point(-way.y, way.x)
  const p = (forward: number, out: number) =>
    along(along(middle, way, forward), up, tube / 2 + 4 + out)
  const name = isDown ? 'bd' : 'bs2'
  const fill = gradient(ink, `${name}-g`, acrossOf([p(-90, 37), p(90, 37)], 74), [
    [0, mixed(colour, '#000000', 0.18)],
    [0.1, colour],
    [0.24, mixed(colour, '#ffffff', 0.7)],
    [0.36, colour],
    [0.72, mixed(colour, '#0a0c12', 0.34)],
    [1, mixed(colour, '#0a0c12', 0.16)],
  ])
  const body = roundedPolygon([
    corner(p(-82, 0), 8),
    corner(p(28, 0), 6),
    corner(p(36, 4), 5),
    corner(p(46, 0), 6),
    corner(p(78, 0), 12),
    corner(p(90, 17), 6),
    corner(p(90, 57), 6),
    corner(p(78, 74), 12),
    corner(p(46, 74), 6),
    corner(p(36, 70), 5),
    corner(p(28, 74), 6),
    corner(p(-82, 74), 8),
  ])
  const lid = roundedPolygon([
    corner(p(88, 18), 3),
    corner(p(102, 22), 5),
    corner(p(102, 52), 5),
    corner(p(88, 56), 3),
  ])
  const nozzle = roundedPolygon([
    corner(p(100, 28), 2),
    corner(p(118, 30), 5),
    corner(p(118, 44), 5),
    corner(p(100, 46), 2),
  ])
  const cage = `M${at(p(-86, 4))}L${at(p(-86, 62))}Q${at(p(-84, 74))} ${at(p(-68, 72))}L${at(p(6, 42))}Q${at(p(18, 40))} ${at(p(24, 30))}L${at(p(38, 2))}M${at(p(-50, -4))}L${at(p(34, -4))}`
  return `<path d="${lid}${nozzle}" fill="#26282c"/><path d="${body}" fill="${fill}"/><g fill="none" stroke-linejoin="round"><path d="${cage}" stroke="#111214" stroke-width="6.5"/><path d="${cage}" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/></g>`
}
