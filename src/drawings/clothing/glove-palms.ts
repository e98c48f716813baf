import { form, stitches } from '#/drawings/accessory/brush.ts'
import { curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { knit, texture } from './glove-backs.ts'
import { fingers, onFinger } from './glove-hands.ts'
import type { GloveShape } from './gloves.ts'

const pad = { edge: 10, gloss: 0.12, depth: 0.6 }

/** The heel of the hand below the little finger, where the bar presses on the nerve. */
const heel = curve('152,528 190,510 216,540 214,604 186,632 162,612')

const palms: Record<GloveShape, (studio: Studio) => void> = {
  mitts(studio) {
    suede(studio)
    form(studio.sketch, heel, studio.accent, pad)
  },
  crochet(studio) {
    const { sketch, accent } = studio
    sketch.fill('M0 0H800V800H0Z', accent(-0.08))
    texture(studio, 'M3 3h.1M11 9h.1', { width: 16, height: 12 }, accent(-0.9))
    stitches(sketch, line('144,470 168,600 176,660'), accent(0.8), 2)
    stitches(sketch, line('366,470 348,600 336,660'), accent(0.8), 2)
  },
  gravel(studio) {
    suede(studio)
    touchTips(studio)
  },
  knuckle(studio) {
    const { sketch, accent } = studio
    suede(studio)
    form(
      sketch,
      curve('148,516 186,520 236,560 300,566 350,560 346,616 300,640 220,644 170,628'),
      accent,
      pad,
    )
    stitches(sketch, line('160,530 188,534 236,574 300,580 340,574'), accent(0.8), 2)
  },
  waterproof(studio) {
    suede(studio)
    grip(studio)
  },
  lobster(studio) {
    suede(studio)
    grip(studio)
  },
  liner(studio) {
    knit(studio)
    touchTips(studio)
  },
}

export const paintPalm = (studio: Studio, shape: GloveShape): void => palms[shape](studio)

/** One perforated layer from the wrist to the roots of the fingers. */
function suede(studio: Studio): void {
  const { sketch, colour } = studio
  const palm = curve('120,440 190,404 270,396 380,420 390,520 352,650 160,650 138,560')
  sketch.within(palm, () => {
    sketch.fill(palm, colour(-0.5), { opacity: 0.55 })
    texture(studio, 'M4 4h.1M12 11h.1', { width: 16, height: 14 }, '#000')
  })
  stitches(sketch, line('140,470 152,560 168,640'), colour(0.7), 1.6)
  stitches(sketch, line('150,436 210,416 276,408 356,424'), colour(0.7), 1.6)
}

/** Rubber print that holds a wet bar. */
function grip(studio: Studio): void {
  const { sketch, accent } = studio
  sketch.within(curve('150,452 250,424 356,446 350,540 326,590 186,590 158,540'), () => {
    for (let row = 0; row < 9; row++)
      sketch.stroke(
        `M130 ${432 + row * 24}l22 12l22 -12l22 12l22 -12l22 12l22 -12l22 12l22 -12l22 12l22 -12`,
        accent(-0.1),
        5,
        { opacity: 0.75 },
      )
  })
}

/** Index finger and thumb work on a screen. */
function touchTips({ sketch }: Studio): void {
  const [x, y] = onFinger(fingers[3], 0.9, 0)
  for (const tip of [ellipse(x, y, 15, 21), ellipse(456, 396, 16, 20)])
    form(sketch, tip, rubber, { edge: 5, gloss: 0.2 })
}
