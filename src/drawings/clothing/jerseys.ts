import { form } from '#/drawings/accessory/brush.ts'
import {
  collar,
  drape,
  fitted,
  gripper,
  jerseyCut,
  knit,
  neck,
  shoulderSeams,
  sidePanels,
  sleeves,
  zipper,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, symmetric } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

export const jerseyShapes = ['plain', 'club', 'race', 'striped', 'women', 'wool'] as const
type JerseyShape = (typeof jerseyShapes)[number]

/** The width by which the waist is drawn in. */
export const waists: Record<JerseyShape, number> = {
  plain: 0,
  club: 4,
  race: 26,
  striped: 6,
  women: 34,
  wool: 0,
}

/** The pattern that runs around the body, on either side of it. */
export function jerseyPattern({ sketch, accent }: Studio, shape: JerseyShape): void {
  if (shape === 'club') {
    sketch.fill(box(200, 300, 400, 92), accent(0))
    sketch.fill(box(200, 404, 400, 14), accent(0))
  }
  if (shape === 'race') sketch.fill(curve('180,60! 620,60! 620,240 400,290 180,240'), accent(0))
  if (shape === 'striped')
    for (let row = 0; row < 14; row++)
      sketch.fill(box(200, 216 + row * 36, 400, 6), accent(0), { opacity: 0.8 })
  if (shape === 'women')
    sketch.fill(curve('200,560 330,590 480,640 620,640 620,760 180,760'), accent(0), {
      opacity: 0.9,
    })
  if (shape === 'wool') sketch.fill(box(200, 330, 400, 26), accent(0))
}

export const paintJersey: Painter = (studio) => {
  const { sketch, colour, accent, ink, accentInk, brand } = studio
  const shape = studio.shape(...jerseyShapes)
  const isRace = shape === 'race'
  studio.ground(400, 748, 170, 10)
  neck(studio, colour, 118, 62)
  sleeves(studio, jerseyCut, isRace ? accent : colour, shape === 'plain' || shape === 'club')
  form(sketch, symmetric(fitted(jerseyCut.body, waists[shape])), colour, {
    ...knit,
    detail: () => {
      jerseyPattern(studio, shape)
      if (shape === 'wool') ribs(studio)
      drape(studio, colour, 720)
      if (shape !== 'wool') sidePanels(studio, colour, 720)
      gripper(studio, 720, colour)
    },
  })
  shoulderSeams(studio, colour, shape !== 'wool' && shape !== 'club')
  zipper(studio, 150, shape === 'wool' ? 330 : 716, colour)
  collar(studio, isRace ? accent : colour, isRace ? 34 : 44)
  if (shape === 'club') letter(sketch, brand, { x: 400, y: 346, height: 40, colour: accentInk })
  else letter(sketch, brand, { x: 482, y: isRace ? 330 : 270, height: 17, colour: ink })
}

/** Fine ribs of a knitted jersey. */
function ribs({ sketch, colour }: Studio): void {
  for (let x = 210; x < 600; x += 9)
    sketch.stroke(line([x, 150], [x, 730]), colour(-0.8), 1.4, { opacity: 0.16 })
}
