import { at, n, smoothLine } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  leftOf,
  plus,
  point,
  times,
  type Point,
} from '#/drawings/bike/point.ts'

/** Stations along a bone: how far along it, and how thick the limb is before and behind it. */
export type Profile = readonly (readonly [share: number, before: number, behind: number])[]

export const thigh: Profile = [
  [0, 70, 88],
  [0.2, 92, 96],
  [0.45, 92, 76],
  [0.72, 74, 58],
  [0.92, 58, 46],
]
export const shank: Profile = [
  [0.08, 54, 46],
  [0.3, 46, 66],
  [0.55, 40, 50],
  [0.8, 32, 32],
  [1, 31, 30],
]
export const upperArm: Profile = [
  [0, 44, 54],
  [0.3, 46, 48],
  [0.62, 42, 42],
  [0.94, 34, 36],
]
export const forearm: Profile = [
  [0.06, 34, 38],
  [0.28, 38, 36],
  [0.7, 27, 27],
  [1, 23, 22],
]

type Sides = { before: Point[]; behind: Point[] }

/** The two edges of a limb from one share of a bone to another. */
export function sides(
  [a, b]: readonly [Point, Point],
  profile: Profile,
  size: number,
  [from, to]: readonly [number, number] = [0, 1],
): Sides {
  const front = leftOf(direction(a, b))
  const ends = [from, to].map((share): readonly [number, number, number] => [
    share,
    thickness(profile, share, 1),
    thickness(profile, share, 2),
  ])
  const inner = profile.filter(([share]) => share > from + 0.04 && share < to - 0.04)
  const stations = [ends[0] ?? [0, 0, 0], ...inner, ends[1] ?? [1, 0, 0]] as const
  const edge = (share: number, by: number) => along(between(a, b, share), front, by * size)
  return {
    before: stations.map(([share, before]) => edge(share, before)),
    behind: stations.map(([share, , behind]) => edge(share, -behind)),
  }
}

function thickness(profile: Profile, share: number, side: 1 | 2): number {
  const next = profile.findIndex(([station]) => station >= share)
  const [after, before] = [profile[next === -1 ? profile.length - 1 : next], profile[next - 1]]
  if (!after) return 0
  if (!before || after[0] === before[0]) return after[side]
  const t = Math.min(1, (share - before[0]) / (after[0] - before[0]))
  return before[side] + (after[side] - before[side]) * t
}

/** A closed outline of two edges; the limb may begin with a round end about a joint. */
export function outline({ before, behind }: Sides, cap?: readonly [Point, Point]): string {
  const body = `${smoothLine(before)}L${smoothLine(behind.toReversed()).slice(1)}`
  const [first, last] = [before[0], behind[0]]
  if (!cap || !first || !last) return `${body}Z`
  const back = direction(cap[1], cap[0])
  const round = distance(first, last) * 0.62
  return `${body}C${at(along(last, back, round))} ${at(along(first, back, round))} ${at(first)}Z`
}

/** Two limbs as one outline, so that the joint between them is round. */
export const jointed = (first: Sides, second: Sides, cap: readonly [Point, Point]): string =>
  outline(
    { before: [...first.before, ...second.before], behind: [...first.behind, ...second.behind] },
    cap,
  )

/** A shape given in a frame of its own: `x` along a direction, `y` to its right as one looks along it. */
export function placed(
  origin: Point,
  way: Point,
  size: number,
  spots: readonly (readonly [number, number])[],
): Point[] {
  const right = times(leftOf(way), -1)
  return spots.map(([x, y]) => plus(origin, plus(times(way, x * size), times(right, y * size))))
}

/** A smooth closed shape through its points. */
export function blob(points: readonly Point[]): string {
  const first = points[0] ?? point(0, 0)
  return `${smoothLine([...points, first])}Z`
}

export const frameAt = (origin: Point, turn: number, size: number): string =>
  `translate(${at(origin)})rotate(${n(turn)})scale(${Math.round(size * 1000) / 1000})`
