import { form, seam } from '#/drawings/accessory/brush.ts'
import { cradle, crown, straps, type Vent, vents } from '#/drawings/accessory/helmet-parts.ts'
import { emblem } from '#/drawings/accessory/lettering.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import { lampRed, type Painter, plastic, rubber } from '#/drawings/accessory/studio.ts'

export const paintUrbanHelmet: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, ink } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(
    sketch,
    [
      [520, 486],
      [250, 510],
    ],
    rubber,
  )
  cradle(sketch, 122, 500, accent)
  const shell = curve(
    '676,440 664,320 596,224 490,172 390,164 270,186 174,252 118,350 104,450 116,512 160,540 240,528 320,522 390,494 500,482 600,482 668,476',
  )
  form(sketch, shell, colour, {
    edge: 36,
    gloss: design === 1 ? 0.7 : 0.2,
    depth: 0.75,
    detail: () => {
      crown(sketch, colour)
      if (design === 2) sketch.fill(box(60, 398, 700, 34), accent(0))
    },
  })
  const holes: Vent[] =
    design === 1
      ? [
          [560, 280, 330, 250, 22, 16],
          [560, 330, 300, 304, 22, 14],
        ]
      : [
          [580, 300, 490, 258, 24, 4],
          [462, 250, 360, 240, 24, 4],
          [330, 242, 226, 276, 24, 6],
          [590, 368, 500, 342, 20, 2],
          [470, 336, 372, 332, 20, 2],
          [340, 332, 232, 356, 20, 4],
        ]
  vents(sketch, colour, holes)
  seam(sketch, line('672,452 600,456 500,456 390,468 320,498 240,504 160,514 110,494'), colour, 3)
  if (design !== 1)
    form(
      sketch,
      curve('560,452 650,440 730,462 786,494 770,508 690,492 580,486'),
      design === 2 ? plastic : colour,
      { edge: 9, gloss: 0.2 },
    )
  form(sketch, box(126, 420, 22, 62, 10), lampRed, { edge: 5, gloss: 0.9 })
  emblem(studio, {
    x: 430,
    y: 414,
    height: design === 2 ? 26 : 40,
    colour: design === 2 ? accentInk : ink,
  })
}
