import type { SeatpostKind } from '#/drawings/bike/bike-look.ts'
import { along, distance, moved, plus, point } from '#/drawings/bike/point.ts'
import { seatpostOf } from '#/drawings/bike-seat/seatpost-kinds.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { saddleSolids } from './saddle-solids.ts'
import { bothSides, drum, raised, tube, type Shape } from './solid.ts'

/** Saddle, rails, clamp, post and collar. */
export function seatSolids(plan: Plan): Shape[] {
  const { skeleton, frame } = plan
  const { seatTop, seatUp, railClamp } = skeleton
  return [
    ...postSolids(plan),
    ...(frame.isMoulded
      ? []
      : [
          tube('alloy', [
            [off(along(seatTop, seatUp, -11), 0), frame.seatTube[1] / 2 + 3],
            [off(along(seatTop, seatUp, 3), 0), frame.seatTube[1] / 2 + 3],
          ]),
        ]),
    drum('alloy', off(railClamp, 0), { radius: 9, half: 29 }),
    ...saddleSolids(plan),
  ]
}

/** The distances below its head at which a dropper's collar and a sprung post's links begin. */
const collarBelow = 75
const linksBelow = 52

/** The post from the seat tube up to the rails, by the kind that the side view shows. */
function postSolids(plan: Plan): Shape[] {
  const { skeleton, frame, look } = plan
  const { seatTop, seatUp, railClamp } = skeleton
  const kind = seatpostOf(look, frame)
  const up = Math.max(distance(seatTop, railClamp) - 30, 8)
  const half = frame.seatPost / 2
  const sideways = kind === 'aero' ? half * 0.55 : half
  const on = (by: number): Point3 => off(along(seatTop, seatUp, by), 0)
  const under = (x: number, y: number, z = 0): Point3 => off(moved(railClamp, x, y), z)
  const part = (from: number, to: number, share = 1, lift = 0): Shape =>
    raised('post', lift, [
      [on(from), half * share, sideways * share],
      [on(to), half * share, sideways * share],
    ])
  const ring = (by: number, more: number, material: 'bolt' | 'weld' | 'alloy', high = 2): Shape =>
    raised(material, 3, [
      [on(by), half + more, sideways + more],
      [on(by + high), half + more, sideways + more],
    ])
  const neck = tube('post', [
    [on(up - 2), half, sideways],
    [off(plus(railClamp, point(0, 8)), 0), 16, 15],
  ])
  const whole = [part(-16, up), neck]
  const kinds: Record<SeatpostKind, () => Shape[]> = {
    round: () => whole,
    aero: () => whole,
    carbon: () => [...whole, ring(up - 12, 0.3, 'bolt', 1.5), ring(up - 7, 0.3, 'bolt', 1.5)],
    titanium: () => [...whole, ring(up - 2, 1, 'weld', 4)],
    // From behind, the rear leaf hides the other; it is narrower than a tube, and bolted below the head.
    leaf: () => [part(-16, 12), part(12, up, 0.84), neck, ring(10, 0.8, 'alloy', 5)],
    dropper: () => {
      const collar = Math.max(up - collarBelow, up * 0.3)
      return [
        tube('stanchion', [
          [on(collar), half * 0.8],
          [on(up), half * 0.8],
        ]),
        part(-16, collar),
        ring(collar - 5, 1.5, 'alloy', 9),
        neck,
        raised('blackPlastic', 12, [
          [under(-22, 11), 11, 13],
          [under(-26, 46), 11, 13],
        ]),
        drum('led', under(-38, 26), { radius: 2.4, half: 2.4, lift: 40 }),
      ]
    },
    suspension: () => {
      const knee = Math.max(up - linksBelow, up * 0.4)
      const { x, y } = along(seatTop, seatUp, knee)
      const low = (dx: number, dy: number, z: number) => off(point(x + dx, y + dy), z)
      return [
        part(-16, knee),
        ...bothSides(
          raised('alloy', 2, [
            [low(7, -4, 13), 5, 4],
            [under(12, 16, 13), 5, 4],
          ]),
          raised('alloy', 4, [
            [low(-5, 10, 17), 5, 4],
            [under(-14, 24, 17), 5, 4],
          ]),
        ),
        drum('bolt', low(-5, 10, 0), { radius: 4, half: 21, lift: 8 }),
        drum('bolt', under(-14, 24), { radius: 4, half: 21, lift: 8 }),
        tube('alloy', [
          [under(0, 24), 18, 12],
          [under(0, 6), 20, 15],
        ]),
      ]
    },
  }
  return kinds[kind]()
}
