import { radial, type Ink } from './ink.ts'
import { n } from './path.ts'
import type { Skeleton } from './skeleton.ts'

/** Where the tyres touch, and the long soft shade of the whole bike. */
export function drawGround(ink: Ink, { rearAxle, frontAxle, wheelRadius }: Skeleton): string {
  const touch = radial(ink, 'touch', [
    [0, '#0b0d12', 0.55],
    [0.35, '#0b0d12', 0.3],
    [0.7, '#0b0d12', 0.08],
    [1, '#0b0d12', 0],
  ])
  const long = radial(ink, 'long', [
    [0, '#0b0d12', 0.17],
    [0.55, '#0b0d12', 0.1],
    [0.8, '#0b0d12', 0.03],
    [1, '#0b0d12', 0],
  ])
  const half = (frontAxle.x - rearAxle.x) / 2 + wheelRadius * 0.82
  const spot = (x: number, rx: number, ry: number) =>
    `<ellipse cx="${n(x)}" cy="2" rx="${rx}" ry="${ry}" fill="${touch}"/>`
  return `<ellipse cx="0" cy="6" rx="${n(half)}" ry="30" fill="${long}"/>${[rearAxle.x, frontAxle.x].map((x) => spot(x, 190, 15) + spot(x, 80, 7)).join('')}`
}
