import { isHouse } from '#/drawings/bike/marks.ts'
import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { curve, line, onSide, type Point, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective, type Studio } from '#/drawings/accessory/studio.ts'
import { inkOn, tone, type Tone } from '#/drawings/accessory/tone.ts'

export const bibShapes = ['plain', 'cargo', 'race', 'thermal', 'indoor'] as const

type BibShape = (typeof bibShapes)[number]

const mesh = tone('#e4e2dd')

/** Warm and sturdy bibs hang on cloth of their own, the others on mesh. */
export const strapOf = ({ colour }: Studio, shape: BibShape): Tone =>
  shape === 'cargo' || shape === 'thermal' ? colour : mesh

export const hemInk = ({ colour, accentInk }: Studio, shape: BibShape): string =>
  shape === 'race' ? accentInk : inkOn(colour(-0.55))

/** The hem of a leg is a band with a reflective line above it, and dots of silicone that hold it. */
export const hemParts = {
  band: ({ sketch, colour, accent }: Studio, side: number, shape: BibShape) =>
    sketch.stroke(
      across(side, [40, 676], [116, 690], [190, 672]),
      shape === 'race' ? accent(0) : colour(-0.55),
      46,
    ),
  dots: ({ sketch, colour }: Studio, side: number) =>
    sketch.stroke(across(side, [50, 692], [116, 704], [184, 688]), colour(0.75), 3, {
      'stroke-dasharray': '0 9',
      'stroke-linecap': 'round',
      opacity: 0.4,
    }),
  line: ({ sketch }: Studio, side: number) =>
    sketch.stroke(across(side, [44, 648], [116, 662], [188, 646]), reflective(0.2), 2.4, {
      opacity: 0.8,
    }),
}

/** A line over one leg, by the distance of its points from the middle. */
const across = (side: number, ...spots: readonly Point[]): string =>
  line(...spots.map(([x, y]): Point => [400 + side * x, y]))

/** A pocket on the leg, with the seam below its opening. */
export function legPocket(
  { sketch, accent }: Studio,
  side: number,
  [outline, left, right]: readonly [outline: string, left: Point, right: Point],
): void {
  form(sketch, onSide(side, outline), accent, { edge: 6, gloss: 0.05 })
  stitches(sketch, across(side, left, right), accent(-0.8))
}

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
  const { sketch, colour, accent, brand } = studio
  const shape = studio.shape(...bibShapes)
  studio.ground(400, 748, 170, 10)
  const strap = strapOf(studio, shape)
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    form(
      sketch,
      onSide(side, '460,66! 496,64! 512,160 522,280 536,380! 420,380! 464,300 470,180'),
      strap,
      { edge: 14, gloss: 0.05, depth: 0.6 },
    )
    stitches(sketch, line([x(76), 70], [x(88), 180], [x(88), 300]), strap(-0.7))
  }
  const shorts = symmetric(
    '400,352 460,336 530,306! 560,400 584,520 586,700! 520,716 446,706! 430,600 400,520!',
  )
  form(sketch, shorts, colour, {
    gloss: 0.14,
    depth: 0.75,
    edge: 32,
    detail: () => {
      for (const side of [-1, 1]) {
        const x = (value: number) => 400 + side * value
        if (shape === 'indoor') sketch.fill(sidePanel(side), accent(0))
        if (shape === 'cargo')
          legPocket(studio, side, ['522,500 584,492 590,612 528,620', [122, 516], [184, 508]])
        if (shape === 'thermal')
          seam(sketch, line([x(60), 350], [x(90), 520], [x(70), 640]), colour, 5)
        fold(sketch, line([x(24), 520], [x(80), 500], [x(130), 510]), colour, 18, 0.4)
        fold(sketch, line([x(30), 470], [x(80), 440], [x(120), 440]), colour, 16, 0.3)
        seam(sketch, line([x(104), 336], [x(126), 460], [x(120), 650]), colour, 2.4)
        hemParts.band(studio, side, shape)
        hemParts.dots(studio, side)
        hemParts.line(studio, side)
      }
      seam(sketch, line('400,354 402,440 400,520'), colour, 2.4)
    },
  })
  letter(sketch, brand, { x: 520, y: 688, height: 15, colour: hemInk(studio, shape), turn: -3 })
  if (isHouse(brand)) emblem(studio, { x: 286, y: 688, height: 18, colour: hemInk(studio, shape) })
}
