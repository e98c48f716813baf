import { weave, zip, cloth } from '#/drawings/accessory/bag-fittings.ts'
import { fold, form, glint, seam, stitches, strap } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, rubber, type Studio } from '#/drawings/accessory/studio.ts'

export const isRollTop = (studio: Studio): boolean => studio.design(3) === 1

export const rolledEdge = symmetric('400,104! 500,104 548,116 560,150 546,186 400,190!')

/** One chamber that is rolled shut and held by a buckle on either side. */
function rollTop({ sketch, colour, accent }: Studio): void {
  form(sketch, rolledEdge, accent, { ...cloth, edge: 26 })
  seam(sketch, line('258,160 400,168 542,160'), rubber, 3)
  for (const side of [-1, 1]) {
    strap(sketch, line([400 + side * 118, 118], [400 + side * 124, 340]), rubber, 26)
    form(sketch, box(400 + side * 122 - 22, 296, 44, 58, 8), rubber, { edge: 8, gloss: 0.5 })
  }
  seam(sketch, line('226,640 400,656 574,640'), colour, 4)
}

function zippedPockets(studio: Studio): void {
  const { sketch, colour, accent } = studio
  zip(studio, line('258,300 270,200 330,146 400,138 470,146 530,200 542,300'), [520, 210], accent)
  form(sketch, symmetric('400,430! 540,436 560,470 556,640 530,690 400,700'), colour, {
    ...cloth,
    edge: 24,
  })
  zip(studio, line('258,470 400,460 542,470'), [470, 462], accent)
  stitches(sketch, line('262,660 400,674 538,660'), colour(0.7))
}

export const paintBackpack: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 180)
  for (const side of [-1, 1])
    strap(
      sketch,
      line(
        [400 + side * 120, 180],
        [400 + side * 236, 330],
        [400 + side * 240, 520],
        [400 + side * 190, 640],
      ),
      rubber,
      44,
    )
  strap(sketch, line('356,120! 362,76 400,62 438,76 444,120!'), rubber, 20)
  form(
    sketch,
    symmetric('400,96 490,106 556,170 584,300 596,480 590,640 556,716 400,732'),
    colour,
    {
      ...cloth,
      edge: 40,
      detail: () => {
        if (design === 2) weave(studio)
        fold(sketch, line('240,240 290,330 270,470'), colour, 26, 0.35)
        fold(sketch, line('560,220 520,320 540,460'), colour, 26, 0.35)
        if (design === 1) sketch.fill(box(180, 60, 440, 230), accent(0))
      },
    },
  )
  if (design === 1) rollTop(studio)
  else zippedPockets(studio)
  letter(sketch, brand, { x: 400, y: 584, height: 36, colour: ink })
  emblem(studio, {
    x: 400,
    y: 250,
    height: 70,
    colour: design === 1 ? studio.accentInk : ink,
    opacity: 0.9,
  })
  if (design !== 1) seam(sketch, line('330,374! 470,374!'), rubber, 4)
  glint(sketch, ellipse(300, 150, 60, 12), 0.18, 12)
}
