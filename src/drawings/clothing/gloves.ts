import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { isHouse } from '#/drawings/bike/marks.ts'
import { paintBack } from './glove-backs.ts'
import { acrossFinger, alongFinger, claws, cut, fingers, fork, handOutline } from './glove-hands.ts'
import { paintPalm } from './glove-palms.ts'

const shapes = ['mitts', 'gravel', 'knuckle', 'crochet', 'waterproof', 'lobster', 'liner'] as const
export type GloveShape = (typeof shapes)[number]

const cloth = { edge: 17, gloss: 0.06, depth: 0.85 }

/** A pair side by side, seen from the backs of the hands or from the palms. */
const pair =
  (isPalm: boolean): Painter =>
  (studio) => {
    const { sketch } = studio
    const shape = studio.shape(...shapes)
    studio.ground(400, wrists[shape] + 20, 290, 15)
    const hand = (isFirst: boolean) => glove(studio, { shape, isFirst, isPalm })
    sketch.group(
      { transform: 'translate(800 0)scale(-1 1)translate(-64 6)rotate(-5 400 700)' },
      () => hand(false),
    )
    sketch.group({ transform: 'translate(-64 6)rotate(-5 400 700)' }, () => hand(true))
  }

export const paintGloves: Painter = pair(false)
export const paintGlovePalms: Painter = pair(true)

/** `isFirst` is the hand that is not mirrored: only there can words be read. */
type GloveHand = { shape: GloveShape; isFirst: boolean; isPalm: boolean }

/** The edge of the glove at the wrist: mitts end early, gloves for rain and cold reach under a sleeve. */
const wrists: Record<GloveShape, number> = {
  mitts: 660,
  crochet: 672,
  gravel: 690,
  knuckle: 704,
  liner: 716,
  waterproof: 736,
  lobster: 736,
}

function glove(studio: Studio, hand: GloveHand): void {
  const { sketch, colour } = studio
  const { shape, isPalm } = hand
  const isCut = shape === 'mitts' || shape === 'crochet'
  const all = shape === 'lobster' ? claws : fingers
  const wrist = wrists[shape]
  if (isCut)
    for (const each of fingers) sketch.stroke(acrossFinger(each, cut, 0.9, 0.04), '#0b0c0e', 9)
  if (isCut && !isPalm) pullers(studio)
  form(sketch, handOutline({ fingers: all, isCut, wrist }), colour, {
    ...cloth,
    detail: () => {
      if (isPalm) paintPalm(studio, shape)
      else paintBack(studio, shape)
      creases(studio, all, isCut)
      cuff(studio, hand, wrist)
    },
  })
  if (isCut) hems(studio)
  marks(studio, hand, wrist)
}

/** Each finger is sewn to strips between the fingers, and cloth creases where a hand bends. */
function creases(
  { sketch, colour }: Studio,
  all: typeof fingers | typeof claws,
  isCut: boolean,
): void {
  const end = isCut ? cut : 0.9
  for (const each of all) {
    sketch.stroke(alongFinger(each, 0.86, [0.02, end]), colour(-0.9), 9, { opacity: 0.35 })
    stitches(sketch, alongFinger(each, -0.74, [0.02, end]), colour(0.75), 1.5)
    for (const joint of isCut ? [0.16] : [0.34, 0.66])
      fold(sketch, acrossFinger(each, joint, 0.7), colour, 7, 0.42)
    fold(sketch, acrossFinger(each, -0.06, 0.7, 0.05), colour, 12, 0.24)
  }
  // The thumb is set into the hand with a seam of its own.
  seam(sketch, line('384,492 366,540 362,600 352,646'), colour, 2.4)
  fold(sketch, line('424,470 442,482 458,484'), colour, 8, 0.34)
  fold(sketch, line('180,610 250,630 340,612'), colour, 13, 0.34)
  fold(sketch, line('168,556 216,574 268,570'), colour, 11, 0.22)
}

