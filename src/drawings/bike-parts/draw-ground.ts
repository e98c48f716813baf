import { radial, type Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'

/** The contact shadows of the tyres, and the long soft shadow of the whole bike. */
export function drawGround(ink: Ink, { rearAxle, frontAxle, wheelRadius }: Skeleton): string {
  const touch = radial(ink, 'touch', [
    [0, '#0b0d12', 0.6],
    [0.3, '#0b0d12', 0.3],
    [0.65, '#0b0d12', 0.08],
    [1, '#0b0d12', 0],
  ])
  const long = radial(ink, 'long', [
    [0, '#0b0d12', 0.1],
    [0.4, '#0b0d12', 0.085],
    [0.75, '#0b0d12', 0.03],
    [1, '#0b0d12', 0],
  ])
  const half = (frontAxle.x - rearAxle.x) / 2 + wheelRadius * 0.9
  const spot = (x: number, rx: number, ry: number) =>
    `<ellipse cx="${n(x)}" cy="2" rx="${rx}" ry="${ry}" fill="${touch}"/>`
  const touches = [rearAxle.x, frontAxle.x].map((x) => spot(x, 230, 20) + spot(x, 90, 8)).join('')
  return `<ellipse cx="0" cy="7" rx="${n(half)}" ry="40" fill="${long}"/>${touches}`
}
