import type { BikeLook } from './bike-look.ts'
import type { Hex } from './colour.ts'
import { mixed } from './colour.ts'
import { boxGradient, gradient, type Ink } from './ink.ts'
import { at, corner, line, n, ribbon, roundedPolygon } from './path.ts'
import { acrossOf } from './paint.ts'
import { along, direction, leftOf, point, type Point } from './point.ts'
import { stemHeight, type Skeleton } from './skeleton.ts'

type Cockpit = { ink: Ink; look: BikeLook; skeleton: Skeleton }

const alloy: Parameters<typeof gradient>[3] = [
  [0, '#33363a'],
  [0.2, '#686d73'],
  [0.34, '#3a3d42'],
  [0.7, '#17181b'],
  [1, '#2c2f33'],
]

/** Headset cap, spacers and stem on the steerer; the bar's clamp at the stem's end. */
export function drawStem({ ink, look, skeleton }: Cockpit): string {
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
    `<path d="${up(clampTop - 2, clampTop + 4, 34, 30)}" fill="#1a1c1f"/>`,
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
    const p = back(height, -20)
    return `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="3.4" fill="#0c0d0f"/>`
  })
  return `${bolts.join('')}<g fill="${fill}"><path d="${shape}"/><path d="${plate}"/></g><path d="${gap}" stroke="#000" stroke-width="1.4" stroke-opacity=".7"/>`
}

/** The side view of the whole handlebar with its levers; `isFar` draws the other hand's, darker. */
export function drawBar(cockpit: Cockpit): string {
  return cockpit.look.cockpit.bar === 'flat' ? flatBar(cockpit) : dropBar(cockpit)
}

function dropBar({ ink, look, skeleton }: Cockpit): string {
  const hand = ink.id('hand')
  const { barCentre } = skeleton
  ink.define('hand', (id) => `<g id="${id}">${dropHand(ink, look)}</g>`)
  const place = (p: Point) => `<use href="#${hand}" x="${n(p.x)}" y="${n(p.y)}"/>`
  return place(barCentre)
}

/** The far hand peeps out towards the middle of the picture. */
export function drawFarBar({ look, skeleton, ink }: Cockpit): string {
  const { barCentre } = skeleton
  if (look.cockpit.bar === 'flat') return ''
  const tape = look.cockpit.tape ?? '#1a1b1d'
  return `<g transform="translate(${n(barCentre.x - 15)} ${n(barCentre.y + 9)})"><path d="${hookPath(look)}" fill="none" stroke="${mixed(tape, '#050608', 0.55)}" stroke-width="29" stroke-linecap="round"/>${lever(ink, look, '#0b0c0e')}<path d="${hoodShape(look)}" fill="#0d0e10"/></g>`
}

const barShape = (look: BikeLook) => {
  const isFlared = look.cockpit.bar === 'flare'
  return {
    reach: Math.min(Math.max(look.cockpit.barReach ?? (isFlared ? 70 : 78), 50), 110),
    drop: Math.min(Math.max(look.cockpit.barDrop ?? (isFlared ? 116 : 126), 90), 160),
    isFlared,
  }
}

/** From the clamp forward, round the hook and back along the drops. */
function hookPath(look: BikeLook): string {
  const { reach: r, drop: d, isFlared } = barShape(look)
  const tail = isFlared ? point(-34, d + 8) : point(-26, d + 3)
  return `M0 0C${n(r * 0.42)} 1 ${n(r * 0.62)} -1 ${n(r * 0.78)} 7C${n(r * 1.02)} 18 ${n(r * 1.1)} 48 ${n(r * 0.97)} ${n(d * 0.62)}C${n(r * 0.84)} ${n(d * 0.93)} ${n(r * 0.5)} ${n(d)} ${n(r * 0.2)} ${n(d)}L${at(tail)}`
}

function dropHand(ink: Ink, look: BikeLook): string {
  const tape = look.cockpit.tape ?? '#1a1b1d'
  return [taped(hookPath(look), tape), lever(ink, look), hood(ink, look)].join('')
}

/** Tape in volume: the same line stroked dark, plain and light, then the edges of its turns. */
function taped(d: string, tape: Hex): string {
  return `<g fill="none"><g stroke-linecap="round"><path d="${d}" stroke="${mixed(tape, '#000000', 0.5)}" stroke-width="31"/><path d="${d}" stroke="${tape}" stroke-width="25" transform="translate(-1 -2)"/><path d="${d}" stroke="${mixed(tape, '#ffffff', 0.16)}" stroke-width="11" transform="translate(-2 -5)"/><path d="${d}" stroke="${mixed(tape, '#ffffff', 0.34)}" stroke-width="3" transform="translate(-2 -6.5)" stroke-opacity=".4"/></g><path d="${d}" stroke="#000" stroke-opacity=".34" stroke-width="31" stroke-dasharray="1.3 15.5"/></g>`
}

