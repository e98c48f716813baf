import type { ComputerMount } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { at, corner, disc, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, direction, leftOf, moved, point, type Point } from '#/drawings/bike/point.ts'

const shells = { black: ['#6a6f75', '#1d2024'], brass: ['#f0d394', '#8d6524'] } as const

/** A bell beside the stem. */
export function drawBell({ look, skeleton, ink }: Drawing): string {
  const kind = look.extras?.bell
  const { barCentre } = skeleton
  if (!kind) return ''
  // Under the tape only the striker shows, below the bar.
  if (kind === 'hidden')
    return `<path d="${roundedPolygon([corner(moved(barCentre, -6, 13), 2), corner(moved(barCentre, 8, 13), 2), corner(moved(barCentre, 15, 24), 3), corner(moved(barCentre, 8, 27), 3)])}" fill="#3b3e42"/>`
  const [light, dark] = shells[kind]
  const dome = boxGradient(ink, 'bell', [
    [0, light],
    [0.3, '#ffffff', 0.9],
    [0.36, light],
    [1, dark],
  ])
  const { x, y } = moved(barCentre, -20, -17)
  return `<path d="${line(moved(barCentre, -6, 0), point(x + 3, y))}" stroke="#17181b" stroke-width="8"/><path d="M${n(x - 15)} ${n(y)}a15 14 0 0 1 30 0q0 3-3 3h-24q-3 0-3-3Z" fill="${dark}"/><path d="M${n(x - 15)} ${n(y)}a15 14 0 0 1 30 0q0 3-3 3h-24q-3 0-3-3Z" fill="${dome}" fill-opacity=".85"/><path d="${disc(point(x, y - 14), 2)}" fill="${dark}"/>`
}

/** The position of each mount's puck from the middle of the bar, and its lean in degrees. */
export const pucks: Record<Exclude<ComputerMount, 'stem'>, readonly [number, number, number]> = {
  'out-front': [74, -30, -6],
  twin: [74, -30, -6],
  'one-piece': [52, -24, -4],
  flat: [8, -24, -12],
}

/** Draws the mount of a computer. */
export function drawMount(drawing: Drawing): string {
  const kind = drawing.look.extras?.computerMount
  if (!kind) return ''
  const { barCentre, stemFoot } = drawing.skeleton
  if (kind === 'stem') {
    const way = direction(stemFoot, barCentre)
    return puck(along(along(stemFoot, leftOf(way), 26), way, 6), 0)
  }
  const [x, y, turn] = pucks[kind]
  const seat = moved(barCentre, x, y)
  const below = moved(seat, -6, 16)
  const arm = `M${at(moved(barCentre, 6, -12))}Q${at(moved(barCentre, x * 0.5, -15))} ${at(moved(seat, -10, 3))}`
  const lug =
    kind === 'twin'
      ? `<path d="${line(seat, below)}" stroke="#17181b" stroke-width="9"/><path d="${disc(below, 7)}" fill="#24262a"/>`
      : ''
  return `<g fill="none" stroke-linecap="round"><path d="${arm}" stroke="#2b2e32" stroke-width="8"/><path d="${arm}" stroke="#8b9096" stroke-width="1.6" transform="translate(0 -2.4)"/></g>${lug}${puck(seat, turn)}`
}

const puck = (p: Point, turn: number): string =>
  `<g transform="translate(${at(p)})rotate(${turn})"><rect x="-17" y="-4" width="34" height="8" rx="3" fill="#33363b"/><rect x="-11" y="-7" width="22" height="4" rx="1.5" fill="#3b3e42"/></g>`
