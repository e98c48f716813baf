/** A point of an outline; a third value of 1 makes it a corner, otherwise the curve runs smoothly through it. */
export type Point = readonly [x: number, y: number, corner?: 1]

/** Points as a list, or written out: `'92,190 130,140!'`, where the exclamation mark is a corner. */
export type Outline = string | readonly Point[]

export const points = (outline: Outline): Point[] =>
  typeof outline === 'string' ? outline.split(' ').map(readPoint) : [...outline]

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number.parseFloat)
  return text.endsWith('!') ? [x, y, 1] : [x, y]
}

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** A curve through the points, smooth where they are smooth: closed unless it is a line. */
export function curve(outline: Outline, closed = true): string {
  const spots = points(outline)
  const first = spots[0]
  if (!first) return ''
  const count = spots.length
  const pick = (index: number): Point =>
    spots[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) =>
    segment(pick(index - 1), pick(index), pick(index + 1), pick(index + 2)),
  )
  return `M${at(first[0], first[1])}${segments.join('')}${closed ? 'Z' : ''}`
}

function segment(before: Point, from: Point, to: Point, after: Point): string {
  if (from[2] && to[2]) return `L${at(to[0], to[1])}`
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2.8
  const [ax, ay] = handle(before, from, to, reach)
  const [bx, by] = handle(after, to, from, reach)
  return `C${at(ax, ay)} ${at(bx, by)} ${at(to[0], to[1])}`
}

function handle(before: Point, here: Point, next: Point, reach: number): [number, number] {
  const [x, y] = here[2]
    ? [next[0] - here[0], next[1] - here[1]]
    : [next[0] - before[0], next[1] - before[1]]
  const length = Math.hypot(x, y) || 1
  return [here[0] + (x / length) * reach, here[1] + (y / length) * reach]
}

/** An open curve. */
export function line(...outline: readonly [string] | readonly Point[]): string {
  const [first] = outline
  return curve(
    typeof first === 'string'
      ? first
      : outline.flatMap((point) => (typeof point === 'string' ? [] : [point])),
    false,
  )
}

export const flipped = (outline: Outline, axis = 400): Point[] =>
  points(outline).map(([x, y, corner]) => (corner ? [2 * axis - x, y, corner] : [2 * axis - x, y]))

/** The right half of an outline, from top to bottom, completed by its mirror image. */
export function mirrored(half: Outline, axis = 400): Point[] {
  const right = points(half)
  return [
    ...right,
    ...flipped(
      right.filter(([x]) => x !== axis),
      axis,
    ).toReversed(),
  ]
}

/** A closed curve that is the same on both sides. */
export const symmetric = (half: Outline): string => curve(mirrored(half))

/** A closed curve that is given for the right, 1; on the left, -1, it is mirrored. */
export const onSide = (side: number, right: Outline): string =>
  curve(side === 1 ? right : flipped(right))

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${at(cx - rx, cy)}a${at(rx, ry)} 0 1 1 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 1 ${at(-2 * rx, 0)}Z`

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`
  const turn = (dx: number, dy: number) => `a${at(r, r)} 0 0 1 ${at(dx, dy)}`
  return (
    `M${at(x + r, y)}h${round(width - 2 * r)}${turn(r, r)}v${round(height - 2 * r)}${turn(-r, r)}` +
    `h${round(2 * r - width)}${turn(-r, -r)}v${round(2 * r - height)}${turn(r, -r)}Z`
  )
}

export const polygon = (...corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => at(x, y)).join('L')}Z`

/** A point on a circle; angles in degrees, clockwise from three o'clock as the screen sees them. */
export function onCircle(
  cx: number,
  cy: number,
  radius: number,
  degrees: number,
): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** Part of a circle, drawn clockwise. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${at(...onCircle(cx, cy, radius, from))}A${at(radius, radius)} 0 ${large} 1 ${at(...onCircle(cx, cy, radius, to))}`
}
