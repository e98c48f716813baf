import { clamped } from '#/drawings/bike/clamped.ts'
import { along, direction, plus, point } from '#/drawings/bike/point.ts'
import { riseOf } from '#/drawings/bike-cockpit/bar-plan.ts'
import { outsideHoses, type Hose } from '#/drawings/bike-cockpit/hose-plan.ts'
import type { Plan } from './frame-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import type { Shape } from './solid.ts'

/**
 * Hoses in an easy bow before the head tube, on bikes that do not hide them: the front brake's to the left blade, the
 * others to one port.
 */
export function hoseSolids(plan: Plan): Shape[] {
  const hoses = outsideHoses(plan.look, plan.frame)
  const frameLines = hoses
    .filter(({ into }) => into === 'frame')
    .map(({ width, hand }, index) => ({ width, line: frameHose(plan, hand, index) }))
  const widths = [...new Set(frameLines.map(({ width }) => width))]
  const wires = (width: number, lines: Point3[][], lift: number): Shape[] =>
    lines.length > 0 ? [{ material: 'blackPlastic', width, lines, lift }] : []
  return [
    ...hoses
      .filter(({ into }) => into === 'fork')
      .flatMap(({ width, hand }) => {
        const [before, behind] = forkHose(plan, hand)
        return [...wires(width, [before], 60), ...wires(width, [behind], -200)]
      }),
    ...widths.flatMap((width) =>
      wires(
        width,
        frameLines.filter((each) => each.width === width).map(({ line }) => line),
        30,
      ),
    ),
    ...wires(
      13,
      frameLines.map((_, index) => grommet(plan, index)),
      18,
    ),
  ]
}

/** Where a hose comes out from under the tape, or out of a flat bar's brake; a bar that rises lifts it. */
function lever({ look, skeleton, measures }: Plan, hand: Hose['hand'], inward: number): Point3 {
  const isFlat = look.cockpit.bar === 'flat'
  const wide = isFlat ? measures.barWidth / 2 - 208 - inward : 58 - inward
  const rise = riseOf(look.cockpit) * clamped((wide - 30) / 62, 0, 1)
  const from = plus(skeleton.barCentre, point(isFlat ? 14 : 5, 9 - rise))
  return off(from, hand === 'right' ? wide : -wide)
}

/** In two pieces: the second lies behind the front wheel. */
function forkHose(plan: Plan, hand: Hose['hand']): [Point3[], Point3[]] {
  const { crown, frontAxle, steererDown } = plan.skeleton
  const from = lever(plan, hand, 0)
  const down = direction(crown, frontAxle)
  const outside = -(plan.measures.tyre / 2 + 30)
  const before = off(plus(along(crown, steererDown, -44), point(46, 0)), outside * 0.62)
  const low = off(plus(along(crown, down, 10), point(44, 0)), outside * 0.95)
  const end = off(along(crown, down, 84), outside)
  const high = off(
    plus(skeletonPoint(from, before, 0.42), point(26, 0)),
    from.z + (before.z - from.z) * 0.36,
  )
  return [
    [from, high, before, low],
    [before, low, end],
  ]
}

const skeletonPoint = (a: Point3, b: Point3, share: number) =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)

const portOf = ({ lines }: Plan, index: number) => {
  const [bb, head] = lines.downTube
  return along(head, direction(head, bb), 64 + index * 15)
}

function frameHose(plan: Plan, hand: Hose['hand'], index: number): Point3[] {
  const from = lever(plan, hand, index * 12)
  const wide = plan.frame.downTube[1] * 0.46
  const end = off(portOf(plan, index), wide)
  const isCrossing = hand === 'left'
  const sag = index * 9
  const middle = skeletonPoint(from, end, 0.5)
  return [
    from,
    off(plus(middle, point(44 + sag, -6)), isCrossing ? (from.z + wide) * 0.35 : wide + 26),
    off(plus(portOf(plan, index), point(44 + sag / 2, -26)), wide + 14),
    end,
  ]
}

/** Rubber closes the port where a hose enters the frame. */
const grommet = (plan: Plan, index: number): Point3[] => {
  const { x, y } = portOf(plan, index)
  const wide = plan.frame.downTube[1] * 0.46
  return [point3(x + 5, y - 6, wide), point3(x - 5, y + 6, wide - 1)]
}
