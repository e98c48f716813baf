import type { Tread } from '#/drawings/bike/bike-look.ts'
import { radians, type Point } from '#/drawings/bike/point.ts'
import { treadOf } from '#/drawings/bike-wheels/draw-tyre.ts'
import { seen } from './camera.ts'
import type { Studio } from './paint-shapes.ts'
import { dot3, point3 } from '#/drawings/bike-solids/point3.ts'
import type { Hoop } from '#/drawings/bike-solids/solid.ts'

/** Degrees between rows, how long and wide a block is, and how dark; `null` has none. */
const patterns: Record<
  Tread,
  { step: number; width: number; isBlock: boolean; opacity: number } | null
> = {
  slick: null,
  file: { step: 3, width: 1, isBlock: false, opacity: 0.5 },
  semi: { step: 3.4, width: 3.6, isBlock: true, opacity: 0.6 },
  knob: { step: 4.4, width: 6, isBlock: true, opacity: 0.85 },
  city: { step: 7, width: 2.4, isBlock: false, opacity: 0.6 },
}

/** The pattern of the half of a tyre that faces the eye: knobs in rows, or fine grooves. */
export function tread(
  { camera, look, window }: Studio,
  { centre, radius, high, wide }: Hoop,
): string {
  const pattern = patterns[treadOf(look.wheels)]
  if (!pattern) return ''
  const { step, width, isBlock, opacity } = pattern
  const facing = (Math.atan2(camera.eye.y, camera.eye.x) * 180) / Math.PI
  // From an angle the wall hides some of the pattern, and more of its length is seen.
  const isAngled = Math.abs(camera.eye.z) > 0.01
  const half = isAngled ? 150 : 75
  const rows = Array.from(
    { length: Math.floor((half * 2) / step) },
    (_, index) => index * step - half,
  )
  const at = (angle: number, share: number): Point => {
    // Towards its walls a tyre is rounder, so the pattern lies nearer to the axle there.
    const out = radius + high * Math.sqrt(1 - share * share)
    const turn = radians(facing + angle)
    return seen(
      camera,
      point3(
        centre.x + out * Math.cos(turn),
        centre.y + out * Math.sin(turn),
        centre.z + share * wide,
      ),
    )
  }
  const isSeen = (angle: number, share: number): boolean => {
    const [left, top, across, down] = window
    const { x, y } = at(angle, share)
    if (x < left || x > left + across || y < top || y > top + down) return false
    const flat = Math.sqrt(1 - share * share)
    const turn = radians(facing + angle)
    const outwards = point3(Math.cos(turn) * flat, Math.sin(turn) * flat, share)
    return dot3(outwards, camera.eye) > 0.06
  }
  const place = (angle: number, share: number): string => {
    const { x, y } = at(angle, share)
    return `${Math.round(x)} ${Math.round(y)}`
  }
  const stroke = (angle: number, from: number, to: number, slant = 0): string =>
    isAngled && !isSeen(angle, (from + to) / 2)
      ? ''
      : `M${place(angle, from)}L${place(angle + slant, to)}`
  const d = rows
    .map((angle, index) => {
      if (!isBlock) return stroke(angle, 0.2, 0.5, 2) + stroke(angle, -0.2, -0.5, 2)
      const shift = index % 2 ? 0.1 : 0.26
      return (
        stroke(angle, shift - 0.24, shift + 0.04) +
        stroke(angle, -0.62, -0.42) +
        stroke(angle, 0.62, 0.42)
      )
    })
    .join('')
  return `<path d="${d}" fill="none" stroke="#08090a" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}
