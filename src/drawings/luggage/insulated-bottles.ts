import { bolt, form, glint, seam, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, line, type Point, symmetric } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { type Painter, plastic, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const base = 726

/** Vacuum flasks of steel: one with the groove of a bottle cage and a cup for a lid, two with straight walls. */
export const paintInsulatedBottle: Painter = (studio) => {
  const design = studio.design(3)
  const volume = studio.measure(design === 0 ? 500 : 750)
  const top = clamped((design === 0 ? 330 : 226) - (volume - 500) * 0.1, 150, 420)
  studio.ground(400, base, 132)
  if (design === 0) grooved(studio, top, volume)
  else straight(studio, top, volume, design === 1)
}

function grooved(studio: Studio, top: number, volume: number): void {
  const { sketch, colour, accent, ink, brand } = studio
  const groove = top + 96
  const body = symmetric([
    [400, top, 1],
    [472, top, 1],
    [492, top + 14],
    [501, top + 44],
    [501, groove - 22],
    [492, groove - 5],
    [492, groove + 5],
    [501, groove + 22],
    ...foot(501),
  ])
  form(sketch, body, colour, {
    turn: 'across',
    edge: 10,
    gloss: 0.12,
    depth: 0.85,
    detail: () => {
      sketch.softly({ blur: 4, opacity: 0.24 }, () => {
        sketch.stroke(line([290, groove - 9], [400, groove - 3], [510, groove - 9]), '#000', 12)
        sketch.stroke(line([290, groove + 13], [400, groove + 19], [510, groove + 13]), '#fff', 7)
      })
      brushed(sketch, base - 26, 40)
    },
  })
  glint(sketch, box(332, groove + 40, 12, base - groove - 84, 6), 0.24, 6)
  letter(sketch, brand, {
    x: 400,
    y: (groove + base) / 2 - 22,
    height: Math.min(30, (base - groove) / 10),
    colour: ink,
    turn: -90,
  })
  measureMark(sketch, volume, base - 44, ink)
  neck(sketch, top, 74)
  cup(studio, top - 10)
  sketch.fill(box(320, top - 15, 160, 6, 2), accent(0))
}

/** The lid to drink from: a cup upside down, and a loop for a finger in a glove. */
function cup({ sketch, colour }: Studio, bottom: number): void {
  const top = bottom - 132
  tube(
    sketch,
    line([326, top + 42], [334, top - 34], [400, top - 62], [466, top - 34], [474, top + 42]),
    rubber,
    19,
    0.15,
  )
  form(
    sketch,
    symmetric([
      [400, top, 1],
      [452, top],
      [470, top + 8],
      [477, top + 26],
      [485, bottom - 8],
      [482, bottom, 1],
      [400, bottom, 1],
    ]),
    colour,
    { turn: 'across', edge: 9, gloss: 0.14, depth: 0.9 },
  )
  seam(sketch, line([316, bottom - 18], [400, bottom - 13], [484, bottom - 18]), colour, 2.2)
  glint(sketch, box(340, top + 24, 10, 84, 5), 0.26, 5)
  for (const x of [326, 474]) bolt(sketch, x, top + 44, 9, steel)
}

function straight(studio: Studio, top: number, volume: number, isDipped: boolean): void {
  const { sketch, colour, accent, accentInk, ink, brand } = studio
  const body = symmetric([
    [400, top, 1],
    [470, top, 1],
    [496, top + 10],
    [509, top + 40],
    ...foot(509),
  ])
  form(sketch, body, colour, {
    turn: 'across',
    edge: 10,
    gloss: isDipped ? 0.12 : 0.4,
    depth: 0.85,
    detail: () => {
      if (!isDipped) brushed(sketch, top + (base - top) * 0.56, base)
    },
  })
  glint(sketch, box(330, top + 48, 13, base - top - (isDipped ? 210 : 330), 6), 0.26, 6)
  if (isDipped) boot(studio)
  const middle = top + (base - top) * (isDipped ? 0.38 : 0.3)
  emblem(studio, { x: 400, y: middle, height: 72, colour: ink })
  measureMark(sketch, volume, base - 44, isDipped ? accentInk : '#33363a')
  if (!isDipped) letter(sketch, brand, { x: 400, y: base - 92, height: 13, colour: '#33363a' })
  neck(sketch, top, 76)
  spoutLid(studio, top - 10)
  sketch.fill(box(318, top - 15, 164, 6, 2), accent(0))
}

/** Rubber that the foot was dipped into, with a lip where it ends. */
function boot({ sketch, accent }: Studio): void {
  const top = base - 118
  form(
    sketch,
    symmetric([
      [400, top + 6, 1],
      [513, top, 1],
      [514, base - 30],
      [504, base - 4],
      [484, base + 2, 1],
      [400, base + 2, 1],
    ]),
    accent,
    {
      turn: 'across',
      edge: 8,
      gloss: 0.05,
      depth: 0.9,
      detail: () => {
        for (let x = 0; x < 27; x++)
          sketch.fill(
            box(400 - 112 * Math.cos((Math.PI * (x + 0.5)) / 27) - 1.4, base - 20, 2.8, 16, 1.4),
            '#000',
            { opacity: 0.28 },
          )
      },
    },
  )
  sketch.stroke(line([287, top + 1], [400, top + 7], [513, top + 1]), '#000', 3, { opacity: 0.35 })
}

/** A wide screw cap with grips, and a spout under a cap of its own that hangs on a strap. */
function spoutLid({ sketch, accent }: Studio, bottom: number): void {
  const top = bottom - 62
  sketch.stroke(
    line([436, top - 22], [470, top - 30], [487, top - 6], [484, top + 20]),
    rubber(-0.3),
    11,
  )
  sketch.stroke(line([436, top - 24], [470, top - 33], [485, top - 8]), rubber(0.5), 2.4, {
    opacity: 0.7,
  })
  form(
    sketch,
    symmetric([
      [400, top - 56, 1],
      [430, top - 56],
      [444, top - 46],
      [446, top + 4, 1],
      [400, top + 6, 1],
    ]),
    accent,
    {
      turn: 'across',
      edge: 6,
      gloss: 0.2,
      depth: 0.9,
      detail: () => grips(sketch, top - 34, 34, 46),
    },
  )
  form(
    sketch,
    symmetric([
      [400, top, 1],
      [464, top],
      [482, top + 8],
      [488, top + 24],
      [489, bottom, 1],
      [400, bottom + 2, 1],
    ]),
    plastic,
    { turn: 'across', edge: 7, gloss: 0.3, detail: () => grips(sketch, top + 22, 36, 89) },
  )
}

/** Ribs around a cap; they draw together towards its sides. */
function grips(sketch: Sketch, y: number, height: number, half: number): void {
  const count = Math.round(half / 3.4)
  for (let rib = 0; rib < count; rib++) {
    const x = 400 - half * Math.cos((Math.PI * (rib + 0.5)) / count)
    sketch.fill(box(x - 1.6, y, 3.2, height, 1.6), '#000', { opacity: 0.38 })
  }
}

/** The bare steel between wall and lid. */
function neck(sketch: Sketch, top: number, half: number): void {
  form(sketch, box(400 - half, top - 12, half * 2, 14), steel, {
    turn: 'across',
    edge: 0,
    gloss: 0.9,
    depth: 1,
  })
}

/** Bare steel around the wall, with the lines of the brush. */
function brushed(sketch: Sketch, y: number, height: number): void {
  sketch.fill(box(270, y, 260, height), steel(-0.05))
  for (let down = 4; down < height; down += 7)
    sketch.fill(box(270, y + down, 260, 1.4), down % 2 ? '#fff' : '#000', { opacity: 0.12 })
  sketch.fill(box(270, y - 2, 260, 3), '#000', { opacity: 0.4 })
}

const measureMark = (sketch: Sketch, volume: number, y: number, colour: string): void =>
  letter(sketch, `${volume} ML`, { x: 400, y, height: 9, colour, opacity: 0.7 })

const foot = (half: number): Point[] => [
  [half, base - 40],
  [half - 2, base - 20],
  [half - 14, base - 2],
  [half - 34, base, 1],
  [400, base, 1],
]
