import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { luminance, mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, gradient, type Ink } from '#/drawings/bike/ink.ts'
import { at, n, ribbon } from '#/drawings/bike/path.ts'
import { point } from '#/drawings/bike/point.ts'

/** The near hand: taped hook, lever and hood, about the bar's clamp. */
export function dropBar({ ink, look, skeleton }: Drawing): string {
  const tape = look.cockpit.tape ?? '#1a1b1d'
  const hand = [taped(ink, hookPath(look), tape), lever(ink, look), hood(ink, look)].join('')
  return `<g transform="translate(${at(skeleton.barCentre)})">${hand}</g>`
}

/** The far hand peeps out towards the middle of the picture. */
export function farDropBar({ look, skeleton, ink }: Drawing): string {
  const { barCentre } = skeleton
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

/** Tape in volume: the same line again and again, narrower and a little higher, from its shade to its light. */
function taped(ink: Ink, d: string, tape: Hex): string {
  const depth = 0.52 - 0.22 * luminance(tape)
  const id = ink.id('hook')
  const layer = (stroke: string, width: number, lift: number, opacity = 1) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${width}" transform="translate(${n(-lift / 3)} ${n(-lift)})"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  ink.define('hook', () => `<path id="${id}" d="${d}" fill="none"/>`)
  const light = [21, 18, 15, 12, 9, 6, 3].map((width, step) =>
    layer('#fff', width, 2.2 + step * 0.75, 0.045),
  )
  return [
    '<g stroke-linecap="round">',
    layer(mixed(tape, '#0a0c12', depth), 31, 0),
    layer(mixed(tape, '#0a0c12', depth * 0.55), 28, 0.9),
    layer(tape, 24.5, 1.8),
    ...light,
    `</g><use href="#${id}" stroke="#000" stroke-opacity=".34" stroke-width="31" stroke-dasharray="1.3 15.5"/>`,
  ].join('')
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
    [p(35.5, 98), 9],
    [p(34, 102), 4],
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
    [p(29, 66), 9],
    [p(28, 69), 4],
  ])
  return `<path d="${paddle}" fill="#17181b"/><path d="${blade}" fill="${fill}"/>`
}
