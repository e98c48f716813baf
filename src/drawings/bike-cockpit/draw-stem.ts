import type { StemStyle } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient, type Ink } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { corner, disc, line, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, between, direction, distance, leftOf, type Point } from '#/drawings/bike/point.ts'
import { stemHeight } from '#/drawings/bike/skeleton.ts'
import { alloy, isOnePieceBar, stemOf, type StemPlan } from './stem-styles.ts'

/** Headset cap, spacers and stem on the steerer; the bar's clamp at the stem's end. */
export function drawStem({ ink, look, skeleton }: Drawing): string {
  const { headTop, stemFoot, barCentre, steererDown, spacers } = skeleton
  const { stemStyle = 'forged' } = look.cockpit
  const isOnePiece = isOnePieceBar(look)
  const style = stemOf(look)
  const side = leftOf(steererDown)
  const up = (from: number, to: number, wide: number, narrow: number) =>
    roundedPolygon([
      corner(along(along(headTop, steererDown, -from), side, wide / 2), 2),
      corner(along(along(headTop, steererDown, -to), side, narrow / 2), 2),
      corner(along(along(headTop, steererDown, -to), side, -narrow / 2), 2),
      corner(along(along(headTop, steererDown, -from), side, -wide / 2), 2),
    ])
  const column = gradient(ink, 'column', acrossOf([stemFoot, headTop], 44), alloy)
  // Spacers under a stem that hides the hoses are as wide as the stem.
  const wide = style.isSmooth ? 42 : 36
  const seams = Array.from({ length: Math.floor(spacers / 10) + 1 }, (_, index) => {
    const height = 11 + Math.min(index * 10, spacers)
    return line(
      along(along(headTop, steererDown, -height), side, wide / 2),
      along(along(headTop, steererDown, -height), side, -wide / 2),
    )
  }).join('')
  const clampTop = 11 + spacers + stemHeight
  return [
    `<path d="${up(0, 11.5, look.frame.shape === 'aero' ? 54 : 47, wide + 2)}" fill="${column}"/>`,
    spacers > 0 ? `<path d="${up(11, 11 + spacers, wide, wide)}" fill="${column}"/>` : '',
    `<path d="${seams}" stroke="#000" stroke-opacity=".6" stroke-width="1"/>`,
    `<path d="${up(clampTop - 2, clampTop + 3, 33, 29)}" fill="#1a1c1f"/>`,
    stemBody(ink, style, { foot: stemFoot, bar: barCentre, down: steererDown }),
    isOnePiece ? '' : (marks[stemStyle]?.(stemFoot, barCentre) ?? ''),
  ].join('')
}

type Line = { foot: Point; bar: Point; down: Point }

function stemBody(ink: Ink, style: StemPlan, { foot, bar, down }: Line): string {
  const way = direction(foot, bar)
  const up = leftOf(way)
  const back = (height: number, out: number) => along(along(foot, down, height), leftOf(down), out)
  const fill = gradient(ink, 'stem', acrossOf([foot, bar], 40), style.metal)
  const [rear, middle, front] = style.half
  const on = (forward: number, height: number) => along(along(bar, way, forward), up, height)
  const mid = between(foot, bar, 0.52)
  const nose = style.plate === undefined ? 6 : -4
  const shape = roundedPolygon([
    corner(back(-rear, -18), 5),
    corner(back(-rear, 16), 12),
    corner(along(mid, up, middle), 20),
    corner(on(-24, front), 12),
    corner(on(nose, style.plate ?? front - 2), 8),
    corner(on(nose, -(style.plate ?? front - 2)), 8),
    corner(on(-24, -front), 12),
    corner(along(mid, up, -middle), 20),
    corner(back(rear, 16), 12),
    corner(back(rear, -18), 5),
  ])
  const steererBolts = style.isSmooth
    ? ''
    : `<path d="${[-9, 9].map((height) => disc(back(height, -18.5), 3)).join('')}" fill="#0c0d0f" stroke="${style.bolts}" stroke-width="1"/>`
  return `${steererBolts}<path d="${shape}" fill="${fill}"/>${style.plate === undefined ? '' : faceplate(fill, style, on)}`
}

/** The plate that clamps the bar, the gap behind it, and the heads of its bolts in front. */
function faceplate(
  fill: string,
  { plate = 22, bolts }: StemPlan,
  on: (forward: number, height: number) => Point,
): string {
  const cover = roundedPolygon([
    corner(on(-2.2, plate), 5),
    corner(on(13, plate - 2), 8),
    corner(on(20, 7), 8),
    corner(on(20, -7), 8),
    corner(on(13, 2 - plate), 8),
    corner(on(-2.2, -plate), 5),
  ])
  const heads = [plate - 6, 6 - plate]
    .map((height) => line(on(12, height), on(19, height)))
    .join('')
  return `<path d="${cover}" fill="${fill}"/><path d="${line(on(-3, plate), on(-3, -plate))}" stroke="#000" stroke-opacity=".75" stroke-width="1.5"/><path d="${heads}" stroke="#0c0d0f" stroke-width="7.4"/><path d="${heads}" stroke="${bolts}" stroke-width="5"/>`
}

/** Details by which a rider knows the stem: a pocket, a cover, a pivot, a weld. */
const marks: Partial<Record<StemStyle, (foot: Point, bar: Point) => string>> = {
  machined: (foot, bar) =>
    `<path d="${ribbon([
      [between(foot, bar, 0.28), 6],
      [between(foot, bar, 0.5), 9],
      [between(foot, bar, 0.66), 6],
    ])}" fill="#0d0e10" fill-opacity=".8"/>`,
  integrated: (foot, bar) => {
    const up = leftOf(direction(foot, bar))
    const d = line(along(between(foot, bar, 0.14), up, -9), along(between(foot, bar, 0.8), up, -10))
    return `<path d="${d}" stroke="#000" stroke-opacity=".7" stroke-width="1.4"/>`
  },
  damped: (foot, bar) => {
    const p = along(foot, direction(foot, bar), 30)
    const gap = along(p, direction(foot, bar), 14)
    const up = leftOf(direction(foot, bar))
    return `<path d="${line(along(gap, up, 17), along(gap, up, -17))}" stroke="#0b0c0e" stroke-width="3"/><path d="${line(along(gap, up, -9), along(gap, up, -17))}" stroke="#d8852c" stroke-width="5"/><path d="${disc(p, 8)}" fill="#17181b" stroke="#8b9096" stroke-width="1.2"/><path d="${disc(p, 3)}" fill="#8b9096"/>`
  },
  titanium: (foot, bar) => {
    const way = direction(foot, bar)
    const weld = (p: Point, half: number) =>
      line(along(p, leftOf(way), half), along(p, leftOf(way), -half))
    return `<path d="${weld(along(foot, way, 20), 16)}${weld(along(bar, way, -20), 15)}" stroke="#77736d" stroke-width="4" stroke-dasharray="1.8 .9"/>`
  },
  adjustable: (foot, bar) => {
    const p = along(foot, direction(foot, bar), Math.min(30, distance(foot, bar) / 2))
    return `<path d="${disc(p, 18)}" fill="#2b2d31" stroke="#0c0d0f" stroke-width="1.4"/><path d="${disc(p, 13)}" fill="none" stroke="#8b9096" stroke-opacity=".7" stroke-width="2" stroke-dasharray="1.4 1.6"/><path d="${disc(p, 6)}" fill="#9aa0a6"/>`
  },
}
