import { n } from '#/drawings/bike/path.ts'
import { around, degrees, distance, heading, type Point } from '#/drawings/bike/point.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** A wheel the chain runs over; `turn` 1 when the chain passes it clockwise, -1 the other way. */
export type Pulley = { centre: Point; radius: number; turn: 1 | -1 }

/** The closed line of a chain over its pulleys, in order: straight runs that touch, arcs that wrap. */
export function belt(pulleys: Pulley[]): string {
  const runs = pulleys.map((from, index) => {
    const to = pulleys[(index + 1) % pulleys.length] ?? from
    return { ...tangent(from, to), to }
  })
  const first = runs[0]
  if (!first) return ''
  let markup = `M${spot(first.start)}`
  for (const [index, run] of runs.entries()) {
    const next = runs[(index + 1) % runs.length] ?? run
    const sweep = run.to.turn === 1 ? 1 : 0
    const turned =
      (run.to.turn * (heading(run.to.centre, next.start) - heading(run.to.centre, run.end)) + 720) %
      360
    const radius = n(run.to.radius)
    markup += `L${spot(run.end)}A${radius} ${radius} 0 ${turned > 180 ? 1 : 0} ${sweep} ${spot(next.start)}`
  }
  return `${markup}Z`
}

const spot = (p: Point) => `${n(p.x)} ${n(p.y)}`

/** The straight run that leaves one pulley and arrives at the next. */
function tangent(from: Pulley, to: Pulley): { start: Point; end: Point } {
  const reach = Math.max(distance(from.centre, to.centre), 1)
  const same = from.turn === to.turn
  const difference = same ? from.radius - to.radius : from.radius + to.radius
  const lean = degrees(Math.acos(clamped(difference / reach, -1, 1)))
  const way = heading(from.centre, to.centre)
  const start = way - from.turn * lean
  const end = same ? start : start + 180
  return { start: around(from.centre, from.radius, start), end: around(to.centre, to.radius, end) }
}
