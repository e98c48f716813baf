import type { Dimension } from './geometry-dimensions.ts'
import { at, line, n } from '#/drawings/bike/path.ts'
import {
  along,
  around,
  between,
  direction,
  heading,
  leftOf,
  moved,
  point,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import { escapeText } from '#/platform/seo/escape-xml.ts'

/** A measure as it is drawn, with its words. */
export function dimensionMark(dimension: Dimension, words: string): string {
  const { markup, label } =
    dimension.kind === 'angle' ? angleMark(dimension) : lengthMark(dimension)
  return markup + labelAt(label, escapeText(words))
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
