import type { Drawing } from '#/drawings/bike/drawing.ts'
import { radial } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'

/** One soft shadow below the whole bike, deepest where the tyres touch the floor. */
export function drawGround({ ink, skeleton }: Pick<Drawing, 'ink' | 'skeleton'>): string {
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const touch = radial(
    ink,
    'touch',
    '0 #0b0d12 0.62, 0.25 #0b0d12 0.34, 0.6 #0b0d12 0.08, 1 #0b0d12 0',
  )
  const long = radial(
    ink,
    'long',
    '0 #0b0d12 0.085, 0.25 #0b0d12 0.075, 0.5 #0b0d12 0.048, 0.75 #0b0d12 0.018, 1 #0b0d12 0',
  )
  const half = (frontAxle.x - rearAxle.x) / 2 + wheelRadius * 1.05
  const spots = [rearAxle.x, frontAxle.x]
    .map((x) => `<ellipse cx="${n(x)}" cy="2" rx="210" ry="12" fill="${touch}"/>`)
    .join('')
  return `<ellipse cx="0" cy="9" rx="${n(half)}" ry="24" fill="${long}"/>${spots}`
}
