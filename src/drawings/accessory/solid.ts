import type { Point } from './outline.ts'
import type { Sketch } from './sketch.ts'
import type { Tone } from './tone.ts'

/** A point in space, in millimetres: to the right, towards the viewer, upwards. */
export type Spot = readonly [right: number, near: number, up: number]

export type Lens = {
  /** Radians: the viewer walks around the product, then looks down on it. */
  yaw: number
  pitch: number
  /** Distance of the eye, in millimetres. */
  eye: number
  /** Pixels for a millimetre at the product's middle, and where that middle stands. */
  scale: number
  cx: number
  cy: number
}

/** A spot in the picture, the pixels of a millimetre there, and its distance from the viewer. */
export function seen(
  [right, near, up]: Spot,
  lens: Lens,
): { at: Point; unit: number; depth: number } {
  const x = right * Math.cos(lens.yaw) - near * Math.sin(lens.yaw)
  const flat = right * Math.sin(lens.yaw) + near * Math.cos(lens.yaw)
  const y = up * Math.cos(lens.pitch) - flat * Math.sin(lens.pitch)
  const depth = up * Math.sin(lens.pitch) + flat * Math.cos(lens.pitch)
  const unit = (lens.scale * lens.eye) / (lens.eye - depth)
  return { at: [lens.cx + x * unit, lens.cy - y * unit], unit, depth }
}

/** Spots on a smooth curve through the given ones; the fourth value, the tube's radius, is blended too. */
export function smooth(knots: readonly (readonly number[])[], steps = 5): number[][] {
  const pick = (index: number) => knots[Math.min(knots.length - 1, Math.max(0, index))] ?? []
  const blended = knots.slice(0, -1).flatMap((from, index) => {
    const [before, to, after] = [pick(index - 1), pick(index + 1), pick(index + 2)]
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      return from.map((p1, axis) => {
        const [p0, p2, p3] = [before[axis] ?? p1, to[axis] ?? p1, after[axis] ?? p1]
        return (
          p1 +
          0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
        )
      })
    })
  })
  return [...blended, [...pick(knots.length - 1)]]
}

type Pipe = { colour: Tone; gloss?: number }

/** A tube in perspective along spots that carry its radius: nearer parts are thicker. */
export function pipe(
  sketch: Sketch,
  spots: readonly (readonly number[])[],
  lens: Lens,
  { colour, gloss = 0.5 }: Pipe,
): void {
  const spine = spots.map(([right = 0, near = 0, up = 0, radius = 12]) => {
    const { at, unit } = seen([right, near, up], lens)
    return { x: at[0], y: at[1], half: radius * unit }
  })
  const band = (share: number, shift: number) => ribbon(spine, share, shift)
  sketch.fill(band(1, 0), colour(-0.55))
  sketch.fill(band(0.55, -0.3), colour(-0.9), { opacity: 0.6 })
  sketch.fill(band(0.68, 0.18), colour(-0.1))
  sketch.fill(band(0.36, 0.34), colour(0.26), { opacity: 0.85 })
  sketch.fill(band(0.1, 0.42), colour(0.9), { opacity: 0.2 + 0.6 * gloss })
}

type Joint = { x: number; y: number; half: number }

/** A tube's outline, or a part of its breadth, moved towards the light from the upper left. */
function ribbon(spine: readonly Joint[], share: number, shift: number): string {
  const side = (sign: number) =>
    spine.map((joint, index) => {
      const [before, after] = [spine[index - 1] ?? joint, spine[index + 1] ?? joint]
      const [dx, dy] = [after.x - before.x, after.y - before.y]
      const reach = (joint.half * share * sign) / (Math.hypot(dx, dy) || 1)
      const [x, y] = [joint.x - joint.half * shift * 0.5, joint.y - joint.half * shift]
      return `${(x - dy * reach).toFixed(1)} ${(y + dx * reach).toFixed(1)}`
    })
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`
}
