import type { BikeLook } from './bike-look.ts'
import { derivedGeometry, type DerivedGeometry } from './frame-geometry.ts'
import { edgeOf, frameLines, type FrameLines } from './frame-lines.ts'
import { framePlan } from './frame-plan.ts'
import { at, line, n, polygon } from './path.ts'
import {
  along,
  around,
  between,
  direction,
  heading,
  leftOf,
  moved,
  point,
  times,
  type Line,
  type Point,
} from './point.ts'
import { skeletonOf, type Skeleton } from './skeleton.ts'

export const dimensionNames = [
  'stack',
  'reach',
  'effectiveTopTube',
  'seatTube',
  'headTube',
  'headAngle',
  'seatAngle',
  'chainstay',
  'wheelbase',
  'bbDrop',
  'forkOffset',
  'trail',
  'standover',
] as const
export type DimensionName = (typeof dimensionNames)[number]

export type GeometryDrawingOptions = {
  title?: string
  /** Words for the labels; left out, a label is its number alone. */
  labels?: Partial<Record<DimensionName, string>>
  format?: (value: number, unit: 'mm' | '°') => string
}

/** What a dimension measures: a distance beside the line it belongs to, or an angle about a point. */
type Dimension =
  | { kind: 'length'; value: number; measured: Line; aside: Point; label?: Point }
  | { kind: 'angle'; value: number; centre: Point; radius: number; from: number; to: number }

/**
 * The frame as a line drawing with its measures, each in a `<g data-dim="…">` so that a style sheet can light it
 * up with its row of the table. Drawn in `currentColor`.
 */
