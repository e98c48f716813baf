import { bolt, form, seam } from '#/drawings/accessory/brush.ts'
import {
  collar,
  drape,
  gripper,
  jacketCut,
  neck,
  shoulderSeams,
  sidePanels,
  sleeves,
  zipper,
  knit,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, reflective, type Studio } from '#/drawings/accessory/studio.ts'

export const jacketShapes = ['shell', 'yoke', 'contrast', 'city', 'wool'] as const

/** Patch pockets with a flap, as a coat for the town has them. */
function chestPockets({ sketch, colour }: Studio): void {
  for (const x of [286, 446]) {
    form(sketch, box(x, 300, 74, 84, 8), colour, { edge: 6, gloss: 0.1 })
    form(sketch, box(x - 3, 292, 80, 28, 6), colour, { edge: 5, gloss: 0.1 })
    bolt(sketch, x + 37, 308, 5, plastic)
  }
}

function buttons({ sketch, colour }: Studio): void {
  seam(sketch, line([416, 150, 1], [416, 714, 1]), colour, 2.4)
  for (let y = 190; y < 700; y += 84)
    form(sketch, ellipse(400, y, 10), plastic, { edge: 3, gloss: 0.5 })
}

/** Lies across shoulders and chest, in front and behind. */
export const jacketYoke = curve('160,40 640,40 640,290 400,330 160,290')

export const paintJacket: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape(...jacketShapes)
  const design = { shell: 0, yoke: 1, contrast: 2, city: 3, wool: 4 }[shape]
  studio.ground(400, 744, 190, 10)
  neck(studio, colour, 96, 62)
  sleeves(studio, jacketCut, design === 2 ? accent : colour, design === 1)
  form(sketch, symmetric(jacketCut.body), colour, {
    ...knit,
    gloss: 0.22,
    detail: () => {
      if (shape === 'yoke') sketch.fill(jacketYoke, accent(0))
      drape(studio, colour, 716)
      if (shape === 'shell' || shape === 'contrast') sidePanels(studio, colour, 716)
      gripper(studio, 716, colour)
    },
  })
  shoulderSeams(studio, colour, shape !== 'city' && shape !== 'wool')
  if (shape === 'city' || shape === 'wool') chestPockets(studio)
  for (const side of [-1, 1]) {
    if (design < 3)
      seam(
        sketch,
        line([400 + side * 72, 170], [400 + side * 132, 290], [400 + side * 176, 330]),
        colour,
        3,
      )
    const pocket = line([400 + side * 128, 520, 1], [400 + side * 92, 640, 1])
    sketch.stroke(pocket, plastic(0.08), 9)
    sketch.stroke(pocket, reflective(0.2), 2)
  }
  if (shape === 'shell')
    for (const x of [392, 408]) sketch.stroke(`M${x} 110V712`, colour(0.5), 2, { opacity: 0.5 })
  if (shape === 'wool') buttons(studio)
  else zipper(studio, 104, 714, colour)
  collar(studio, design === 1 ? accent : colour, 82)
  sketch.fill(box(250, 664, 300, 7), reflective(0.3), { opacity: 0.85 })
  // The name stands between zip and sleeve seam, and above a pocket where there is one.
  letter(sketch, brand, {
    x: 474,
    y: design < 3 ? 286 : 262,
    height: design < 3 ? 13 : 11,
    colour: design === 1 ? studio.accentInk : ink,
  })
}