const hoodShape = (look: BikeLook): string => {
  const r = barShape(look).reach
  const x = (value: number) => n(r + value)
  return `M${x(-47)} -9C${x(-47)} -17 ${x(-4)} -21 ${x(30)} -27C${x(40)} -30 ${x(44)} -38 ${x(50)} -52C${x(54)} -62 ${x(72)} -62 ${x(75)} -50C${x(77)} -40 ${x(74)} -22 ${x(66)} -6C${x(60)} 6 ${x(48)} 11 ${x(32)} 12C${x(18)} 13 ${x(14)} 20 ${x(9)} 30C${x(4)} 38 ${x(-10)} 34 ${x(-14)} 24C${x(-20)} 12 ${x(-30)} 14 ${x(-42)} 14C${x(-46)} 13 ${x(-47)} 2 ${x(-47)} -9Z`
}

function hood(ink: Ink, look: BikeLook): string {
  const r = barShape(look).reach
  const rubber = boxGradient(ink, 'hood', [
    [0, '#55595f'],
    [0.2, '#35383c'],
    [0.5, '#222428'],
    [1, '#0e0f11'],
  ])
  const x = (value: number) => n(r + value)
  return [
    `<path d="${hoodShape(look)}" fill="${rubber}"/>`,
    `<path d="M${x(-38)} -12C${x(-16)} -17 ${x(10)} -18 ${x(33)} -23C${x(44)} -27 ${x(48)} -37 ${x(53)} -49" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="M${x(-30)} 2C${x(-10)} -2 ${x(16)} -4 ${x(46)} -12" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.4"/>`,
    `<path d="M${x(6)} -14l4 14m5-16l4 14m5-15l4 13" stroke="#000" stroke-opacity=".28" stroke-width="1.5"/>`,
  ].join('')
}

function lever(ink: Ink, look: BikeLook, flat?: string): string {
  const r = barShape(look).reach
  const p = (x: number, y: number) => point(r + x, y)
  const blade = ribbon([
    [p(58, -20), 21],
    [p(61, 4), 19],
    [p(57, 34), 15],
    [p(47, 66), 12],
    [p(39, 88), 11],
    [p(36, 99), 8],
  ])
  if (flat) return `<path d="${blade}" fill="${flat}"/>`
  const fill = gradient(
    ink,
    'lever',
    [p(40, 20), p(72, 30)],
    [
      [0, '#0f1012'],
      [0.45, '#2b2d31'],
      [0.72, '#7a7f85'],
      [0.84, '#44484d'],
      [1, '#191a1d'],
    ],
  )
  const paddle = ribbon([
    [p(44, 8), 14],
    [p(40, 34), 18],
    [p(32, 58), 13],
    [p(29, 66), 8],
  ])
  return `<path d="${paddle}" fill="#17181b"/><path d="${blade}" fill="${fill}"/>`
}

/** A flat bar seen from its end: the grip with its wing for the palm, brake and shifter reaching forward. */
function flatBar({ ink, look, skeleton }: Cockpit): string {
  const grip = look.cockpit.tape ?? '#1a1b1d'
  const { x, y } = skeleton.barCentre
  const rubber = boxGradient(ink, 'grip', [
    [0, mixed(grip, '#ffffff', 0.34)],
    [0.3, mixed(grip, '#ffffff', 0.08)],
    [1, mixed(grip, '#000000', 0.5)],
  ])
  const body = boxGradient(ink, 'hood', [
    [0, '#5c6066'],
    [0.25, '#393c41'],
    [0.6, '#222428'],
    [1, '#0e0f11'],
  ])
  const brake =
    'M-2 -12C10 -17 26 -17 36 -12C46 -7 50 0 62 4C72 7 78 14 76 22C74 30 66 30 62 24C57 16 48 14 38 14C24 14 10 14 2 12Z'
  const shifter = 'M2 10C14 8 30 12 36 20C40 27 36 36 28 36C16 36 2 30 -2 20Z'
  const wing =
    'M8 -15C-6 -20 -26 -16 -48 -8C-58 -4 -60 4 -52 7C-36 12 -14 18 2 16C20 14 20 -12 8 -15Z'
  return `<g transform="translate(${n(x - 20)} ${n(y - 6)})"><path d="${shifter}" fill="#17181b"/><path d="${brake}" fill="${body}"/><path d="M4 -9C16 -13 28 -12 37 -7C46 -2 52 5 64 9" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.8" stroke-linecap="round"/><path d="${wing}" fill="${rubber}"/><circle cx="0" cy="0" r="12.5" fill="#0f1012"/><circle cx="0" cy="-.6" r="10.6" fill="${body}"/><path d="M-46 -4C-28 -10 -14 -13 0 -13" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/></g>`
}
