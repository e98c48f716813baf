import { arrange } from '#/drawings/accessory/arrangement.ts'
import { weave, zip, cloth } from '#/drawings/accessory/bag-fittings.ts'
import { bolt, fold, form, stitches, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, type Point, points } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, steel } from '#/drawings/accessory/studio.ts'

export const paintFrameBag: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('full', 'half', 'full-striped', 'half-bolted', 'day-set')
  if (shape === 'day-set') {
    arrange(studio, paintTopTubeBag, { x: 520, y: 240, scale: 0.5 })
    arrange(studio, paintFrameBag, { x: 380, y: 520, scale: 0.8, shape: 'half' })
    return
  }
  const isHalf = shape.startsWith('half')
  const design = isHalf ? 1 : shape === 'full' ? 0 : 2
  studio.ground(420, isHalf ? 570 : 690, 200)
  const top = isHalf ? 300 : 220
  if (shape === 'half-bolted')
    for (const x of [240, 420, 600]) {
      form(sketch, box(x - 26, top - 30, 52, 40, 10), plastic, { edge: 6 })
      bolt(sketch, x, top - 14, 13, steel)
    }
  else
    for (const [x, y] of [
      [220, top],
      [420, top - 4],
      [620, top - 8],
    ] as const)
      strap(
        sketch,
        line(
          [x, y + 24, 1],
          [x - 4, y - 34],
          [x + 20, y - 52],
          [x + 44, y - 34],
          [x + 40, y + 20, 1],
        ),
        rubber,
        34,
      )
  const shapes: Point[][] = [
    points(
      '92,236 130,214 400,206 690,200 712,226 690,290 560,470 400,640 340,668 290,640 190,440',
    ),
    points(
      '92,320 130,298 400,290 690,284 716,312 690,370 610,470 540,520 400,530 220,530 160,500',
    ),
    points(
      '92,250 140,214 400,206 650,200 712,250 690,320 500,560 430,620 330,630 280,600 180,440',
    ),
  ]
  form(sketch, curve(shapes[design] ?? []), colour, {
    ...cloth,
    edge: 26,
    detail: () => {
      if (design !== 0) weave(studio)
      fold(sketch, line('560,260 480,360 390,520'), colour, 26, 0.25)
      fold(sketch, line('190,300 250,400 330,560'), colour, 24, 0.25)
      if (design === 2) sketch.fill(curve('60,420 260,440 620,400 620,700 60,700'), accent(0))
    },
  })
  zip(studio, line([130, top + 74], [400, top + 64], [672, top + 56]), [170, top + 73], accent)
  stitches(sketch, line([120, top + 40], [400, top + 32], [690, top + 26]), colour(0.7))
  letter(sketch, brand, { x: 400, y: top + 142, height: 40, colour: ink, turn: -1 })
}

export const paintTopTubeBag: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('strapped', 'bolted', 'striped')
  const design = { strapped: 0, bolted: 1, striped: 2 }[shape]
  studio.ground(390, 626, 290)
  if (shape === 'bolted')
    for (const x of [260, 480]) {
      form(sketch, box(x - 14, 586, 28, 50, 6), steel, { turn: 'across', edge: 4, gloss: 0.9 })
      sketch.fill(box(x - 14, 604, 28, 24), '#000', { opacity: 0.25 })
    }
  else
    for (const x of [200, 500])
      strap(
        sketch,
        line([x, 560, 1], [x + 4, 610], [x + 30, 640], [x + 56, 610], [x + 60, 560, 1]),
        rubber,
        36,
      )
  form(
    sketch,
    curve(
      '96,560 110,470 220,420 420,340 590,262 660,254 692,290 704,420 704,560 680,590 400,594 130,590',
    ),
    colour,
    {
      ...cloth,
      edge: 30,
      detail: () => {
        if (design === 1) weave(studio)
        fold(sketch, line('300,400 340,480 330,600'), colour, 22, 0.25)
        sketch.fill(box(60, 548, 700, 80), design === 2 ? accent(0) : plastic(0.05), {
          opacity: 0.9,
        })
      },
    },
  )
  zip(studio, line('130,496 260,444 440,366 600,292 676,290'), [560, 312], accent)
  letter(sketch, brand, { x: 520, y: 460, height: 38, colour: ink, turn: -3 })
  if (shape !== 'bolted') strap(sketch, line('702,350! 738,380 736,440 702,470!'), rubber, 30)
}
