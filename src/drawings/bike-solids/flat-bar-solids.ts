import { plus, point } from '#/drawings/bike/point.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { bothSides, raised, tube, type Shape } from './solid.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** A flat bar swept back a little, or rising from the clamp: grips, round or with a wing for the palm, brakes and shifters. */
export function flatBarSolids({ skeleton, measures, look }: Plan): Shape[] {
  const { grips = 'ergonomic', barRise = 0 } = look.cockpit
  const rise = clamped(barRise, 0, 60)
  const lifted = (z: number) => clamped((z - 40) / 80, 0, 1) * rise
  const half = measures.barWidth / 2
  const sweep = (z: number) => -Math.max(z - 60, 0) * 0.1
  const p = (x: number, y: number, z: number): Point3 =>
    off(plus(skeleton.barCentre, point(x + sweep(z), y - lifted(z))), z)
  const grip = half - 132
  return bothSides(
    tube('bar', [
      [p(0, 0, 18), 15.9],
      [p(0, 0, 70), 13],
      [p(0, 0, 124), 11.6],
      [p(0, -2, grip), 11.2],
    ]),
    tube('tape', [
      [p(0, -3, grip - 4), 16],
      [p(0, -4, half - 60), 15.5],
      [p(0, -4, half), 16.5],
    ]),
    ...(grips === 'plain'
      ? []
      : [
          tube('tape', [
            [p(-18, -2, half - 70), 7, 10],
            [p(-30, 0, half - 34), 7, 14],
            [p(-24, 0, half - 4), 8, 10],
          ]),
        ]),
    raised('alloy', 4, [
      [p(0, 0, grip - 34), 17, 15],
      [p(26, 6, grip - 30), 12, 14],
    ]),
    raised('alloy', 6, [
      [p(26, 8, grip - 30), 8, 8],
      [p(52, 14, grip + 6), 6, 6],
      [p(56, 16, grip + 58), 5.5, 5.5],
      [p(50, 16, grip + 84), 6.5, 6.5],
    ]),
    raised('blackPlastic', 2, [
      [p(10, 16, grip - 58), 12, 16],
      [p(20, 20, grip - 20), 9, 10],
    ]),
  )
}
