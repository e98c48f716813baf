import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { at, corner, disc, roundedPolygon } from '#/drawings/bike/path.ts'
import { moved, point, type Point } from '#/drawings/bike/point.ts'
import { fittedSaddle, railKinds } from './fitted-saddle.ts'
import { saddleMarkPlace } from './saddle-mark.ts'
import { saddleOutlines } from './saddle-shapes.ts'

/** Shell, padding, rails and mark about the middle of the saddle’s top, and the clamp below. */
export function drawSaddle({ ink, look, skeleton }: Drawing): string {
  const { colour, shape, rails: material, mark } = fittedSaddle(look)
  const { cover, panel, shell, nose, tail, lines = [], rivets = [] } = saddleOutlines[shape]
  const fill = boxGradient(ink, 'saddle', [
    [0, mixed(colour, '#ffffff', 0.46)],
    [0.16, mixed(colour, '#ffffff', 0.2)],
    [0.46, mixed(colour, '#ffffff', 0.04)],
    [1, mixed(colour, '#000000', 0.5)],
  ])
  const rails = `M${nose} 20C${nose - 12} 34 ${nose - 30} 46 ${nose - 54} 46H-46C-66 46 ${tail + 14} 40 ${tail} 30`
  const { colour: bare, width, shine } = railKinds[material]
  const [edge, face] = [mixed(bare, '#000000', 0.74), mixed(bare, '#000000', 0.2)]
  const light = mixed(bare, '#ffffff', shine)
  const over = lines.map(
    ([d, stroke, wide, dashes]) =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${wide}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`,
  )
  const place = mark && saddleMarkPlace(shape, mark)
  const studs = rivets.map(([x, y]) => disc(point(x, y), 3.4)).join('')
  return [
    `<g transform="translate(${at(skeleton.saddleTop)})"><g fill="none">`,
    `<path d="${rails}" stroke="${edge}" stroke-width="${width}"/><path d="${rails}" stroke="${face}" stroke-width="${width - 2.6}"/><path d="${rails}" stroke="${light}" stroke-width="1.3" transform="translate(0 -1.2)"/>`,
    `<path d="${shell}" stroke="#0d0e10" stroke-width="5.5" stroke-linecap="round"/></g>`,
    `<path d="${cover}" fill="${fill}"/><path d="${panel}" fill="#000" fill-opacity=".22"/>`,
    `<path d="${seamOf(panel)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.1"/><path d="${seamOf(panel)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1" transform="translate(0 -1.5)"/>`,
    `<g fill="none">${over.join('')}</g>`,
    studs && `<path d="${studs}" fill="#b57a48" stroke="#5b3a1e" stroke-width=".8"/>`,
    place && drawMark(mark, { ...place, colour: '#e9e7e2', opacity: 0.7 }),
    `</g>${clamp(skeleton.railClamp)}`,
  ].join('')
}

/** The upper edge of the side panel, where cover and panel are sewn together. */
const seamOf = (panel: string): string => panel.slice(0, panel.indexOf('L'))

/** Upper and lower cradle, and two bolts that draw them together. */
function clamp(middle: Point): string {
  const cradle = (top: number, bottom: number, half: number) =>
    roundedPolygon([
      corner(moved(middle, -half, top), 4),
      corner(moved(middle, half, top), 4),
      corner(moved(middle, half - 3, bottom), 4),
      corner(moved(middle, 3 - half, bottom), 4),
    ])
  const bolt = (x: number) => {
    return `<path d="M${at(moved(middle, x, -11))}v28" stroke="#8b9096" stroke-width="3.2"/><path d="M${at(moved(middle, x - 3.6, 15))}h7.2v5h-7.2Z" fill="#3a3d42"/>`
  }
  return `${bolt(-15)}${bolt(15)}<path d="${cradle(-10, -2, 19)}" fill="#3a3d42"/><path d="${cradle(1, 10, 21)}" fill="#26282c"/><path d="M${at(moved(middle, -17, -8))}h34" stroke="#8b9096" stroke-width="1.2"/>`
}
