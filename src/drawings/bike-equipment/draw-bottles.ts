import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { at, corner, disc, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, direction, moved } from '#/drawings/bike/point.ts'
import { bottlePlaces, seatPoint, type Seat } from './bottle-plan.ts'
import { drawCage } from './draw-cages.ts'

const battery: Hex = '#1a1c1f'

/** Cages in the main triangle and below it, with bottles or a second battery in them if the bike has any. */
export function drawBottles(drawing: Drawing): string {
  const { places, kind } = bottlePlaces(drawing)
  const colour = drawing.look.extras?.bottleColour ?? plainColours.bottle
  return places
    .map(({ seat, content }, index) => {
      const held =
        content && bottle(drawing, `bt${index}`, seat, content === 'battery' ? battery : colour)
      const wire = content === 'battery' ? extenderWire(drawing, seat) : ''
      return (held ?? '') + drawCage(kind, seat) + wire
    })
    .join('')
}

/** From the second battery's cap to the charge port in the down tube. */
function extenderWire({ lines }: Drawing, seat: Seat): string {
  const port = along(lines.downTube[0], direction(...lines.downTube), 88)
  const cap = seatPoint(seat, -80, 20)
  return `<path d="M${at(cap)}Q${at(moved(cap, -22, 18))} ${at(port)}" fill="none" stroke="#0c0d0f" stroke-width="6"/><path d="${disc(port, 8)}" fill="#1b1d20"/>`
}

function bottle({ ink }: Drawing, name: string, seat: Seat, colour: Hex): string {
  const p = (forward: number, away: number) => seatPoint(seat, forward, away)
  const fill = gradient(ink, `${name}-g`, acrossOf([p(-90, 37), p(90, 37)], 74), [
    [0, mixed(colour, '#000000', 0.18)],
    [0.1, colour],
    [0.24, mixed(colour, '#ffffff', colour === battery ? 0.3 : 0.7)],
    [0.36, colour],
    [0.72, mixed(colour, '#0a0c12', 0.34)],
    [1, mixed(colour, '#0a0c12', 0.16)],
  ])
  const isBattery = colour === battery
  const grip: [number, number, number][] = isBattery
    ? []
    : [
        [28, 0, 6],
        [36, 4, 5],
        [46, 0, 6],
      ]
  const sides = [...grip, [78, 0, 12], [90, 17, 6]] as [number, number, number][]
  const body = roundedPolygon([
    corner(p(-82, 0), 8),
    ...sides.map(([forward, away, cut]) => corner(p(forward, away), cut)),
    ...sides.toReversed().map(([forward, away, cut]) => corner(p(forward, 74 - away), cut)),
    corner(p(-82, 74), 8),
  ])
  if (isBattery)
    return `<path d="${body}" fill="${fill}"/><path d="M${at(p(60, 2))}L${at(p(60, 72))}" stroke="#000" stroke-opacity=".5" stroke-width="2"/><path d="${disc(p(74, 37), 3)}" fill="#4cc38a"/>`
  const lid = roundedPolygon([
    corner(p(88, 18), 3),
    corner(p(102, 22), 5),
    corner(p(102, 52), 5),
    corner(p(88, 56), 3),
  ])
  const nozzle = roundedPolygon([
    corner(p(100, 28), 2),
    corner(p(118, 30), 5),
    corner(p(118, 44), 5),
    corner(p(100, 46), 2),
  ])
  return `<path d="${lid}${nozzle}" fill="#26282c"/><path d="${body}" fill="${fill}"/>`
}
