import { form, seam } from '#/drawings/accessory/brush.ts'
import {
  type Channel,
  channel,
  cradle,
  crown,
  lowerShell,
  onShell,
  openings,
  straps,
} from '#/drawings/accessory/helmet-parts.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, line, type Point, points } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { type Painter, rubber } from '#/drawings/accessory/studio.ts'
import type { Tone } from '#/drawings/accessory/tone.ts'

/** High at the crown, cut away above the ear, and drawn out to a tail. */
const roadShell: Point[] = points(
  '706,440! 700,372 658,276 574,202 456,164 330,166 218,208 136,288 92,376 74,428! 96,470 150,496 216,498 276,482 330,458 400,446 500,448 600,458 690,464!',
)

/** The openings of each design. */
const roadChannels: Channel[][] = [
  [
    [0.93, 52, 86, 22],
    [0.92, 95, 134, 22],
    [0.76, 36, 76, 40],
    [0.75, 86, 124, 40],
    [0.74, 133, 156, 34],
    [0.55, 31, 69, 44],
    [0.53, 80, 122, 44],
    [0.51, 132, 158, 40],
    [0.34, 30, 58, 32],
    [0.31, 134, 155, 34],
  ],
  [
    [0.92, 44, 112, 26],
    [0.73, 33, 97, 48],
    [0.71, 108, 154, 44],
    [0.5, 28, 84, 50],
    [0.47, 98, 156, 48],
  ],
  [
    [0.9, 52, 84, 32],
    [0.89, 95, 128, 32],
    [0.69, 38, 72, 48],
    [0.68, 83, 118, 46],
    [0.66, 130, 154, 42],
    [0.46, 62, 100, 38],
    [0.44, 114, 148, 40],
  ],
]

/** The ribs between two rows of openings, each with light along its back. */
function ribs(sketch: Sketch, colour: Tone): void {
  sketch.softly({ blur: 5, opacity: 0.5 }, () => {
    for (const height of [0.84, 0.65, 0.42])
      sketch.stroke(
        line(...[18, 50, 80, 110, 140, 164].map((degrees) => onShell(height, degrees, 3))),
        colour(0.8),
        9,
      )
  })
}

export const paintHelmet: Painter = (studio) => {
  const { sketch, colour, accent, accentHex, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(sketch, rubber, [520, 460], [262, 492])
  cradle(sketch, 116, 486, accent)
  lowerShell(
    sketch,
    '702,446 688,478 600,478 500,468 400,468 336,486 280,510 214,524 150,518 100,484 200,460 500,430',
  )
  form(sketch, curve(roadShell), colour, {
    edge: 30,
    gloss: design === 2 ? 0.15 : 0.5,
    depth: 0.8,
    detail: () => {
      if (design === 1)
        sketch.fill(curve('60,300 240,330 420,420 520,480 300,560 60,560'), accent(-0.1))
      crown(sketch, colour)
      ribs(sketch, colour)
    },
  })
  openings(sketch, colour, (roadChannels[design] ?? []).map(channel).join(''))
  seam(
    sketch,
    line('702,446 600,440 500,430 400,428 322,442 268,466 212,480 152,478 84,446'),
    colour,
    2.6,
  )
  if (design === 2) peak(sketch, colour)
  else if (design === 0) sketch.stroke(line('696,455 600,449 500,439 404,437'), accentHex, 5)
  letter(sketch, brand, {
    x: design === 1 ? 560 : 452,
    y: design === 1 ? 416 : 410,
    height: design === 2 ? 15 : 16,
    colour: ink,
    turn: 2,
    lean: -10,
  })
}

function peak(sketch: Sketch, colour: Tone): void {
  form(sketch, curve('590,424 660,404 730,412 784,440 776,454 708,456 600,458'), colour, {
    edge: 10,
    gloss: 0.2,
  })
}
