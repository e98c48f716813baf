import { arrange } from '#/drawings/accessory/arrangement.ts'
import { paintBarBag } from './bar-bags.ts'
import { paintFrameBag } from './frame-bags.ts'
import { buckle, weave, zip, cloth } from '#/drawings/accessory/bag-fittings.ts'
import { fold, form, stitches, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import {
  type Painter,
  plastic,
  reflective,
  rubber,
  type Studio,
} from '#/drawings/accessory/studio.ts'

export const paintSaddleBag: Painter = (studio) => {
  const shape = studio.shape('wedge', 'seat-pack', 'roll', 'tour-set')
  if (shape === 'tour-set') {
    arrange(studio, tail, { x: 270, y: 250, scale: 0.58 })
    arrange(studio, paintBarBag, { x: 600, y: 290, scale: 0.46 })
    arrange(studio, paintFrameBag, { x: 430, y: 560, scale: 0.6, shape: 'half' })
    return
  }
  const designs = { wedge, 'seat-pack': tail, roll }
  designs[shape](studio)
}

function wedge(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(390, 660, 250)
  for (const x of [320, 470]) {
    strap(
      sketch,
      line([x, 330, 1], [x - 10, 240], [x + 26, 196], [x + 60, 240], [x + 50, 320, 1]),
      rubber,
      36,
    )
  }
  const d = curve(
    '118,360 150,292 230,272 560,268 670,292 690,340 650,430 540,560 430,630 300,650 190,628 136,540',
  )
  form(sketch, d, colour, {
    ...cloth,
    edge: 34,
    detail: () => {
      fold(sketch, line('600,330 520,440 470,560'), colour, 22, 0.3)
      sketch.fill(curve('90,560 300,600 440,570 560,470 660,560 400,700 90,700'), plastic(0.06), {
        opacity: 0.75,
      })
    },
  })
  zip(studio, line('140,400 280,380 480,372 668,352'), [196, 388], accent)
  stitches(sketch, line('150,360 280,342 480,336 670,322'), colour(0.7))
  sketch.stroke(line('130,500! 190,508!'), reflective(0.3), 16)
  form(sketch, box(150, 440, 26, 96, 6), rubber, { edge: 4 })
  letter(sketch, brand, { x: 400, y: 476, height: 36, colour: ink, turn: -4 })
  buckle(studio, 515, 318, 46, 44)
}

/** The long one that hangs behind a saddle for days. */
function tail(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(390, 640, 230)
  strap(sketch, line('640,330! 700,300 716,220!'), rubber, 34)
  const d = curve(
    '744,470 700,380 620,320 480,270 300,206 176,170 120,190 92,260 108,340 170,410 330,520 500,600 640,612 728,560',
  )
  form(sketch, d, colour, {
    ...cloth,
    edge: 36,
    detail: () => {
      weave(studio)
      fold(sketch, line('200,190 176,290 206,400'), colour, 24, 0.4)
      fold(sketch, line('300,220 280,340 300,470'), colour, 24, 0.34)
      fold(sketch, line('400,300 420,440 410,540'), colour, 26, 0.22)
      sketch.fill(curve('540,660 540,520 660,420 800,440 800,660'), plastic(0.04), {
        opacity: 0.85,
      })
    },
  })
  for (const [a, b, c, e] of [
    [250, 178, 216, 448],
    [352, 216, 320, 516],
  ] as const)
    strap(sketch, line([a, b, 1], [(a + c) / 2 - 16, (b + e) / 2], [c, e, 1]), rubber, 26)
  form(sketch, curve('92,190 130,160 160,176 140,300 120,350 92,330 80,260'), colour, {
    ...cloth,
    edge: 18,
  })
  strap(sketch, line('690,420! 704,480 690,560!'), rubber, 30)
  buckle(studio, 222, 316, 44, 44)
  buckle(studio, 322, 366, 44, 44)
  letter(sketch, brand, { x: 512, y: 430, height: 36, colour: ink, turn: 21 })
  sketch.stroke(line('110,240! 128,300!'), accent(0), 12)
}

function roll(studio: Studio): void {
  const { sketch, colour, accent, accentInk, brand } = studio
  studio.ground(400, 588, 270)
  form(sketch, box(120, 290, 560, 280, 110), colour, {
    ...cloth,
    turn: 'along',
    edge: 30,
    detail: () => {
      fold(sketch, line('220,280 236,420 214,580'), colour, 20, 0.4)
      fold(sketch, line('590,280 570,420 590,580'), colour, 20, 0.4)
    },
  })
  stitches(sketch, line('150,344! 650,344!'), colour(0.8))
  form(sketch, box(340, 262, 120, 320, 12), accent, { turn: 'along', edge: 8, gloss: 0.15 })
  form(sketch, box(348, 236, 104, 44, 20), plastic, { edge: 8 })
  letter(sketch, brand, { x: 400, y: 430, height: 28, colour: accentInk, turn: -90 })
}
