import type { PedalKind } from '#/drawings/bike/bike-look.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import { boxGradient, type Ink, type Stops } from '#/drawings/bike/ink.ts'
import { at } from '#/drawings/bike/path.ts'
import type { Point } from '#/drawings/bike/point.ts'

const black = '0 #595d63, 0.3 #34373b, 1 #131417'
const silver = '0 #f1f3f4, 0.4 #b4babf, 1 #6f757c'
const grey = '0 #a3a8ae, 0.4 #6b7077, 1 #3a3d42'

/** Millimetres about the pedal's axle, seen from its outer end with the front to the right. */
type Pedal = {
  body: string
  metal: Stops
  /** Lines over the body: path, colour, width. */
  lines: readonly (readonly [d: string, colour: Hex, width: number])[]
}

const slab = 'M-52 -7q2-4 7-4h90q5 0 7 4v14q-2 4-7 4h-90q-5 0-7-4Z'
const block = 'M-46 -11q3-5 9-5h74q6 0 9 5v22q-3 5-9 5h-74q-6 0-9-5Z'
const pins =
  'M-44 -11v-3m13 3v-3m13 3v-3m36 3v-3m13 3v-3m13 3v-3M-44 11v3m13-3v3m13-3v3m36-3v3m13-3v3m13-3v3'
const mechanism = 'M-31 -8l9-6h44l9 6v16l-9 6h-44l-9-6Z'
const bails = 'M-30 -10q-9 2-7 9M30 10q9-2 7-9'
const road = 'M-38 -3q4-9 18-9h26q22 0 34 9q6 5 0 9q-10 7-30 8h-28q-16 0-20-7q-3-5 0-10Z'
const wideRoad = 'M-40 -4q4-10 20-10h30q24 0 36 10q5 5 0 9q-12 8-34 9h-30q-17 0-22-8q-3-5 0-10Z'
const spring = 'M-36 4q-8-10 2-14'
const amber = '#e8912c'

const plainRoad: Pedal = {
  body: road,
  metal: black,
  lines: [
    ['M-33 -4q20-6 66-2', '#7f858b', 1.2],
    [spring, '#8b9096', 3],
  ],
}

const pedals: Record<Exclude<PedalKind, 'none'>, Pedal> = {
  flat: {
    body: block,
    metal: black,
    lines: [
      ['M-34 -16v32m17-32v32m34-32v32m17-32v32', '#0c0d0f', 2],
      ['M-44 -7v14M44 -7v14', amber, 4.4],
    ],
  },
  platform: { body: slab, metal: black, lines: [[pins, '#b4babf', 2.2]] },
  'platform-thin': {
    body: 'M-53 -3q4-4 9-4h30q8 2 14 2t14-2h30q5 0 9 4v6q-4 4-9 4h-30q-8-2-14-2t-14 2h-30q-5 0-9-4Z',
    metal: grey,
    lines: [
      [
        'M-46 -7v-4m12 4v-4m12 4v-4m44 4v-4m12 4v-4m12 4v-4M-46 7v4m12-4v4m12-4v4m44-4v4m12-4v4m12-4v4',
        '#26282c',
        2,
      ],
    ],
  },
  // Blocks of rubber above and below a slim cage, about the barrel of the bearing.
  rubber: {
    body: 'M-41 -5q2-4 7-4h68q5 0 7 4v10q-2 4-7 4h-68q-5 0-7-4Z',
    metal: '0 #6f747a, 0.3 #3d4045, 1 #191a1d',
    lines: [
      ['M-33 -10h24M9 -10h24M-33 10h24M9 10h24', '#17181b', 7],
      [
        'M-32 -13v6m8-6v6m8-6v6M16 -13v6m8-6v6m8-6v6M-32 7v6m8-6v6m8-6v6M16 7v6m8-6v6m8-6v6',
        '#43474d',
        1.2,
      ],
      ['M-41 -2v4M41 -2v4', amber, 2.4],
      ['M0 0h.1', '#9aa0a6', 15],
      ['M0 0h.1', '#26282c', 7],
    ],
  },
  half: {
    body: slab,
    metal: silver,
    lines: [
      ['M-26 -12h52', '#3a3d42', 7],
      [bails, '#26282c', 3],
    ],
  },
  'half-wide': {
    body: slab,
    metal: black,
    lines: [
      ['M-26 -12h52', '#8b9096', 6],
      ['M-44 11v3m13-3v3m13-3v3m36-3v3m13-3v3m13-3v3', '#b4babf', 2],
    ],
  },
  spd: {
    body: mechanism,
    metal: silver,
    lines: [
      [bails, '#4b4f55', 4],
      ['M-20 0h40', '#4b4f55', 3],
    ],
  },
  'spd-black': {
    body: mechanism,
    metal: black,
    lines: [
      [bails, '#c9cdd1', 4],
      ['M-20 -8h40M-20 8h40', '#8b9096', 2],
    ],
  },
  'spd-open': {
    body: 'M-24 -6l8-7h32l8 7v12l-8 7h-32l-8-7Z',
    metal: grey,
    lines: [
      ['M-24 -8q-18 0-18 9q2 7 12 6M24 8q18 0 18-9q-2-7-12-6', '#b4babf', 3.4],
      ['M-10 -4h20v8h-20Z', '#17181b', 3],
    ],
  },
  clipless: plainRoad,
  road: plainRoad,
  'road-steel': {
    body: road,
    metal: black,
    lines: [
      ['M-22 -10h30q18 0 28 6', '#e4e7ea', 3],
      [spring, '#c9cdd1', 3],
    ],
  },
  'road-wide': {
    body: wideRoad,
    metal: black,
    lines: [
      ['M-20 -12h26', '#c0392b', 3],
      [spring, '#8b9096', 3],
    ],
  },
  'road-carbon': {
    body: wideRoad,
    metal: '0 #3a3d42, 0.3 #17181b, 1 #0a0b0d',
    lines: [
      ['M-30 -9l8 20m4-22l8 24m4-25l9 25m5-25l9 24m5-22l7 17', '#34373b', 1.6],
      ['M-8 0h16', '#c8a24a', 12],
      [spring, '#8b9096', 3],
    ],
  },
  power: {
    body: road,
    metal: grey,
    lines: [
      ['M-16 0h32', '#17181b', 20],
      ['M-15 -6h30', '#6b7077', 2],
      ['M9 4h3', '#39c07a', 3],
      [spring, '#8b9096', 3],
    ],
  },
}

/** A pedal about the eye of its crank; the far one is a dark shape. */
export function drawPedal(ink: Ink, kind: PedalKind, eye: Point, isFar = false): string {
  if (kind === 'none') return ''
  const { body, metal, lines } = pedals[kind]
  const fill = isFar ? '#0e0f11' : boxGradient(ink, 'pedal', metal)
  const over = lines.map(
    ([d, colour, width]) =>
      `<path d="${d}" stroke="${isFar ? '#24272b' : colour}" stroke-width="${width}"/>`,
  )
  return `<g transform="translate(${at(eye)})"><path d="${body}" fill="${fill}"/><g fill="none" stroke-linecap="round">${over.join('')}</g></g>`
}
