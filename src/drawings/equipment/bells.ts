import { bolt, form, glint, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import {
  brass,
  gunmetal,
  type Painter,
  plastic,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

export const paintBell: Painter = (studio) => {
  const { sketch, colour, brand, ink } = studio
  const design = studio.design(3)
  if (design === 2) return studio.sketch.group(inTheMiddle, () => hiddenBell(studio))
  const metal = design === 1 ? brass : colour
  studio.ground(400, 700, 200)
  form(sketch, curve('270,560 530,560 540,620 500,676 400,694 300,676 260,620'), plastic, {
    edge: 18,
  })
  sketch.fill(ellipse(400, 622, 96, 40), '#cfcdc8')
  sketch.within(ellipse(400, 622, 96, 40), () =>
    sketch.softly({ blur: 8, opacity: 0.6 }, () =>
      sketch.stroke(ellipse(396, 612, 98, 42), '#000', 30),
    ),
  )
  form(sketch, symmetric('400,150 510,172 606,260 654,400 664,500 650,540 400,560'), metal, {
    edge: 34,
    gloss: 0.9,
    depth: 0.9,
    detail: () => {
      glint(sketch, curve('236,420 270,290 350,216 310,300 276,430'), 0.85, 9)
      sketch.softly({ blur: 16, opacity: 0.5 }, () =>
        sketch.fill(curve('140,470 400,500 670,460 670,540 400,560 140,540'), metal(-1)),
      )
      sketch.fill(box(120, 508, 560, 5), metal(0.8), { opacity: 0.7 })
    },
  })
  form(sketch, ellipse(400, 170, 34, 16), steel, { edge: 5, gloss: 0.9 })
  tube(sketch, line('610,590 690,560 716,500'), steel, 14, 1)
  form(sketch, ellipse(718, 482, 26), gunmetal, { edge: 8, gloss: 0.8 })
  letter(sketch, brand, {
    x: 400,
    y: 440,
    height: 30,
    colour: design === 1 ? '#3c2c0e' : ink,
    opacity: 0.9,
  })
}

/** A dome leans to its striker's side, which the framing makes up for; a chime does not. */
const inTheMiddle = { transform: 'translate(40 0)' }

/** A slim chime that lies along the bar under its tape; a striker on a spring stands out below. */
function hiddenBell(studio: Studio): void {
  const { sketch, colour, brand, ink, accent } = studio
  studio.ground(400, 640, 240)
  tube(sketch, line('520,470 566,520 560,584'), steel, 16, 1)
  form(sketch, ellipse(556, 600, 30, 26), accent, { edge: 8, gloss: 0.8 })
  // The open side of the band, which springs round the bar.
  form(sketch, curve('170,400 186,470 240,500 560,500 614,470 630,400 600,440 200,440'), plastic, {
    edge: 10,
  })
  form(
    sketch,
    curve('160,392 176,316 236,286 564,286 624,316 640,392 628,438 590,452 210,452 172,438'),
    colour,
    {
      turn: 'along',
      edge: 22,
      gloss: 0.8,
      depth: 0.9,
      detail: () => sketch.fill(box(140, 430, 520, 5), colour(0.8), { opacity: 0.6 }),
    },
  )
  for (const x of [214, 586]) bolt(sketch, x, 372, 13, steel)
  letter(sketch, brand, { x: 400, y: 376, height: 34, colour: ink, opacity: 0.9 })
}
