import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { dimensionMark } from './dimension-mark.ts'
import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import { edgeOf, frameLines, type FrameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import {
  dimensionNames,
  dimensions,
  type Dimension,
  type DimensionName,
} from './geometry-dimensions.ts'
import { line, n, polygon } from '#/drawings/bike/path.ts'
import { along, point, type Line, type Point } from '#/drawings/bike/point.ts'
import { skeletonOf, type Skeleton } from '#/drawings/bike/skeleton.ts'
import { svgFrame } from '#/drawings/bike/svg-frame.ts'

export type GeometryDrawingOptions = {
  title?: string
  /** Words for the labels; left out, a label is its number alone. */
  labels?: Partial<Record<DimensionName, string>>
  format?: (value: number, unit: 'mm' | '°') => string
}

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
  const body = `${wheels(skeleton)}${axes(skeleton)}${frame(skeleton, lines, plan)}${marks}`
  const attributes = ' fill="none" stroke="currentColor" stroke-width="2" font-size="36"'
  return svgFrame({ viewBox: box(skeleton), title: options.title, attributes }, body)
}

const box = ({ rearAxle, frontAxle, wheelRadius, headTop }: Skeleton): string => {
  const left = rearAxle.x - wheelRadius - 40
  const top = headTop.y - 222
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

function dimensionGroup(
  name: DimensionName,
  dimension: Dimension,
  { labels, format = plainNumber }: GeometryDrawingOptions,
): string {
  const number = format(dimension.value, dimension.kind === 'angle' ? '°' : 'mm')
  const word = labels?.[name]
  const words = word === undefined ? number : `${word} ${number}`
  return `<g data-dim="${name}" class="geometry-dim">${dimensionMark(dimension, words)}</g>`
}

const plainNumber = (value: number, unit: 'mm' | '°'): string =>
  unit === '°' ? `${Math.round(value * 10) / 10}°` : String(Math.round(value))
