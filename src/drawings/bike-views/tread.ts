import type { Tread } from '#/drawings/bike/bike-look.ts'
import { radians } from '#/drawings/bike/point.ts'
import { seen } from './camera.ts'
import type { Studio } from './paint-shapes.ts'
import { point3 } from '#/drawings/bike-solids/point3.ts'
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
export function tread({ camera, look }: Studio, { centre, radius, high, wide }: Hoop): string {
  const { tread: kind = look.wheels.tyreWidth >= 38 ? 'knob' : 'slick' } = look.wheels
  const pattern = patterns[kind]
  if (!pattern) return ''
  const { step, width, isBlock, opacity } = pattern
  const facing = (Math.atan2(camera.eye.y, camera.eye.x) * 180) / Math.PI
  const rows = Array.from({ length: Math.floor(150 / step) }, (_, index) => index * step - 75)
  const place = (angle: number, share: number) => {
    // Towards its walls a tyre is rounder, so the pattern lies nearer to the axle there.
    const out = radius + high * Math.sqrt(1 - share * share)
    const turn = radians(facing + angle)
    const p = seen(
      camera,
      point3(
        centre.x + out * Math.cos(turn),
        centre.y + out * Math.sin(turn),
        centre.z + share * wide,
      ),
    )
    return `${Math.round(p.x)} ${Math.round(p.y)}`
  }
  const d = rows
    .map((angle, index) => {
      if (!isBlock)
        return `M${place(angle, 0.2)}L${place(angle + 2, 0.5)}M${place(angle, -0.2)}L${place(angle + 2, -0.5)}`
      const shift = index % 2 ? 0.1 : 0.26
      return `M${place(angle, shift - 0.24)}L${place(angle, shift + 0.04)}M${place(angle, -0.62)}L${place(angle, -0.42)}M${place(angle, 0.62)}L${place(angle, 0.42)}`
    })
    .join('')
  return `<path d="${d}" fill="none" stroke="#08090a" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}