export function drawGeometry(
  look: Pick<BikeLook, 'geometry' | 'frame' | 'wheels'>,
  options: GeometryDrawingOptions = {},
): string {
  const bare: BikeLook = {
    ...look,
    paint: { finish: 'matt', colour: '#000000', downTubeLogo: '#000000', smallLogo: '#000000' },
    cockpit: { bar: 'drop' },
    drivetrain: { shifting: 'mechanical', rings: [40], cassette: [11, 34] },
  }
  const skeleton = skeletonOf(bare)
  const plan = framePlan(bare)
  const lines = frameLines(skeleton, plan)
  const derived = derivedGeometry(look.geometry, look.wheels)
  const all = dimensions(look.geometry, derived, skeleton)
  const marks = dimensionNames.map((name) => dimensionGroup(name, all[name], options)).join('')
  const heard =
    options.title === undefined
      ? ' aria-hidden="true">'
      : ` role="img"><title>${escaped(options.title)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box(skeleton)}" fill="none" stroke="currentColor" stroke-width="2" font-size="30"${heard}${wheels(skeleton)}${axes(skeleton)}${frame(skeleton, lines, plan)}${marks}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const box = ({ rearAxle, frontAxle, wheelRadius, headTop }: Skeleton): string => {
  const left = rearAxle.x - wheelRadius - 40
  const top = headTop.y - 170
  return `${n(left)} ${n(top)} ${n(frontAxle.x + wheelRadius + 170 - left)} ${n(130 - top)}`
}

function wheels({ rearAxle, frontAxle, wheelRadius, rimRadius }: Skeleton): string {
  const wheel = (p: Point) =>
    `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(wheelRadius)}"/><circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(rimRadius)}" stroke-opacity=".6"/><circle cx="${n(p.x)}" cy="${n(p.y)}" r="7"/>`
  return `<g class="geometry-wheels" stroke-opacity=".3">${wheel(rearAxle)}${wheel(frontAxle)}<path d="${line(point(rearAxle.x - wheelRadius, 0), point(frontAxle.x + wheelRadius, 0))}"/></g>`
}

/** Seat and steering axis, run on to where they are measured. */
function axes({ headTop, seatTop, seatUp, steererDown }: Skeleton): string {
  const steering = line(
    along(headTop, steererDown, -60),
    along(headTop, steererDown, -headTop.y / steererDown.y),
  )
  const seat = line(seatTop, along(seatTop, seatUp, (headTop.y - 40 - seatTop.y) / seatUp.y))
  return `<path class="geometry-axes" d="${steering}${seat}" stroke-width="1.2" stroke-opacity=".4" stroke-dasharray="14 5 3 5"/>`
}

/** The tubes by their edges, filled like paper so that they hide the wheels behind them. */
function frame(skeleton: Skeleton, lines: FrameLines, plan: ReturnType<typeof framePlan>): string {
  const tube = (axis: Line, widths: readonly [number, number]) => {
    const a = edgeOf(axis, widths, 1)
    const b = edgeOf(axis, widths, -1)
    return `<path d="${polygon(a[0], a[1], b[1], b[0])}"/>`
  }
  const { bb, crown, frontAxle } = skeleton
  return `<g class="geometry-frame" fill="#fff" stroke-width="3" stroke-linejoin="round">${[
    tube(lines.chainstay, [plan.chainstay[2], plan.chainstay[1]]),
    tube(lines.seatstay, [plan.seatstay[2], plan.seatstay[1]]),
    tube([frontAxle, crown], [plan.fork[2], plan.fork[1] + 8]),
    tube(lines.topTube, plan.topTube),
    tube(lines.downTube, plan.downTube),
    tube(lines.seatTube, plan.seatTube),
    tube(lines.headTube, [plan.headTube[1], plan.headTube[0]]),
  ].join(
    '',
  )}<circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="${n(plan.downTube[0] / 2 + 1)}"/><circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="5"/></g>`
}

function dimensions(
  geometry: BikeLook['geometry'],
  derived: DerivedGeometry,
  skeleton: Skeleton,
): Record<DimensionName, Dimension> {
  const {
    bb,
    headTop,
    headBottom,
    rearAxle,
    frontAxle,
    seatUp,
    seatTop,
    steererDown,
    wheelRadius,
  } = skeleton
  const right = frontAxle.x + wheelRadius + 50
  const seatAtTop = point(bb.x + ((headTop.y - bb.y) / seatUp.y) * seatUp.x, headTop.y)
  const steererAt = (y: number) => along(headTop, steererDown, (y - headTop.y) / steererDown.y)
  const foot = steererAt(0)
  const axisAtAxle = steererAt(frontAxle.y)
  const nearest = along(frontAxle, leftOf(steererDown), -geometry.forkOffset)
  const length = (value: number, a: Point, b: Point, aside: Point, label?: Point): Dimension => ({
    kind: 'length',
    value,
    measured: [a, b],
    aside,
    ...(label && { label }),
  })
  const up = leftOf(direction(rearAxle, bb))
  return {
    stack: length(geometry.stack, point(headTop.x, bb.y), headTop, point(right - headTop.x, 0)),
    reach: length(geometry.reach, point(bb.x, headTop.y), headTop, point(0, -105)),
    effectiveTopTube: length(derived.effectiveTopTube, seatAtTop, headTop, point(0, -40)),
    seatTube: length(geometry.seatTube, bb, seatTop, times(leftOf(seatUp), 62)),
    headTube: length(geometry.headTube, headBottom, headTop, times(leftOf(steererDown), 66)),
    headAngle: {
      kind: 'angle',
      value: geometry.headAngle,
      centre: axisAtAxle,
      radius: 120,
      from: 180,
      to: 180 + geometry.headAngle,
    },
    seatAngle: {
      kind: 'angle',
      value: geometry.seatAngle,
      centre: bb,
      radius: 150,
      from: 180,
      to: 180 + geometry.seatAngle,
    },
    chainstay: length(geometry.chainstay, rearAxle, bb, times(up, -74)),
    wheelbase: length(derived.wheelbase, point(rearAxle.x, 0), point(frontAxle.x, 0), point(0, 92)),
    bbDrop: length(geometry.bbDrop, bb, point(bb.x, rearAxle.y), point(96, 0), point(14, 0)),
    forkOffset: length(geometry.forkOffset, nearest, frontAxle, times(steererDown, 60)),
    trail: length(derived.trail, point(frontAxle.x, 0), foot, point(0, 40)),
    standover: length(
      derived.standover,
      point(bb.x, 0),
      point(bb.x, -derived.standover),
      point(0, 0),
      point(-12, derived.standover / 2 - derived.bbHeight / 2),
    ),
  }
}

function dimensionGroup(
  name: DimensionName,
  dimension: Dimension,
  options: GeometryDrawingOptions,
): string {
  const isAngle = dimension.kind === 'angle'
  const format =
    options.format ??
    ((value: number, unit: 'mm' | '°') =>
      unit === '°' ? `${Math.round(value * 10) / 10}°` : String(Math.round(value)))
  const word = options.labels?.[name]
  const text = `${word ? `${word} ` : ''}${format(dimension.value, isAngle ? '°' : 'mm')}`
  const drawn = isAngle ? angleMark(dimension) : lengthMark(dimension)
  return `<g data-dim="${name}" class="geometry-dim">${drawn.markup}${labelAt(drawn.label, escaped(text))}</g>`
}

type Label = { spot: Point; turn: number; anchor: 'start' | 'middle' | 'end' }

function labelAt({ spot, turn, anchor }: Label, text: string): string {
  return `<text transform="translate(${at(spot)})rotate(${n(turn)})" text-anchor="${anchor}" fill="currentColor" stroke="#fff" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${text}</text>`
}

/** Thin lines out from what is measured, the measure with a tick at each end, its number above. */
function lengthMark({ measured: [a, b], aside, label }: Extract<Dimension, { kind: 'length' }>) {
  const [from, to] = [moved(a, aside.x, aside.y), moved(b, aside.x, aside.y)]
  const way = direction(from, to)
  const tick = (p: Point) => {
    const side = leftOf(way)
    return line(along(along(p, side, 9), way, -5), along(along(p, side, -9), way, 5))
  }
  const hasAside = Math.hypot(aside.x, aside.y) > 1
  const feelers = hasAside
    ? `<path d="${line(a, from)}${line(b, to)}" stroke-width="1.2" stroke-opacity=".5" stroke-dasharray="5 5"/>`
    : ''
  const markup = `${feelers}<path d="${line(from, to)}${tick(from)}${tick(to)}"/>`
  return { markup, label: lengthLabel([from, to], label) }
}

function lengthLabel([from, to]: Line, offset: Point | undefined): Label {
  const middle = between(from, to, 0.5)
  if (offset)
    return {
      spot: moved(middle, offset.x, offset.y + 10),
      turn: 0,
      anchor: offset.x < 0 ? 'end' : 'start',
    }
  // Read from the left or from the right, never upside down.
  const raw = heading(from, to)
  const turn = raw > 90 ? raw - 180 : raw <= -90 ? raw + 180 : raw
  return {
    spot: along(middle, leftOf(direction(point(0, 0), around(point(0, 0), 1, turn))), 12),
    turn,
    anchor: 'middle',
  }
}

function angleMark({ centre, radius, from, to }: Extract<Dimension, { kind: 'angle' }>) {
  const start = around(centre, radius, from)
  const end = around(centre, radius, to)
  const label: Label = {
    spot: moved(around(centre, radius + 14, (from + to) / 2), 0, 8),
    turn: 0,
    anchor: 'end',
  }
  const markup = `<path d="${line(centre, around(centre, radius + 24, from))}${line(centre, around(centre, radius + 24, to))}" stroke-width="1.2" stroke-opacity=".5" stroke-dasharray="5 5"/><path d="M${at(start)}A${n(radius)} ${n(radius)} 0 0 1 ${at(end)}"/>`
  return { markup, label }
}
