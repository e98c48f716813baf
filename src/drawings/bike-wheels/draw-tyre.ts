import type { Tread } from '#/drawings/bike/bike-look.ts'
import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { point } from '#/drawings/bike/point.ts'
import { bulge } from './bulge.ts'
import { printedRound } from './printed-round.ts'
import { ring } from './ring.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const sidewalls: Record<'black' | 'tan' | 'brown', Hex> = {
  black: '#26282b',
  tan: '#c59a67',
  brown: '#8a5f3d',
}

/** The print on a tyre's wall and its strength: on tan as dark and on brown as bright as it has to be to be read. */
const prints: Record<keyof typeof sidewalls, { colour: Hex; opacity: number }> = {
  black: { colour: '#c9cdd1', opacity: 0.72 },
  tan: { colour: '#17110b', opacity: 0.94 },
  brown: { colour: '#f6ead4', opacity: 0.9 },
}

/** A row of blocks round the tyre. */
type Row = {
  /** Share of the tyre's height below its edge. */
  below: number
  /** Millimetres across, and along the edge: block, then gap. */
  width: number
  block: number
  gap: number
  colour: Hex
  opacity: number
  /** Rows stand between one another's blocks. */
  isShifted?: boolean
}

const treads: Record<Tread, { edge: number; rows: Row[] }> = {
  slick: { edge: 0, rows: [] },
  file: {
    edge: 0,
    rows: [
      { below: 0.16, width: 3.2, block: 1, gap: 1.5, colour: '#000000', opacity: 0.7 },
      {
        below: 0.27,
        width: 3,
        block: 1,
        gap: 1.5,
        colour: '#000000',
        opacity: 0.45,
        isShifted: true,
      },
    ],
  },
  semi: {
    edge: 1.6,
    rows: [
      { below: 0.02, width: 2.2, block: 4.2, gap: 2, colour: '#1c1d20', opacity: 1 },
      {
        below: 0.17,
        width: 4,
        block: 3.6,
        gap: 2.6,
        colour: '#08090a',
        opacity: 0.7,
        isShifted: true,
      },
      { below: 0.29, width: 4.6, block: 4.4, gap: 1.8, colour: '#2b2d31', opacity: 0.9 },
    ],
  },
  knob: {
    edge: 4,
    rows: [
      { below: 0.045, width: 5, block: 8.5, gap: 7, colour: '#1b1c1f', opacity: 1 },
      {
        below: 0.18,
        width: 5.5,
        block: 7.5,
        gap: 8,
        colour: '#2a2c30',
        opacity: 1,
        isShifted: true,
      },
      { below: 0.32, width: 7, block: 9, gap: 6.5, colour: '#303338', opacity: 1 },
    ],
  },
  city: {
    edge: 0,
    rows: [
      { below: 0.1, width: 5.5, block: 1.8, gap: 10, colour: '#000000', opacity: 0.8 },
      {
        below: 0.25,
        width: 5,
        block: 1.8,
        gap: 10,
        colour: '#000000',
        opacity: 0.6,
        isShifted: true,
      },
    ],
  },
}

/** Rubber, tread, wall and name, about the hub. */
export function drawTyre(drawing: Drawing): string {
  const { ink, look, skeleton } = drawing
  const outer = skeleton.wheelRadius
  const inner = skeleton.rimRadius - 2
  const width = outer - inner
  const kind = look.wheels.sidewall ?? 'black'
  const wallWidth = width * (kind === 'black' ? 0.56 : 0.6)
  const { edge, rows } = treads[treadOf(look.wheels)]
  const rubber = downwards(
    drawing,
    'rubber',
    outer,
    '0 #44474c, 0.12 #26282b, 0.6 #1b1c1f, 0.9 #101113, 1 #2a2b2e',
  )
  const wall = sidewalls[kind]
  const wallFill = downwards(drawing, 'wall', outer, [
    [0, mixed(wall, '#ffffff', 0.16)],
    [0.4, wall],
    [1, mixed(wall, '#0a0806', 0.3)],
  ])
  const body = outer - edge
  const middle = inner + wallWidth / 2
  return [
    ring((body + inner) / 2, body - inner, rubber),
    ...rows.map((row) => blocks(row, outer, width)),
    ring(outer - width * 0.36, 0.7, '#000', ' stroke-opacity=".5"'),
    ring(middle, wallWidth, wallFill),
    kind === 'black' ? '' : threads(drawing, middle, wallWidth),
    ring(
      middle,
      wallWidth,
      bulge(ink, 'wall-b', [inner, inner + wallWidth], kind === 'black' ? 0.1 : 0.24),
    ),
    look.wheels.reflex ? reflex(inner + wallWidth * 0.84) : '',
    label(drawing, middle - wallWidth * 0.02, wallWidth, prints[kind]),
  ].join('')
}

const widestSlick = 37
/** The tread of a tyre that states none, from every side. */
export const treadOf = ({ tread, tyreWidth }: Drawing['look']['wheels']): Tread =>
  tread ?? (tyreWidth > widestSlick ? 'semi' : 'slick')

function downwards(
  { ink }: Drawing,
  name: string,
  outer: number,
  list: Parameters<typeof gradient>[3],
): string {
  return gradient(ink, name, [point(0, -outer), point(0, outer)], list)
}

function blocks(
  { below, width, block, gap, colour, opacity, isShifted }: Row,
  outer: number,
  height: number,
) {
  const radius = outer - height * below - (below < 0.05 ? width / 2 - 0.4 : 0)
  const around = 2 * Math.PI * radius
  // A whole number of blocks, so that none is cut where the circle closes.
  const pitch = around / Math.round(around / (block + gap))
  const dash = (pitch * block) / (block + gap)
  const see = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  const shift = isShifted ? ` stroke-dashoffset="${n(pitch / 2)}"` : ''
  return ring(
    radius,
    width,
    colour,
    `${see} stroke-dasharray="${dash.toFixed(3)} ${(pitch - dash).toFixed(3)}"${shift}`,
  )
}

/** The casing's threads cross under a thin skin of rubber. */
function threads({ ink }: Drawing, radius: number, width: number): string {
  const weave = ink.define(
    'weave',
    (id) =>
      `<pattern id="${id}" width="1.5" height="1.5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 .4H1.5M.4 0V1.5" stroke="#3a2410" stroke-opacity=".38" stroke-width=".42"/></pattern>`,
  )
  return ring(radius, width, weave)
}

/** The strip that throws a headlamp's light back. */
const reflex = (radius: number): string =>
  ring(radius, 2.6, '#dfe2e4') +
  ring(radius, 2.6, '#8d9399', ' stroke-dasharray="1 1.4" stroke-opacity=".5"')

/** Maker and name on the wall, set at the valve as a mechanic would, and once more opposite. */
function label(
  { look, brand, ink }: Drawing,
  radius: number,
  wall: number,
  { colour, opacity }: { colour: Hex; opacity: number },
): string {
  const { tyreMark, tyreName = '' } = look.wheels
  const height = clamped(wall * 0.4, 4, 8.5)
  const names = { maker: tyreMark || brand, model: tyreName, colour }
  const words = printedRound(names, { radius, height, modelHeight: height * 0.8, middle: -90 })
  const id = ink.id('tn')
  return `<g id="${id}" opacity="${opacity}">${words}</g><use href="#${id}" transform="rotate(180)"/>`
}
