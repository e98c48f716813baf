import { form, glint, seam, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, mirrored } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, steel, type Studio } from '#/drawings/accessory/studio.ts'

const base = 726

export const paintBottle: Painter = (studio) => {
  const { sketch, colour, accent } = studio
  const design = studio.design(3)
  const rise = Math.max(-90, Math.min(40, (studio.measure(750) - 750) * 0.55))
  const top = 190 - rise
  studio.ground(400, base, 150)
  const waist = top + 130
  const body = curve(
    mirrored([
      [400, top, 1],
      [462, top, 1],
      [504, top + 20],
      [520, top + 66],
      [512, waist - 26],
      [498, waist],
      [512, waist + 26],
      [522, waist + 70],
      [522, base - 40],
      [512, base - 6],
      [486, base, 1],
      [400, base, 1],
    ]),
  )
  form(sketch, body, colour, {
    turn: 'across',
    edge: 16,
    gloss: 0.3,
    depth: design === 2 ? 0.55 : 0.75,
    detail: () => dress(studio, design, top, waist),
  })
  seam(sketch, line([501, waist - 4], [400, waist + 6], [299, waist - 4]), colour, 5)
  sketch.within(body, () => glint(sketch, box(322, top + 20, 16, base - top - 60, 8), 0.35, 5))
  cap(studio, top)
  if (design !== 1) sketch.fill(box(318, top - 6, 164, 7), accent(0))
}

/** The print on the bottle. */
function dress(
  { sketch, accent, accentInk, ink, brand, colour }: Studio,
  design: number,
  top: number,
  waist: number,
): void {
  const middle = (waist + base) / 2 - 2
  if (design === 0)
    letter(sketch, brand, {
      x: 400,
      y: middle,
      height: Math.min(54, (base - waist) / 8),
      colour: ink,
      turn: -90,
    })
  if (design === 1) {
    sketch.fill(box(240, middle - 40, 320, 92), accent(0))
    sketch.fill(box(240, middle + 64, 320, 14), accent(0))
    sketch.fill(box(240, middle + 90, 320, 8), accent(0))
    letter(sketch, brand, { x: 400, y: middle + 6, height: 30, colour: accentInk })
  }
  if (design === 2) {
    sketch.fill(box(240, top + 190, 320, 500), colour(-0.25), { opacity: 0.5 })
    emblem({ sketch, brand }, { x: 382, y: middle - 20, height: 120, colour: ink })
    for (let step = 0; step < 9; step++)
      sketch.fill(box(472, middle - 90 + step * 26, step % 2 ? 14 : 26, 4), ink, { opacity: 0.6 })
  }
}

function cap({ sketch, accent }: Studio, top: number): void {
  form(
    sketch,
    curve(
      mirrored([
        [400, top - 62, 1],
        [440, top - 62, 1],
        [470, top - 48],
        [490, top - 10, 1],
        [490, top + 6, 1],
        [400, top + 10, 1],
      ]),
    ),
    plastic,
    {
      turn: 'across',
      edge: 8,
      gloss: 0.4,
      detail: () => {
        for (let rib = 0; rib < 19; rib++)
          sketch.fill(box(308 + rib * 10, top - 44, 3, 60), '#000', { opacity: 0.35 })
      },
    },
  )
  form(
    sketch,
    curve(
      mirrored([
        [400, top - 132, 1],
        [424, top - 132],
        [432, top - 118],
        [426, top - 96],
        [436, top - 74],
        [438, top - 56, 1],
        [400, top - 54, 1],
      ]),
    ),
    accent,
    { turn: 'across', edge: 8, gloss: 0.6 },
  )
  sketch.fill(ellipse(400, top - 128, 13, 4), '#0a0b0c', { opacity: 0.7 })
}

export const paintInsulatedBottle: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, base, 136)
  const body = curve(
    mirrored([
      [400, 214, 1],
      [452, 214, 1],
      [470, 236],
      [508, 284],
      [518, 330],
      [518, base - 40],
      [508, base - 6],
      [480, base, 1],
      [400, base, 1],
    ]),
  )
  form(sketch, body, colour, {
    turn: 'across',
    edge: 12,
    gloss: design === 1 ? 0.25 : 0.6,
    depth: 0.85,
    detail: () => {
      if (design === 1) sketch.fill(box(270, 560, 260, 190), accent(0))
      if (design === 2) sketch.fill(box(270, 600, 260, 150), steel(0))
      sketch.fill(box(270, base - 22, 260, 30), steel(-0.2))
      sketch.fill(box(270, base - 24, 260, 3), '#000', { opacity: 0.5 })
    },
  })
  sketch.within(body, () => glint(sketch, box(330, 250, 13, 440, 6), 0.5, 3))
  if (design === 0) letter(sketch, brand, { x: 400, y: 470, height: 44, colour: ink, turn: -90 })
  else emblem(studio, { x: 400, y: 440, height: 74, colour: ink })
  tube(sketch, line('352,150 356,86 400,72 444,86 448,150'), plastic, 20, 0.3)
  form(sketch, curve(mirrored('400,126! 448,126 460,138 460,208 452,216! 400,218!')), plastic, {
    turn: 'across',
    edge: 8,
    gloss: 0.3,
    detail: () => {
      for (let rib = 0; rib < 14; rib++)
        sketch.fill(box(342 + rib * 9, 146, 3, 50), '#000', { opacity: 0.4 })
    },
  })
  sketch.fill(box(346, 214, 108, 6), accent(0))
}
