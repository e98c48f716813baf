import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { luminance, mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, gradient, type Ink } from '#/drawings/bike/ink.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { at, disc, line, n, ribbon } from '#/drawings/bike/path.ts'
import { between, moved, point } from '#/drawings/bike/point.ts'
import { metals } from '#/drawings/bike-drivetrain/metals.ts'
import { barPlan, riseOf, tapedDiameter, type BarPlan } from './bar-plan.ts'
import { leversOf, type Levers } from './lever-families.ts'

/** The near hand: taped hook, lever and hood, about the bar's clamp. */
export function dropBar({ ink, look, skeleton }: Drawing): string {
  const plan = barPlan(look.cockpit)
  const rise = riseOf(look.cockpit)
  const levers = leversOf(look)
  return [
    rise > 0 ? riser(ink, skeleton.barCentre, rise) : '',
    `<g transform="translate(${at(moved(skeleton.barCentre, 0, -rise))})">${tops(ink, look, plan)}`,
    `<g transform="translate(${n(plan.reach)} 0)">${lever(ink, look, levers)}${hood(ink, levers)}${name(levers)}</g></g>`,
  ].join('')
}

/** The far hand is the same, a hand's breadth away and almost hidden. */
export function farDropBar({ look, skeleton }: Drawing): string {
  const plan = barPlan(look.cockpit)
  const { hood: shape, blade } = leversOf(look)
  const tape = look.cockpit.tape ?? plainColours.tape
  return `<g transform="translate(${at(moved(skeleton.barCentre, -7, 4 - riseOf(look.cockpit)))})"><path d="${plan.hook}" fill="none" stroke="${mixed(tape, '#050608', 0.6)}" stroke-width="${tapedDiameter(look.cockpit) - 3}"/><g transform="translate(${n(plan.reach)} 0)" fill="#0b0c0e"><path d="${ribbonOf(blade)}"/><path d="${shape}"/></g></g>`
}

const ribbonOf = (readings: Levers['blade']): string =>
  ribbon(readings.map(([x, y, width]) => [point(x, y), width]))

/** Tops that rise from the clamp before they turn forward. */
function riser(ink: Ink, { x, y }: { x: number; y: number }, rise: number): string {
  const fill = boxGradient(ink, 'riser', metals.black, 90)
  return `<rect x="${n(x - 12)}" y="${n(y - rise - 4)}" width="24" height="${n(rise + 16)}" rx="11" fill="${fill}"/>`
}

/** The bar itself: taped from the bend beside the stem, or bare carbon as far as the hoods. */
function tops(ink: Ink, look: BikeLook, plan: BarPlan): string {
  const { barShape = 'round', tape = plainColours.tape, tapeKind = 'cork' } = look.cockpit
  const width = tapedDiameter(look.cockpit)
  if (barShape === 'round' || barShape === 'flattened') {
    const bend = boxGradient(
      ink,
      'bend',
      '0 #ffffff 0.3, 0.34 #ffffff 0.1, 0.52 #000000 0.02, 1 #000000 0.46',
    )
    // The tops come towards the eye here, so that the laps of their tape are seen as arcs.
    const laps = `<path d="M6 ${n(-13.2)}A14.5 14.5 0 0 1 4 14M-2 ${n(-14)}A14.5 14.5 0 0 1 -5 13.6" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.2"/>`
    const round = width / 2
    const flat = barShape === 'flattened' ? ' transform="scale(1.16 .86)"' : ''
    return `${taped(ink, `${plan.ramp}${plan.hook.replace(/^M[^C]*/, '')}`, { tape, tapeKind, width })}<g${flat}><circle r="${round}" fill="${mixed(tape, '#0a0c12', 0.1)}"/><circle r="${round}" fill="${bend}"/>${laps}</g>${plug(plan)}`
  }
  const wing = boxGradient(ink, 'wing', metals.carbon)
  return [
    taped(ink, plan.hook, { tape, tapeKind, width }),
    `<g fill="none" stroke-linecap="round"><path d="${plan.ramp}" stroke="#0d0e10" stroke-width="23"/><path d="${plan.ramp}" stroke="#26282c" stroke-width="17" transform="translate(0 -2)"/><path d="${plan.ramp}" stroke="#9aa0a6" stroke-opacity=".55" stroke-width="2" transform="translate(0 -7)"/></g>`,
    `<ellipse cx="2" cy="0" rx="27" ry="11.5" transform="rotate(-4)" fill="${wing}"/>`,
    plug(plan),
  ].join('')
}

