import { form, stitches } from '#/drawings/accessory/brush.ts'
import {
  collar,
  type Cut,
  drape,
  neck,
  sidePanels,
  zipper,
  knit,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, line, points, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective, type Studio } from '#/drawings/accessory/studio.ts'

export const giletCut: Cut = {
  body: points(
    '400,180! 436,160 474,112! 532,132 566,156! 540,250 548,310 574,356! 566,460 568,580 578,706! 480,720 400,722',
  ),
}

export const paintGilet: Painter = (studio) => {
  const { sketch, colour, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 748, 170, 10)
  neck(studio, colour, 96, 62)
  form(
    sketch,
    symmetric('400,160! 520,150 580,170! 560,260 590,360! 400,400!'),
    (light) => colour(light - 0.5),
    { edge: 16, gloss: 0 },
  )
  form(sketch, symmetric(giletCut.body), colour, {
    ...knit,
    gloss: 0.24,
    detail: () => {
      giletBand(studio)
      if (design === 2) for (let row = 0; row < 7; row++) quilt(studio, 220 + row * 70)
      drape(studio, colour, 720)
      if (design !== 2) sidePanels(studio, colour, 720)
      giletHem(studio, 690)
    },
  })
  for (const side of [-1, 1])
    stitches(
      sketch,
      line(
        [400 + side * 160, 168],
        [400 + side * 134, 250],
        [400 + side * 142, 310],
        [400 + side * 166, 350],
      ),
      colour(0.7),
    )
  zipper(studio, 104, 716, colour)
  collar(studio, colour, 82)
  letter(sketch, brand, { x: 470, y: 276, height: 12, colour: ink })
}

/** A reflective band that runs around the rider. */
export function giletBand(studio: Studio): void {
  if (studio.design(3) === 1) studio.sketch.fill(box(180, 470, 440, 70), reflective(0.35))
}

/** The hem of another colour runs around as well; the tail is longer. */
export function giletHem(studio: Studio, top: number): void {
  if (studio.design(3) === 0) studio.sketch.fill(box(200, top, 400, 60), studio.accent(0))
}

function quilt({ sketch, colour }: Studio, y: number): void {
  const d = line([190, y], [400, y + 14], [610, y])
  sketch.softly({ blur: 10, opacity: 0.5 }, () => sketch.stroke(d, colour(-0.9), 18))
  stitches(sketch, d, colour(-0.9))
}
