import { suspensionPlan } from '#/drawings/bike-frame/draw-suspension-fork.ts'
import { along, between, direction, distance, type Point } from '#/drawings/bike/point.ts'
import { besideTyre, breadths, type Plan } from './frame-solids.ts'
import { off } from './point3.ts'
import { bothSides, drum, raised, tube, type Shape } from './solid.ts'

/** Half widths of a blade from the front, by its profile; a deep one is narrow, and an aluminium one is stout. */
const bladeHalves = {
  curved: 10,
  slim: 11,
  deep: 9.5,
  stout: 13,
  alloy: 12.5,
  usual: 11.5,
} as const

/** Crown, blades and their tips; or stanchions in lowers. */
export function forkSolids(plan: Plan): Shape[] {
  const { look, skeleton, frame, measures } = plan
  const { crown, frontAxle, steererDown, headBottom } = skeleton
  if (look.fork?.blades === 'suspension') return suspension(plan)
  const isCurved = look.fork?.blades === 'curved'
  const half = bladeHalves[isCurved ? 'curved' : (look.fork?.profile ?? 'usual')]
  const inner = Math.max(measures.tyre / 2 + besideTyre, 21)
  const tip = measures.hubs.front / 2 + 6
  const [atCrown, knee, atTip] = frame.fork
  const length = distance(crown, frontAxle)
  const down = (by: number) => along(crown, steererDown, by)
  const shoulder = inner + half * 0.8
  const side = (share: number) => shoulder + (tip - shoulder) * share
  const bend = between(down(length * 0.55), between(crown, frontAxle, 0.55), isCurved ? 0 : 0.6)
  return [
    tube('fork', [
      [
        off(along(headBottom, steererDown, -1), 0),
        frame.headTube[1] / 2,
        (frame.headTube[1] / 2) * breadths(plan).head,
      ],
      [off(down(16), 0), atCrown / 2, shoulder * 0.8],
    ]),
    ...bothSides(
      {
        // Crown and blade are one body, which bends over the tyre.
        ...tube('fork', [
          [off(down(9), 0), atCrown / 2.25, 15],
          [off(down(10), shoulder * 0.42), atCrown / 2.25, 14.5],
          [off(down(15), shoulder * 0.8), atCrown / 2.3, half * 1.2],
          [off(down(32), shoulder), atCrown / 2.3, half * 1.04],
          [off(down(70), side(0.16)), (atCrown + knee) / 4.2, half],
          [off(bend, side(0.58)), knee / 2, half * 0.86],
          [off(frontAxle, tip), atTip / 2, 6.5],
        ]),
        isBent: true,
        lift: 2,
      },
      drum('fork', off(frontAxle, tip), { radius: atTip / 2 + 3, half: 5.5 }),
      ...eyes(
        look.fork?.eyes ?? 0,
        [frontAxle, bend],
        (share) => side(1 - 0.42 * share) + half * 0.84,
      ),
    ),
  ]
}

/** Bolts in the outside of the blade: the lowest this far above the axle, and the next ones above it. */
const [lowestEye, eyeStep] = [72, 60]

function eyes(
  count: number,
  [axle, bend]: readonly [Point, Point],
  outside: (share: number) => number,
): Shape[] {
  const long = Math.max(distance(axle, bend), 1)
  return Array.from({ length: count }, (_, index) => {
    const up = lowestEye + index * eyeStep
    const place = along(axle, direction(axle, bend), up)
    return drum('bolt', off(place, outside(up / long)), { radius: 5, half: 2.6, lift: 8 })
  })
}

/** Two dark stanchions under a forged crown, in lowers that an arch joins before the tyre. */
function suspension(plan: Plan): Shape[] {
  const { skeleton, frame, measures } = plan
  const { crown, steererDown, frontAxle } = skeleton
  const { clamp, seals, foot, forward } = suspensionPlan(plan)
  const z = Math.max(measures.tyre / 2 + 26, measures.hubs.front / 2 + 8)
  const arch = (down: number) => along(along(seals, steererDown, down), forward, 26)
  return [
    tube('fork', [
      [off(crown, 0), frame.headTube[1] / 2, frame.headTube[1] / 2],
      [off(between(crown, clamp, 0.5), 0), 26, z * 0.72],
      [off(along(clamp, steererDown, -10), 0), 24, z + 18],
      [off(clamp, 0), 21, z + 18],
    ]),
    ...bothSides(
      tube('stanchion', [
        [off(along(clamp, steererDown, -4), z), 16],
        [off(along(seals, steererDown, 4), z), 16],
      ]),
      tube('fork', [
        [off(seals, z), 21.5],
        [off(between(seals, foot, 0.18), z), 20.5],
        [off(between(seals, foot, 0.6), z), 19],
        [off(foot, z), 14.5],
      ]),
      raised('rubber', 2, [
        [off(seals, z), 21.8],
        [off(along(seals, steererDown, 6), z), 21.8],
      ]),
      drum('fork', off(frontAxle, z - 4), { radius: 16, half: 9 }),
    ),
    raised('fork', 6, [
      [off(arch(58), -z + 6), 11],
      [off(arch(16), -z * 0.72), 12],
      [off(arch(2), -z * 0.3), 12],
      [off(arch(2), z * 0.3), 12],
      [off(arch(16), z * 0.72), 12],
      [off(arch(58), z - 6), 11],
    ]),
    // The dial that stiffens the stroke sits at the foot of the right leg.
    drum('dial', off(along(foot, steererDown, 6), z), { radius: 8, half: 7, lift: 4 }),
  ]
}