/** The plug that closes the open end: a rim that holds the tape, and a low dome. */
const plug = ({ end, plug: cap }: BarPlan): string => {
  const dome = ribbon([
    [end, 27],
    [between(end, cap, 0.6), 25],
    [between(end, cap, 1.1), 19],
    [between(end, cap, 1.35), 8],
  ])
  return `<path d="${dome}" fill="#1b1d20"/><path d="${line(between(end, cap, 0.3), between(end, cap, 0.9))}" stroke="#8b9096" stroke-opacity=".5" stroke-width="5" transform="translate(0 -6)"/><path d="${line(between(end, cap, -0.2), between(end, cap, 0.2))}" stroke="#33363a" stroke-width="30.5"/>`
}

type Tape = { tape: Hex; tapeKind: NonNullable<BikeLook['cockpit']['tapeKind']>; width: number }

/** Tape in volume: the same line again and again, narrower and a little higher, from its shade to its light. */
function taped(ink: Ink, d: string, { tape, tapeKind, width }: Tape): string {
  const depth = 0.52 - 0.22 * luminance(tape)
  const id = ink.id('hook')
  const layer = (stroke: string, broad: number, lift: number, opacity = 1) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${n(broad)}" transform="translate(${n(-lift / 3)} ${n(-lift)})"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  ink.define('hook', () => `<path id="${id}" d="${d}" fill="none"/>`)
  const light = [0.68, 0.55, 0.42, 0.29, 0.16].map((share, step) =>
    layer('#fff', width * share, 2 + step * 0.9, 0.06),
  )
  return [
    '<g>',
    layer(mixed(tape, '#0a0c12', depth), width, 0),
    layer(mixed(tape, '#0a0c12', depth * 0.55), width - 2.8, 0.8),
    layer(tape, width * 0.79, 1.6),
    ...light,
    `</g>${wraps[tapeKind](id, width)}`,
  ].join('')
}

const dashes = (id: string, stroke: string, width: number, list: string, offset = 0): string =>
  `<use href="#${id}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${list}"${offset ? ` stroke-dashoffset="${offset}"` : ''}/>`

/** Each turn of the tape laps over the one before: a dark edge and its light. */
const wraps: Record<Tape['tapeKind'], (id: string, width: number) => string> = {
  cork: (id, width) =>
    dashes(id, '#0006', width, '1.2 15.4', -9) + dashes(id, '#fff2', width - 4, '1 15.6', -10.2),
  cushion: (id, width) =>
    dashes(id, '#0006', width, '1.3 19.7', -9) +
    dashes(id, '#fff2', width - 4, '1 20', -10.3) +
    `<g stroke-linecap="round">${dashes(id, '#0005', 2, '0 5.25', -2.6)}</g>`,
  leather: (id, width) =>
    dashes(id, '#0007', width, '1.1 21.9', -9) +
    `<g transform="translate(-3 3)">${dashes(id, '#e9d9bd99', 1.4, '3.2 2.5')}</g>`,
}

const name = ({ mark: [maker, x, y, turn] }: Levers): string =>
  drawMark(maker, { x, y, turn, height: 4.6, colour: '#d3d7db', opacity: 0.75 })

/** The rubber hood over the lever's body: a crest of light, a grip pattern, and the edge where it ends. */
function hood(ink: Ink, { hood: shape, crest, grip }: Levers): string {
  const rubber = boxGradient(ink, 'hood', '0 #5f646a, 0.22 #3d4045, 0.5 #27292d, 1 #101113')
  return [
    `<path d="${shape}" fill="${rubber}"/>`,
    `<path d="${crest}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="M-30 4C-10 0 16 -2 44 -11" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.3"/>`,
    `<path d="${grip}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1.4"/>`,
  ].join('')
}

/** The blade with its pivot and a tip that turns forward; the gear paddle or buttons behind it. */
function lever(ink: Ink, look: BikeLook, { blade, paddle, buttons }: Levers): string {
  const finish = look.drivetrain.finish ?? 'black'
  const fill = gradient(ink, 'lever', [point(71, 20), point(46, 15.2)], metals[finish])
  const [[x, y] = [56, -12] as const] = blade
  const pivot = disc(point(x - 1, y + 9), 4)
  return [
    `<path d="${ribbonOf(paddle)}" fill="#1b1d20"/><path d="${ribbonOf(paddle)}" fill="none" stroke="#6b7077" stroke-opacity=".5" stroke-width=".9"/>`,
    `<path d="${ribbonOf(blade)}" fill="${fill}"/>`,
    buttons
      ? `<path d="${buttons}" fill="#101113" stroke="#5a5e64" stroke-width=".8" stroke-linejoin="round"/>`
      : '',
    `<path d="${pivot}" fill="#9aa0a6" stroke="#0d0e10" stroke-width="2.6"/>`,
  ].join('')
}
