import { isHouse } from '#/drawings/bike/marks.ts'
import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { curve, line, mirrored } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective } from '#/drawings/accessory/studio.ts'
import { inkOn, tone } from '#/drawings/accessory/tone.ts'

export const bibShapes = ['plain', 'cargo', 'race', 'thermal', 'indoor'] as const

const mesh = tone('#e4e2dd')

/** Runs around the thigh, so that it is seen from the front and from behind. */
export const sidePanel = (side: number): string =>
  curve([
    [400 + side * 130, 300],
    [400 + side * 200, 300],
    [400 + side * 210, 720],
    [400 + side * 150, 720],
    [400 + side * 140, 500],
  ])

export const paintBibShorts: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, brand } = studio
  const shape = studio.shape(...bibShapes)
  studio.ground(400, 748, 170, 10)
  const strap = shape === 'cargo' || shape === 'thermal' ? colour : mesh
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    form(
      sketch,
      curve([
        [x(60), 66, 1],
        [x(96), 64, 1],
        [x(112), 160],
        [x(122), 280],
        [x(136), 380, 1],
        [x(20), 380, 1],
        [x(64), 300],
        [x(70), 180],
      ]),
      strap,
      { edge: 14, gloss: 0.05, depth: 0.6 },
    )
    stitches(sketch, line([x(76), 70], [x(88), 180], [x(88), 300]), strap(-0.7))
  }
  const shorts = curve(
    mirrored('400,352 460,336 530,306! 560,400 584,520 586,700! 520,716 446,706! 430,600 400,520!'),
  )
  form(sketch, shorts, colour, {
    gloss: 0.14,
    depth: 0.75,
    edge: 32,
    detail: () => {
      for (const side of [-1, 1]) {
        const x = (value: number) => 400 + side * value
        if (shape === 'indoor') sketch.fill(sidePanel(side), accent(0))
        if (shape === 'cargo') {
          form(
            sketch,
            curve([
              [x(122), 500],
              [x(184), 492],
              [x(190), 612],
              [x(128), 620],
            ]),
            accent,
            { edge: 6, gloss: 0.05 },
          )
          stitches(sketch, line([x(122), 516], [x(184), 508]), accent(-0.8))
        }
        if (shape === 'thermal')
          seam(sketch, line([x(60), 350], [x(90), 520], [x(70), 640]), colour, 5)
        fold(sketch, line([x(24), 520], [x(80), 500], [x(130), 510]), colour, 18, 0.4)
        fold(sketch, line([x(30), 470], [x(80), 440], [x(120), 440]), colour, 16, 0.3)
        seam(sketch, line([x(104), 336], [x(126), 460], [x(120), 650]), colour, 2.4)
        sketch.stroke(
          line([x(40), 676], [x(116), 690], [x(190), 672]),
          shape === 'race' ? accent(0) : colour(-0.55),
          46,
        )
        sketch.stroke(line([x(50), 692], [x(116), 704], [x(184), 688]), colour(0.75), 3, {
          'stroke-dasharray': '0 9',
          'stroke-linecap': 'round',
          opacity: 0.4,
        })
        sketch.stroke(line([x(44), 648], [x(116), 662], [x(188), 646]), reflective(0.2), 2.4, {
          opacity: 0.8,
        })
      }
      seam(sketch, line('400,354 402,440 400,520'), colour, 2.4)
    },
  })
  letter(sketch, brand, {
    x: 520,
    y: 688,
    height: 15,
    colour: shape === 'race' ? accentInk : inkOn(colour(-0.55)),
    turn: -3,
  })
  if (isHouse(brand))
    emblem(studio, {
      x: 286,
      y: 688,
      height: 18,
      colour: shape === 'race' ? accentInk : inkOn(colour(-0.55)),
    })
}
