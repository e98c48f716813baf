/** Drawing coordinates: millimetres, x towards the front of the bike, y down, as SVG counts. */
export type Point = { readonly x: number; readonly y: number }

export const point = (x: number, y: number): Point => ({ x, y })
export const plus = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y)
export const minus = (a: Point, b: Point): Point => point(a.x - b.x, a.y - b.y)
export const times = (a: Point, factor: number): Point => point(a.x * factor, a.y * factor)
export const moved = (a: Point, x: number, y: number): Point => point(a.x + x, a.y + y)
export const along = (a: Point, way: Point, by: number): Point =>
  point(a.x + way.x * by, a.y + way.y * by)
export const between = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (radian: number): number => (radian * 180) / Math.PI

/** The direction from a to b; two equal points have none, so they get "forward". */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b)
  return length < 1e-6 ? point(1, 0) : times(minus(b, a), 1 / length)
}

/** The direction a quarter turn anticlockwise as seen on the page: for a tube running forward, its upper side. */
export const leftOf = (d: Point): Point => point(d.y, -d.x)

/** At `angle` degrees clockwise from forward, `radius` away from the centre. */
export const around = (centre: Point, radius: number, angle: number): Point =>
  moved(centre, radius * Math.cos(radians(angle)), radius * Math.sin(radians(angle)))

/** Degrees by which the direction from a to b falls below forward. */
export const heading = (a: Point, b: Point): number => degrees(Math.atan2(b.y - a.y, b.x - a.x))

/** The crossing of the lines through a-b and c-d; lines that are nearly parallel meet half way between b and c. */
export function crossing([a, b]: Line, [c, d]: Line): Point {
  const p = minus(b, a)
  const q = minus(d, c)
  const area = p.x * q.y - p.y * q.x
  if (Math.abs(area) < 1e-3 * Math.hypot(p.x, p.y) * Math.hypot(q.x, q.y)) return between(b, c, 0.5)
  const share = ((c.x - a.x) * q.y - (c.y - a.y) * q.x) / area
  return between(a, b, share)
}

export type Line = readonly [Point, Point]
