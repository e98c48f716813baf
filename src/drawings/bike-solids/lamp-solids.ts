import { along, around, between, leftOf, moved, point, type Point } from '#/drawings/bike/point.ts'
import { lampSizes } from '#/drawings/bike-equipment/lamp-sizes.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { raised, upright, type Shape } from './solid.ts'

/** Lamps of their own are strapped to bar and post; fed ones sit at the crown and the rack, the guard or the post. */
export function lampSolids(plan: Plan): Shape[] {
  const stated = plan.look.extras?.lights
  if (!stated) return []
  const kind = stated === true ? 'motor' : stated
  const { crown, steererDown, barCentre } = plan.skeleton
  const { length, height, width, rearHeight } = lampSizes[kind]
  const isFed = kind === 'dynamo' || kind === 'motor'
  const foot = along(
    along(crown, steererDown, 15),
    leftOf(steererDown),
    plan.frame.headTube[1] / 2 - 2,
  )
  const lamp = isFed
    ? moved(foot, 34, -22)
    : moved(barCentre, 14, kind === 'flashers' ? -9 : -22 - height / 2)
  const z = isFed ? 0 : 38
  const at = (x: number, y = 0): Point3 => off(moved(lamp, x, y), z)
  const rear = rearLamp(plan, isFed)
  const wide = plan.look.extras?.rack && isFed ? 34 : 13
  const back = (x: number) => off(moved(rear, x, 0), 0)
  const [half, side] = [height / 2, width / 2]
  return [
    raised('alloy', 30, [
      [off(isFed ? foot : barCentre, z), 6, 7],
      [at(-length / 4, half * 0.6), 6, 7],
    ]),
    upright(
      'alloy',
      [
        [at(-length / 2), half * 0.5, side * 0.5],
        [at(-length / 6), half, side * 0.94],
        [at(length / 2), half, side],
      ],
      40,
    ),
    upright(
      'lens',
      [
        [at(length / 2), half * 0.86, side * 0.88],
        [at(length / 2 + 4), half * 0.76, side * 0.8],
      ],
      60,
    ),
    upright(
      'alloy',
      [
        [back(9), rearHeight / 2, wide],
        [back(-4), rearHeight / 2 + 1, wide],
      ],
      30,
    ),
    upright(
      'tail',
      [
        [back(-4), rearHeight / 2 - 3, wide - 3],
        [back(-7), rearHeight / 2 - 4, wide - 4],
      ],
      60,
    ),
  ]
}

function rearLamp({ look, skeleton, lines }: Plan, isFed: boolean): Point {
  const { rearAxle, wheelRadius, seatTop, railClamp } = skeleton
  const { rack, mudguards: guards, bags } = look.extras ?? {}
  if (isFed && rack) return point(rearAxle.x - 182, rearAxle.y - wheelRadius - 26)
  if (isFed && guards && guards !== 'clip') return around(rearAxle, wheelRadius + 28, 203)
  const post = bags?.includes('saddle')
    ? between(...lines.seatstay, 0.84)
    : between(seatTop, railClamp, 0.46)
  return moved(post, -25, 0)
}
