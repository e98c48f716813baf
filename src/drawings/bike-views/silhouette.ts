import { at } from '#/drawings/bike/path.ts'
import {
  between,
  direction,
  distance,
  leftOf,
  minus,
  plus,
  point,
  times,
  type Point,
} from '#/drawings/bike/point.ts'
import { seen, type Camera } from './camera.ts'
import type { Section, Solid } from '#/drawings/bike-solids/solid.ts'

/** A section as it lies in the picture. */
type Flat = { centre: Point; u: Point; v: Point }

const flat = (camera: Camera, { centre, u, v }: Section): Flat => ({
  centre: seen(camera, centre),
  u: seen(camera, u),
  v: seen(camera, v),
})

const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y

/** Half the width of a section along a direction of the picture. */
const halfAlong = ({ u, v }: Flat, way: Point) => Math.hypot(dot(u, way), dot(v, way))

/** The point of a section that lies farthest along a direction. */
function farthest({ centre, u, v }: Flat, way: Point): Point {
  const half = Math.max(Math.hypot(dot(u, way), dot(v, way)), 1e-6)
  return plus(centre, plus(times(u, dot(u, way) / half), times(v, dot(v, way) / half)))
}

export type Silhouette = {
  d: string
  /** The line that light runs across, and how wide the body is there. */
  axis: [Point, Point]
  width: number
}

/** The outline of a solid in the picture. */
export function silhouette(camera: Camera, { sections, isConvex, isBent }: Solid): Silhouette {
  const flats = sections.map((section) => flat(camera, section))
  // Light runs along the straight part of what is bent.
  const straight = isBent ? flats.slice(Math.floor(flats.length / 2)) : flats
  const first = straight[0]?.centre ?? point(0, 0)
  const last = straight.at(-1)?.centre ?? first
  const widths = straight.map((each) => halfAlong(each, leftOf(direction(first, last))) * 2)
  const width = Math.max(...widths, 1)
  const d = isConvex
    ? rounded(thinned(hull(finer(flats).flatMap(around))))
    : isBent || isSlender(flats)
      ? ribbonOf(flats)
      : pairs(flats)
  if (distance(first, last) > width * 0.2) return { d, axis: [first, last], width }
  // Seen from its end, a body is lit from above like everything else.
  const middle = point((first.x + last.x) / 2, (first.y + last.y) / 2)
  const high = Math.max(...flats.map((each) => halfAlong(each, point(0, 1)) * 2), 1)
  return { d, axis: [plus(middle, point(-1, 0)), plus(middle, point(1, 0))], width: high }
}

/** Whether the body runs along its line in the picture without turning back on itself. */
function isSlender(flats: Flat[]): boolean {
  return flats.every((here, index) => {
    const after = flats[index + 1]
    if (!after) return true
    const way = direction(here.centre, after.centre)
    const slant = Math.max(halfAlong(here, way), halfAlong(after, way))
    const before = flats[index - 1]
    const turn = before ? dot(direction(before.centre, here.centre), way) : 1
    return distance(here.centre, after.centre) > slant * 0.6 + 0.5 && turn > 0.55
  })
}

/** Both sides as smooth lines, closed by the ends. */
function ribbonOf(flats: Flat[]): string {
  const sides = flats.map((here, index) => {
    const before = flats[index - 1] ?? here
    const after = flats[index + 1] ?? here
    const up = leftOf(direction(before.centre, after.centre))
    return [farthest(here, up), farthest(here, times(up, -1))] as const
  })
  const upper = sides.map(([side]) => side)
  const lower = sides.map(([, side]) => side).toReversed()
  const ends = [flats[0], flats.at(-1)].flatMap((end) => (end ? ellipse(end) : []))
  const body = [...upper, ...lower]
  const markup =
    flats.length > 2
      ? `M${at(upper[0] ?? point(0, 0))}${curve(upper)}L${at(lower[0] ?? point(0, 0))}${curve(lower)}Z`
      : polygonOf(body)
  // All parts of one path must turn the same way round, or they cut holes where they overlap.
  return (area(body) >= 0 ? markup : polygonOf(body.toReversed())) + ends.join('')
}

/** Half a millimetre is enough for a corner of many, and keeps the markup small. */
const polygonOf = (points: Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`).join('L')}Z`

/** Two more sections between each two, so that a body swells and tapers without edges. */
function finer(flats: Flat[]): Flat[] {
  const last = flats.at(-1)
  const all = flats.slice(0, -1).flatMap((from, index) => {
    const to = flats[index + 1] ?? from
    const [before, after] = [flats[index - 1] ?? from, flats[index + 2] ?? to]
    const along = (share: number): Flat => {
      const on = (of: keyof Flat) => through(before[of], from[of], to[of], after[of], share)
      return { centre: on('centre'), u: on('u'), v: on('v') }
    }
    return [from, along(1 / 3), along(2 / 3)]
  })
  return last ? [...all, last] : all
}

/** A point between b and c of a smooth line through all four. */
function through(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    q + (t / 2) * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  return point(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y))
}

