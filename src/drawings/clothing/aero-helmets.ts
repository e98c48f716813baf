import { form, glint, seam } from '#/drawings/accessory/brush.ts'
import {
  type Channel,
  channel,
  cradle,
  crown,
  lowerShell,
  openings,
  straps,
} from '#/drawings/accessory/helmet-parts.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point, points } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { type Painter, plastic, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'
import type { Tone } from '#/drawings/accessory/tone.ts'

/** Smooth and long, with a tail that is cut off. */
const aeroShell: Point[] = points(
  '706,438! 702,372 664,282 586,210 474,172 352,170 238,200 148,254 92,312 66,352! 82,404 108,446! 150,482 206,494 268,480 326,456 400,444 500,446 600,456 692,462!',
)

const few: Channel[] = [
  [0.77, 27, 55, 34],
  [0.5, 19, 43, 38],
  [0.54, 128, 161, 34],
]
/** Few openings: at the brow, and where the air leaves in front of the tail. */
const aeroChannels: Channel[][] = [
  few,
  few,
  [
    [0.82, 34, 66, 32],
    [0.62, 24, 58, 40],
    [0.4, 18, 44, 36],
    [0.66, 122, 153, 34],
    [0.44, 130, 160, 34],
  ],
]

export const paintAeroHelmet: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(sketch, rubber, [520, 458], [262, 490])
  cradle(sketch, 122, 482, accent)
  lowerShell(
    sketch,
    '702,444 688,476 600,476 500,466 400,464 334,482 276,506 210,520 150,514 104,476 200,460 500,430',
  )
  form(sketch, curve(aeroShell), colour, {
    edge: 30,
    gloss: 0.7,
    depth: 0.8,
    detail: () => {
      if (design === 2)
        sketch.fill(
          curve('40,372 200,300 340,262 470,262 600,318 720,420 760,120 400,100 40,120'),
          accent(-0.05),
        )
      crown(sketch, colour)
      shoulder(sketch, design === 2 ? accent : colour, colour)
      tail(sketch, colour)
    },
  })
  openings(sketch, colour, (aeroChannels[design] ?? []).map(channel).join(''))
  seam(
    sketch,
    line('702,444 600,438 500,428 400,426 320,440 264,462 208,476 156,468 112,440'),
    colour,
    2.6,
  )
  letter(sketch, brand, { x: 436, y: 372, height: 25, colour: ink, turn: 1, lean: -10 })
  if (design > 0) visor(studio, design === 2)
}

const edge = '706,410 650,332 540,268 400,246 250,270 140,314 72,352'

/** The line from brow to tail at which the crown turns into the side: light above it, shade below. */
function shoulder(sketch: Sketch, above: Tone, below: Tone): void {
  sketch.softly({ blur: 7, opacity: 0.5 }, () => {
    sketch.stroke(line(edge), above(0.85), 12, { transform: 'translate(0 -7)' })
    sketch.stroke(line(edge), below(-0.9), 16, { transform: 'translate(0 9)' })
  })
  glint(sketch, curve('606,262 520,214 396,196 268,218 396,208 510,228'), 0.5, 5)
}

/** The cut of the tail, hollow, and in the shade of its upper lip. */
function tail(sketch: Sketch, colour: Tone): void {
  const hollow = curve('60,346! 92,346 118,372 134,414 132,446! 100,450!')
  sketch.fill(hollow, colour(-0.85))
  sketch.softly({ blur: 5, opacity: 0.6 }, () =>
    sketch.stroke(line('94,352 116,378 128,416'), colour(0.5), 5),
  )
}

/** A shield over the eyes; half a one leaves the nose free. */
function visor({ sketch, lens }: Studio, half: boolean): void {
  const d = curve(
    half
      ? '530,440! 612,447 707,440! 724,468 726,506 708,544 676,552 610,534 560,500'
      : '530,440! 612,447 707,440! 728,474 734,528 718,584 694,610 668,592 616,562 566,526 540,484',
  )
  sketch.fill(d, lens, { opacity: 0.86 })
  sketch.within(d, () => {
    sketch.fill(
      box(500, 420, 260, 200),
      sketch.linear(
        [0, 0, 0.6, 1],
        '0 #fff 0.3, 0.36 #fff 0.04, 0.5 #fff 0.16, 0.56 #fff 0.02, 1 #9fc4ff 0.26',
      ),
    )
    glint(sketch, curve('692,448 716,500 708,574 698,510'), 0.55, 4)
  })
  sketch.stroke(d, '#fff', 2, { opacity: 0.35 })
  sketch.stroke(line('526,440 612,447 708,439'), plastic(-0.4), 11, { 'stroke-linecap': 'round' })
  sketch.stroke(line('526,437 612,444 708,436'), plastic(0.5), 2, { opacity: 0.7 })
  form(sketch, ellipse(548, 439, 8), steel, { edge: 3, gloss: 0.8 })
}
