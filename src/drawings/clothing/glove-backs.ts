import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { curve, line } from '#/drawings/accessory/outline.ts'
import { rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { claws, fingers, onFinger, type Finger } from './glove-hands.ts'
import type { GloveShape } from './gloves.ts'

const everywhere = 'M0 0H800V800H0Z'

/** A cloth of small repeated marks, painted with the tile's path. */
export function texture(
  { sketch }: Studio,
  tile: string,
  { width, height }: { width: number; height: number },
  paint: string,
): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${tile}" fill="none" stroke="${paint}" stroke-width="2" opacity=".34"/></pattern>`,
  )
  sketch.fill(everywhere, `url(#${id})`)
}

/** Fine knit: rows of small stitches. */
export const knit = (studio: Studio): void =>
  texture(studio, 'M0 0L4 6L8 0', { width: 8, height: 7 }, studio.colour(-0.9))

const backs: Record<GloveShape, (studio: Studio) => void> = {
  mitts(studio) {
    texture(studio, 'M4 4h.1M10 10h.1', { width: 12, height: 12 }, studio.colour(-1))
    terry(studio)
    tendons(studio)
  },
  crochet({ sketch, colour, accent }) {
    const id = sketch.define(
      (own) =>
        `<pattern id="${own}" width="20" height="22" patternUnits="userSpaceOnUse"><ellipse cx="10" cy="6" rx="5" ry="3.6" fill="${colour(-0.95)}" opacity=".6"/><ellipse cx="0" cy="17" rx="5" ry="3.6" fill="${colour(-0.95)}" opacity=".6"/><ellipse cx="20" cy="17" rx="5" ry="3.6" fill="${colour(-0.95)}" opacity=".6"/><path d="M4 11Q10 8 16 11M-6 0Q0 -3 6 0M14 22Q20 19 26 22M-6 22Q0 19 6 22" fill="none" stroke="${colour(0.7)}" stroke-width="1.6" opacity=".5"/></pattern>`,
    )
    sketch.fill(everywhere, `url(#${id})`)
    // The leather of the palm comes round over the thumb.
    sketch.fill(curve('384,486! 366,540 356,650 480,650 500,380 400,400'), accent(-0.05))
    stitches(sketch, line('376,500 360,560 350,650'), accent(0.8), 2)
  },
  gravel(studio) {
    const { sketch, accent, colour } = studio
    knit(studio)
    sketch.fill(curve('100,470! 250,452 390,486! 390,560! 250,540 100,570!'), accent(0), {
      opacity: 0.95,
    })
    seam(sketch, line('128,474 250,456 378,488'), colour, 2)
    for (const each of [fingers[0], fingers[1]]) guard(studio, each, [0.1, 0.34, 0.58])
  },
  knuckle(studio) {
    for (const each of fingers) guard(studio, each, [-0.14, 0.1, 0.4, 0.66])
    tendons(studio)
  },
  waterproof(studio) {
    const { sketch, colour } = studio
    terry(studio)
    seam(sketch, line('132,452 200,486 262,476 330,490 378,456'), colour, 4)
    tendons(studio)
  },
  lobster({ sketch, colour, accent }) {
    for (const y of [470, 536])
      fold(sketch, line([128, y], [250, y + 16], [372, y]), colour, 16, 0.34)
    for (const each of claws)
      for (const along of [0.16, 0.5])
        fold(
          sketch,
          line(
            onFinger(each, along, -1),
            onFinger(each, along + 0.03, 0),
            onFinger(each, along, 1),
          ),
          colour,
          14,
          0.34,
        )
    sketch.stroke(line('146,632 252,642 362,632'), accent(0), 9)
  },
  liner: knit,
}

export const paintBack = (studio: Studio, shape: GloveShape): void => backs[shape](studio)

/** Lines of stitches from the knuckles to the wrist, as the bones of a hand run. */
function tendons({ sketch, colour }: Studio): void {
  for (const [top, foot] of [
    [186, 214],
    [246, 248],
    [308, 282],
  ] as const)
    stitches(sketch, line([top, 424], [(top + foot) / 2, 500], [foot, 570]), colour(0.7), 1.5)
}

/** Soft cloth on the thumb, to wipe a brow or a nose with. */
function terry(studio: Studio): void {
  const { sketch, colour } = studio
  sketch.within(curve('396,480 420,400 450,360 490,372 486,430 446,530 400,580 382,540'), () => {
    sketch.fill(everywhere, colour(0.36))
    texture(studio, 'M2 2h2M7 6h2', { width: 9, height: 8 }, colour(-0.7))
  })
}

/** Moulded segments over a finger, which bend with it. */
function guard({ sketch }: Studio, each: Finger, starts: readonly number[]): void {
  for (const start of starts) {
    const at = (along: number, off: number) => onFinger(each, start + along, off)
    form(
      sketch,
      curve([
        at(0, -0.5),
        at(0.1, -0.64),
        at(0.19, -0.42),
        at(0.2, 0.42),
        at(0.1, 0.64),
        at(0, 0.5),
      ]),
      rubber,
      { edge: 7, gloss: 0.34 },
    )
  }
}
