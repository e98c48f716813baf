import {
  along,
  between,
  direction,
  distance,
  leftOf,
  minus,
  plus,
  point,
  times,
  type Point,
} from './point.ts'

/** A tenth of a millimetre is finer than any screen shows and keeps the markup small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0)
export const at = (p: Point): string => `${n(p.x)} ${n(p.y)}`

export const line = (...points: Point[]): string => `M${points.map(at).join('L')}`
export const polygon = (...points: Point[]): string => `${line(...points)}Z`

export type Corner = Point & { readonly cut?: number }
export const corner = (p: Point, cut: number): Corner => ({ x: p.x, y: p.y, cut })

/** A polygon whose corners are cut back by `cut` millimetres along both sides and rounded. */
export function roundedPolygon(corners: Corner[]): string {
  const parts = corners.map((here, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? here
    const after = corners[(index + 1) % corners.length] ?? here
    if (!here.cut) return at(here)
    const into = Math.min(here.cut, distance(here, before) / 2)
    const out = Math.min(here.cut, distance(here, after) / 2)
    const start = along(here, direction(here, before), into)
    const end = along(here, direction(here, after), out)
    return `${at(start)}Q${at(here)} ${at(end)}`
  })
  return `M${parts.join('L')}Z`
}

/** A smooth curve through the points; the markup after its first point. */
function curveThrough(points: Point[]): string {
  let markup = ''
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] ?? point(0, 0)
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leave = plus(from, times(minus(to, before), 1 / 6))
    const arrive = minus(to, times(minus(after, from), 1 / 6))
    markup += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return markup
}

export const smoothLine = (points: Point[]): string =>
  `M${at(points[0] ?? point(0, 0))}${curveThrough(points)}`

/** One station of a tube: a point of its centre line and the width there. */
export type Station = readonly [centre: Point, width: number]

/** The outline of a tube that follows the stations and swells and tapers with their widths. */
export function ribbon(stations: Station[]): string {
  const centres = stations.map(([centre]) => centre)
  const sides = stations.map(([centre, width], index) => {
    const before = centres[index - 1] ?? centre
    const after = centres[index + 1] ?? centre
    const up = leftOf(direction(before, after))
    return { upper: along(centre, up, width / 2), lower: along(centre, up, -width / 2) }
  })
  const upper = sides.map((side) => side.upper)
  const lower = sides.map((side) => side.lower).toReversed()
  return `M${at(upper[0] ?? point(0, 0))}${curveThrough(upper)}L${at(lower[0] ?? point(0, 0))}${curveThrough(lower)}Z`
}

/** A cubic curve cut into stations, for a tube bent along it whose width runs through `widths` evenly. */
export function bent(curve: readonly [Point, Point, Point, Point], widths: number[]): Station[] {
  const [a, b, c, d] = curve
  return widths.map((width, index) => {
    const t = widths.length < 2 ? 0 : index / (widths.length - 1)
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)]
    return [between(between(ab, bc, t), between(bc, cd, t), t), width]
  })
}

/** A circle as a path, so that it can be one of several holes or discs of one shape. */
export const disc = (centre: Point, radius: number): string =>
  `M${at(point(centre.x - radius, centre.y))}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * -2)} 0Z`