/** Corners about a section whose sides touch it, for `rounded`. */
function around({ centre, u, v }: Flat): Point[] {
  const corners = 12
  const out = 1 / Math.cos(Math.PI / corners)
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * Math.PI * 2
    return plus(centre, plus(times(u, Math.cos(turn) * out), times(v, Math.sin(turn) * out)))
  })
}

/** The same outline without corners that hardly turn. */
function thinned(points: Point[]): Point[] {
  const kept: Point[] = []
  for (const [index, p] of points.entries()) {
    const before = kept.at(-1) ?? points.at(-1) ?? p
    const after = points[(index + 1) % points.length] ?? p
    const turn = Math.abs(area([before, p, after])) / Math.max(distance(before, after), 1)
    if (turn > 0.28) kept.push(p)
  }
  return kept.length > 2 ? kept : points
}

/** A closed curve that touches the middle of every side. */
function rounded(points: Point[]): string {
  const middles = points.map((p, index) =>
    between(p, points[(index + 1) % points.length] ?? p, 0.5),
  )
  const turns = points.map((p, index) => `${at(p)} ${at(middles[index] ?? p)}`)
  return `M${at(middles.at(-1) ?? point(0, 0))}Q${turns.join(' ')}Z`
}

function curve(points: Point[]): string {
  let markup = ''
  for (const [index, from] of points.entries()) {
    const to = points[index + 1]
    if (!to) break
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leave = plus(from, times(minus(to, before), 1 / 6))
    const arrive = minus(to, times(minus(after, from), 1 / 6))
    markup += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return markup
}

const area = (points: Point[]): number =>
  points.reduce((sum, here, index) => {
    const next = points[(index + 1) % points.length] ?? here
    return sum + here.x * next.y - next.x * here.y
  }, 0)

/** The length of the handles of a Bézier curve that draws a quarter of an ellipse, as a share of its half axes. */
const kappa = 0.5523

/** A section as a closed curve; one seen nearly edge on has nothing to show. */
const ellipse = ({ centre, u, v }: Flat): string[] => {
  const longer = Math.max(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y), 1)
  return Math.abs(u.x * v.y - u.y * v.x) / longer < 0.7 ? [] : [closedCurve(centre, u, v)]
}

/** An ellipse by its half axes, which need not stand square on each other. */
export function closedCurve(centre: Point, u: Point, axis: Point): string {
  const v = u.x * axis.y - u.y * axis.x > 0 ? axis : times(axis, -1)
  const p = (cu: number, cv: number) => at(plus(centre, plus(times(u, cu), times(v, cv))))
  const k = kappa
  return `M${p(1, 0)}C${p(1, k)} ${p(k, 1)} ${p(0, 1)}C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}Z`
}

/** The outline of a body without hollows, such as a wheel on its edge; light runs across its longer side. */
export function wrapped(camera: Camera, sections: Section[]): Silhouette {
  const points = hull(sections.flatMap((section) => ring(flat(camera, section))))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const middle = point((left + right) / 2, (top + bottom) / 2)
  const isTall = bottom - top > right - left
  return {
    d: polygonOf(points),
    axis: isTall
      ? [point(middle.x, top), point(middle.x, bottom)]
      : [point(left, middle.y), point(right, middle.y)],
    width: isTall ? right - left : bottom - top,
  }
}

/** Each two neighbouring sections wrapped as tightly as a rubber band would. */
function pairs(flats: Flat[]): string {
  const bands = flats.flatMap((here, index) => {
    const after = flats[index + 1]
    return after ? [hull([...ring(here), ...ring(after)])] : []
  })
  return uncovered(bands.length > 0 ? bands : flats.map((only) => hull(ring(only))))
    .map(polygonOf)
    .join('')
}

/** Bands that others hide altogether would only add weight: from its end, a body is mostly its largest band. */
function uncovered(bands: Point[][]): Point[][] {
  const kept: Point[][] = []
  for (const band of bands.toSorted((a, b) => area(b) - area(a)))
    if (!kept.some((larger) => band.every((p) => isWithin(larger, p)))) kept.push(band)
  return kept
}

/** Whether a point lies in a convex outline, or so little outside that nobody sees it. */
const isWithin = (outline: Point[], p: Point): boolean =>
  outline.every((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    const long = Math.max(distance(a, b), 1e-6)
    return ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / long > -0.4
  })

const ring = ({ centre, u, v }: Flat): Point[] => {
  const corners = Math.max(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y)) > 24 ? 20 : 12
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * Math.PI * 2
    return plus(centre, plus(times(u, Math.cos(turn)), times(v, Math.sin(turn))))
  })
}

/** The convex hull, in the direction in which `area` is positive. */
function hull(points: Point[]): Point[] {
  // Points above one another differ in their last digits, which would put them out of order.
  const even = (value: number) => Math.round(value * 100) / 100
  const sorted = points
    .map(({ x, y }) => point(even(x), even(y)))
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: Point[]): Point[] => {
    const kept: Point[] = []
    for (const p of list) {
      for (;;) {
        const [b, a] = [kept.at(-1), kept.at(-2)]
        if (!a || !b || (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0.05) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
