import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient, type Ink, type Stop } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { corner, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, direction, leftOf, type Point } from '#/drawings/bike/point.ts'
import { stemHeight } from '#/drawings/bike/skeleton.ts'

const alloy: Stop[] = [
  [0, '#33363a'],
  [0.2, '#686d73'],
  [0.34, '#3a3d42'],
  [0.7, '#17181b'],
  [1, '#2c2f33'],
]

/** Headset cap, spacers and stem on the steerer; the bar's clamp at the stem's end. */
export function drawStem({ ink, look, skeleton }: Drawing): string {
  const { headTop, stemFoot, barCentre, steererDown, spacers } = skeleton
  const side = leftOf(steererDown)
  const up = (from: number, to: number, wide: number, narrow: number) =>
    roundedPolygon([
      corner(along(along(headTop, steererDown, -from), side, wide / 2), 2),
      corner(along(along(headTop, steererDown, -to), side, narrow / 2), 2),
      corner(along(along(headTop, steererDown, -to), side, -narrow / 2), 2),
      corner(along(along(headTop, steererDown, -from), side, -wide / 2), 2),
    ])
  const column = gradient(ink, 'column', acrossOf([stemFoot, headTop], 44), alloy)
  const seams = Array.from({ length: Math.floor(spacers / 10) + 1 }, (_, index) => {
    const height = 11 + Math.min(index * 10, spacers)
    return line(
      along(along(headTop, steererDown, -height), side, 18),
      along(along(headTop, steererDown, -height), side, -18),
    )
  }).join('')
  const clampTop = 11 + spacers + stemHeight
  return [
    `<path d="${up(0, 11.5, look.frame.shape === 'aero' ? 54 : 47, 38)}" fill="${column}"/>`,
    spacers > 0 ? `<path d="${up(11, 11 + spacers, 36, 36)}" fill="${column}"/>` : '',
    `<path d="${seams}" stroke="#000" stroke-opacity=".6" stroke-width="1"/>`,
    `<path d="${up(clampTop - 2, clampTop + 3, 33, 29)}" fill="#1a1c1f"/>`,
    stemBody(ink, stemFoot, barCentre, steererDown),
  ].join('')
}

function stemBody(ink: Ink, foot: Point, bar: Point, steererDown: Point): string {
  const way = direction(foot, bar)
  const across = leftOf(steererDown)
  const back = (height: number, out: number) => along(along(foot, steererDown, height), across, out)
  const fill = gradient(ink, 'stem', acrossOf([foot, bar], 40), alloy)
  const shape = roundedPolygon([
    corner(back(-stemHeight / 2, -18), 5),
    corner(back(-stemHeight / 2, 17), 12),
    corner(along(along(bar, way, -26), leftOf(way), 16.5), 12),
    corner(along(along(bar, way, -4), leftOf(way), 21), 8),
    corner(along(along(bar, way, -4), leftOf(way), -21), 8),
    corner(along(along(bar, way, -26), leftOf(way), -16.5), 12),
    corner(back(stemHeight / 2, 17), 12),
    corner(back(stemHeight / 2, -18), 5),
  ])
  const plate = roundedPolygon([
    corner(along(along(bar, way, -2.5), leftOf(way), 22), 5),
    corner(along(along(bar, way, 13), leftOf(way), 20), 9),
    corner(along(along(bar, way, 20), leftOf(way), 6), 8),
    corner(along(along(bar, way, 20), leftOf(way), -6), 8),
    corner(along(along(bar, way, 13), leftOf(way), -20), 9),
    corner(along(along(bar, way, -2.5), leftOf(way), -22), 5),
  ])
  const gap = line(
    along(along(bar, way, -3.2), leftOf(way), 21),
    along(along(bar, way, -3.2), leftOf(way), -21),
  )
  const bolts = [-9, 9].map((height) => {
    const p = back(height, -18.5)
    return `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="2.8" fill="#0c0d0f"/>`
  })
  return `${bolts.join('')}<g fill="${fill}"><path d="${shape}"/><path d="${plate}"/></g><path d="${gap}" stroke="#000" stroke-width="1.4" stroke-opacity=".7"/>`
}
