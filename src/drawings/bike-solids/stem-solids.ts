import { along, between, direction, distance, leftOf, type Point } from '#/drawings/bike/point.ts'
import { stemHeight } from '#/drawings/bike/skeleton.ts'
import { stemOf } from '#/drawings/bike-cockpit/stem-styles.ts'
import type { StemStyle } from '#/drawings/bike/bike-look.ts'
import { breadths, type Plan } from './frame-solids.ts'
import { off } from './point3.ts'
import { bothSides, drum, raised, tube, type Shape } from './solid.ts'

/** Headset cap, spacers, and the stem by the style that the side view shows. */
export function stemSolids(plan: Plan): Shape[] {
  const { skeleton, frame, look } = plan
  const { headTop, steererDown, spacers } = skeleton
  const { isSmooth = false } = stemOf(look)
  const up = (by: number) => off(along(headTop, steererDown, -by), 0)
  const top = 11 + spacers + stemHeight
  const wide = isSmooth ? 21 : 18
  const head = frame.headTube[0] / 2 - 0.5
  return [
    tube('alloy', [
      [up(0), head, head * breadths(plan).head],
      [up(11), wide + 1],
    ]),
    ...(spacers > 0
      ? [
          tube('alloy', [
            [up(11), wide],
            [up(11 + spacers), wide],
          ]),
        ]
      : []),
    raised('stem', 4, [
      [up(11 + spacers), wide + 1.5],
      [up(top), wide + 1],
    ]),
    raised('alloy', 8, [
      [up(top - 1), 17],
      [up(top + 3), 15],
    ]),
    ...stemBody(plan),
  ]
}

function stemBody(plan: Plan): Shape[] {
  const { stemFoot: foot, barCentre: bar } = plan.skeleton
  const { half, plate } = stemOf(plan.look)
  const [rear, middle, front] = half
  const way = direction(foot, bar)
  const before = (by: number) => off(along(bar, way, -by), 0)
  const from = off(along(foot, way, 4), 0)
  const mid = off(between(foot, bar, 0.52), 0)
  if (plate === undefined)
    // The stem opens into the wing of its bar.
    return [
      raised('stem', 5, [
        [from, rear * 0.9, 17],
        [mid, middle, 17],
        [before(18), front, 25],
        [before(-4), front - 3, 40],
      ]),
    ]
  return [
    raised('stem', 5, [
      [from, rear * 0.86, 16.5],
      [mid, middle, 15.5],
      [before(26), front, 16.5],
      [before(6), plate - 1, 20],
    ]),
    drum('stem', off(along(bar, way, 3), 0), { radius: plate - 1, half: plate - 1, lift: 6 }),
    ...bothSides(
      ...[8 - plate, plate - 8].map((height) =>
        bolt(along(along(bar, way, plate - 4), leftOf(way), height), way),
      ),
    ),
    ...(details[plan.look.cockpit.stemStyle ?? 'forged']?.(foot, bar) ?? []),
  ]
}

/** A bolt of the faceplate. */
const bolt = (place: Point, way: Point): Shape =>
  raised('bolt', 30, [
    [off(place, 14.5), 2.4],
    [off(along(place, way, 4), 14.5), 2.4],
  ])

/** By what a rider knows the stem: a pocket, a pivot with its wedge, welds, a toothed joint. */
const details: Partial<Record<StemStyle, (foot: Point, bar: Point) => Shape[]>> = {
  machined: (foot, bar) =>
    bothSides(
      raised('gap', 14, [
        [off(between(foot, bar, 0.28), 15.6), 3, 1],
        [off(between(foot, bar, 0.5), 15.6), 5, 1],
        [off(between(foot, bar, 0.66), 15.6), 3, 1],
      ]),
    ),
  damped: (foot, bar) => {
    const way = direction(foot, bar)
    const pivot = along(foot, way, 30)
    const gap = along(pivot, way, 14)
    const up = leftOf(way)
    return [
      drum('bolt', off(pivot, 0), { radius: 8, half: 18, lift: 12 }),
      raised('gap', 10, [
        [off(along(gap, up, 18), 0), 2, 17],
        [off(along(gap, up, -18), 0), 2, 17],
      ]),
      raised('elastomer', 11, [
        [off(along(gap, up, -8), 0), 4, 17],
        [off(along(gap, up, -18), 0), 4, 17],
      ]),
    ]
  },
  titanium: (foot, bar) => {
    const way = direction(foot, bar)
    const weld = (p: Point, radius: number) =>
      raised('weld', 9, [
        [off(p, 0), radius],
        [off(along(p, way, 4), 0), radius],
      ])
    return [weld(along(foot, way, 20), 16.5), weld(along(bar, way, -24), 16)]
  },
  adjustable: (foot, bar) => {
    const joint = along(foot, direction(foot, bar), Math.min(30, distance(foot, bar) / 2))
    return [
      drum('stem', off(joint, 0), { radius: 18, half: 19, lift: 10 }),
      drum('bolt', off(joint, 0), { radius: 6, half: 21, lift: 14 }),
    ]
  },
}