/** Loops between the fingers pull a mitt off. */
function pullers({ sketch, colour }: Studio): void {
  for (const [a, b] of [
    [fingers[0], fingers[1]],
    [fingers[1], fingers[2]],
    [fingers[2], fingers[3]],
  ] as const) {
    const [x, y] = fork(a, b)
    sketch.stroke(
      line([x - 9, y + 6], [x - 7, y - 34], [x + 7, y - 34], [x + 9, y + 6]),
      colour(-0.4),
      7,
    )
  }
}

function hems({ sketch, accent }: Studio): void {
  for (const each of fingers) {
    sketch.stroke(acrossFinger(each, cut - 0.015, 0.99), accent(-0.1), 9)
    sketch.stroke(acrossFinger(each, cut - 0.03, 0.9), accent(0.6), 1.3, {
      'stroke-dasharray': '5 3',
      opacity: 0.7,
    })
  }
  sketch.stroke(line('417,421! 447,426 474,440!'), accent(-0.1), 9)
}

function cuff({ sketch, colour, accent }: Studio, { shape, isPalm }: GloveHand, wrist: number) {
  if (shape === 'liner' || shape === 'lobster' || shape === 'gravel') {
    const top = wrist - (shape === 'gravel' ? 40 : 82)
    sketch.fill(box(140, top, 230, 140), colour(-0.3), { opacity: 0.4 })
    for (let x = 158; x < 352; x += 8)
      sketch.stroke(`M${x} ${top + 4}V${wrist + 10}`, colour(-0.9), 3, { opacity: 0.34 })
    seam(sketch, line([150, top], [252, top + 8], [358, top]), colour, 2.4)
  }
  if (shape === 'mitts' || shape === 'crochet')
    sketch.stroke(line([154, wrist - 6], [252, wrist + 2], [352, wrist - 6]), accent(-0.1), 14)
  if (shape === 'waterproof') {
    sketch.fill(box(140, 606, 230, 12), reflective(0.2))
    sketch.stroke(line('150,726 252,734 352,726'), colour(-0.8), 5, { opacity: 0.7 })
    if (!isPalm) seam(sketch, line('252,624 254,680 252,744'), colour, 2.4)
  }
}

/** The trim of the glove: a strap with its tab, a button, and the maker's name on the first hand. */
function marks(studio: Studio, { shape, isFirst, isPalm }: GloveHand, wrist: number): void {
  const { sketch, brand, accent, ink } = studio
  if (isPalm) return
  if (shape === 'crochet') {
    sketch.fill(curve('244,672! 252,604 260,672!'), '#0b0c0e', { opacity: 0.55 })
    form(sketch, ellipse(252, 650, 14), accent, { edge: 4, gloss: 0.5 })
    for (const x of [248, 256]) sketch.fill(ellipse(x, 650, 2), '#0b0c0e')
    return
  }
  if (shape === 'knuckle') {
    form(sketch, curve('154,632! 300,640 352,630! 350,686! 300,694 158,686!'), rubber, {
      edge: 8,
      gloss: 0.2,
    })
    form(sketch, box(302, 636, 46, 52, 7), accent, { edge: 6, gloss: 0.12 })
    if (isFirst) letter(sketch, brand, { x: 228, y: 663, height: 14, colour: '#efede8' })
    return
  }
  if (!isFirst) return
  if (shape === 'gravel' && isHouse(brand))
    emblem(studio, { x: 262, y: 520, height: 44, colour: ink })
  else if (shape === 'mitts') letter(sketch, brand, { x: 252, y: 606, height: 17, colour: ink })
  else if (shape === 'waterproof')
    letter(sketch, brand, { x: 252, y: 582, height: 17, colour: ink })
  else
    letter(sketch, brand, {
      x: 252,
      y: wrist - (shape === 'lobster' ? 148 : 110),
      height: 16,
      colour: ink,
    })
}
