import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

const crown =
  '118,560 104,470 132,372 210,290 330,246 452,254 552,312 612,404 632,500 628,568! 500,606 340,618 190,606'
const ridge =
  '106,640 94,540 100,456 132,366 210,288 330,244 452,252 554,310 616,402 638,500 644,620'

/** A racing cap: low, soft, with a ribbon over the top and a short brim. */
export const paintCap: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 628, 270)
  brim(studio, design === 1)
  form(sketch, curve(crown), colour, {
    edge: 34,
    gloss: 0.04,
    depth: 0.75,
    detail: () => {
      if (design === 2)
        for (const y of [470, 500, 530])
          sketch.stroke(line([80, y + 20], [330, y + 44], [660, y]), accent(0), 12)
      else {
        sketch.stroke(line(ridge), accent(0), 92)
        if (design === 0) sketch.stroke(line(ridge), colour(0), 26)
      }
      sketch.stroke(line('90,586 210,606 340,614 500,600 640,564'), colour(-0.35), 46, {
        opacity: 0.55,
      })
      fold(sketch, line('300,330 262,420 270,540'), colour, 22, 0.3)
      fold(sketch, line('480,330 506,430 490,540'), colour, 22, 0.28)
    },
  })
  seam(sketch, line('332,294 372,400 380,500 376,614'), colour, 2.4)
  stitches(sketch, line('116,556 210,580 340,590 500,578 626,540'), colour(0.7))
  letter(sketch, brand, {
    x: 282,
    y: studio.design(3) === 2 ? 430 : 506,
    height: studio.design(3) === 2 ? 20 : 25,
    colour: ink,
    turn: 4,
  })
  sketch.fill(ellipse(338, 250, 15, 7), colour(-0.4))
}

function brim({ sketch, colour, accent }: Studio, contrasting: boolean): void {
  const cloth = contrasting ? accent : colour
  const outline = '540,520 630,486 712,512 764,574 770,606 744,612 664,590 560,600'
  form(sketch, curve(outline), cloth, { edge: 18, gloss: 0.05, depth: 0.95 })
  for (const y of [0, 18, 36])
    stitches(sketch, line([600, 530 + y], [676, 534 + y], [744, 580 + y / 2]), cloth(0.6), 2)
}
