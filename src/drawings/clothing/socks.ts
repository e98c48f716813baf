import { fold, form, seam, shade } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point, points } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

/** A sock laid flat: 26 cm from cuff to sole and from heel to toe. */
const sockOutline: Point[] = points(
  '232,112! 390,106! 388,250 386,372 410,456 482,524 590,566 668,590 710,632 696,678 624,696 480,692 350,682 266,654 226,590 230,506 244,420 236,260',
)

export const paintSocks: Painter = (studio) => {
  const { sketch } = studio
  studio.ground(460, 722, 240, 14)
  sketch.group({ transform: 'translate(104 4)' }, () => {
    sock(studio, true)
    // The shadow of the front sock falls on the one behind it only.
    const front = sockOutline.map(([x, y]): Point => [x - 116, y + 16])
    sketch.within(curve(sockOutline), () => shade(sketch, curve(front), 0.42, 9))
  })
  sketch.group({ transform: 'translate(-22 16)' }, () => sock(studio, false))
}

function sock(studio: Studio, isBehind: boolean): void {
  const { sketch, colour, accentInk, ink, brand, design } = studio
  const pattern = design(4)
  const dim = isBehind ? -0.1 : 0
  form(sketch, curve(sockOutline), (light) => colour(light + dim), {
    gloss: 0.03,
    depth: 0.62,
    edge: 17,
    detail: () => {
      dye(studio, pattern)
      knitRibs(studio, pattern)
      fold(sketch, line('246,470 320,500 404,452'), colour, 14, 0.3)
      fold(sketch, line('262,520 350,556 444,496'), colour, 12, 0.22)
    },
  })
  if (!isBehind)
    letter(sketch, brand, { x: 312, y: 268, height: 14, colour: pattern === 3 ? accentInk : ink })
}

/** The colours of the yarn: stripes, dots, a band, heel and toe. */
function dye({ sketch, accent }: Studio, pattern: number): void {
  if (pattern === 0) for (const y of [172, 204]) sketch.fill(box(200, y, 220, 18), accent(0))
  if (pattern === 1)
    for (let row = 0; row < 7; row++)
      for (let dot = 0; dot < 8; dot++)
        sketch.fill(ellipse(238 + dot * 24 + (row % 2) * 12, 330 + row * 26, 4.6), accent(0))
  if (pattern === 3) sketch.fill(box(200, 90, 220, 216), accent(0))
  if (pattern === 2) return
  sketch.fill(curve('180,470 286,512 352,596 340,720 180,720'), accent(-0.05))
  sketch.fill(curve('640,540 604,620 614,720 760,740 760,560'), accent(-0.05))
}

/** Ribs that hold the cuff and the arch, the seams of heel and toe, and the grain of the knit. */
function knitRibs({ sketch, colour }: Studio, pattern: number): void {
  const rib = sketch.define(
    (own) =>
      `<pattern id="${own}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M3 0V9" stroke="#0b0a0c" stroke-width="2.6" opacity=".2"/><path d="M6 0V9" stroke="#fff" stroke-width="1.6" opacity=".14"/></pattern>`,
  )
  const grain = sketch.define(
    (own) =>
      `<pattern id="${own}" width="5" height="4" patternUnits="userSpaceOnUse"><path d="M0 1L2.5 3L5 1" fill="none" stroke="#0b0a0c" stroke-width=".8" opacity=".16"/></pattern>`,
  )
  sketch.fill(box(180, 90, 580, 640), `url(#${grain})`)
  sketch.fill(box(180, 90, 260, pattern === 2 ? 380 : 66), `url(#${rib})`)
  sketch.fill(curve('418,440! 500,500! 476,720! 396,720!'), `url(#${rib})`)
  sketch.fill(box(200, 100, 220, 11), colour(-0.5), { opacity: 0.4 })
  if (pattern !== 2) sketch.fill(box(200, 155, 220, 2.4), '#0b0a0c', { opacity: 0.22 })
  seam(sketch, line('196,478 286,512 352,596 344,690'), colour, 1.8)
  seam(sketch, line('650,548 606,620 612,700'), colour, 1.8)
}
