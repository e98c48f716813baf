import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, symmetric } from '#/drawings/accessory/outline.ts'
import type { Painter } from '#/drawings/accessory/studio.ts'
import { bibShapes, hemInk, hemParts, legPocket, sidePanel, strapOf } from './bib-shorts.ts'

/** Bib shorts from behind: the straps meet in a panel of mesh, and the seat's seams run around the pad. */
export const paintBibsBack: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const shape = studio.shape(...bibShapes)
  const strap = strapOf(studio, shape)
  studio.ground(400, 748, 170, 10)
  form(
    sketch,
    symmetric('400,196! 440,150 462,64! 498,66! 506,170 530,290 536,360! 400,390!'),
    strap,
    {
      edge: 14,
      gloss: 0.05,
      depth: 0.6,
      detail: () => {
        const id = sketch.define(
          (own) =>
            `<pattern id="${own}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M2 2h2M6 6h2" stroke="${strap(-0.9)}" stroke-width="2" opacity=".5"/></pattern>`,
        )
        sketch.fill('M0 0H800V800H0Z', `url(#${id})`)
      },
    },
  )
  for (const side of [-1, 1])
    stitches(sketch, line([400 + side * 72, 76], [400 + side * 50, 170], [400, 226]), strap(-0.8))
  const shorts = symmetric(
    '400,340 470,330 534,312! 562,400 586,520 586,700! 520,716 446,706! 430,600 400,540!',
  )
  form(sketch, shorts, colour, {
    gloss: 0.14,
    depth: 0.75,
    edge: 32,
    detail: () => {
      sketch.softly({ blur: 16, opacity: 0.35 }, () =>
        sketch.fill(
          curve('330,440 400,420 470,440 486,520 440,590 400,560 360,590 314,520'),
          colour(-0.8),
        ),
      )
      for (const side of [-1, 1]) {
        const x = (value: number) => 400 + side * value
        if (shape === 'indoor') sketch.fill(sidePanel(side), accent(0))
        if (shape === 'cargo')
          legPocket(studio, side, ['512,470 582,462 588,610 520,616', [112, 486], [182, 478]])
        fold(sketch, line([x(20), 560], [x(70), 580], [x(120), 570]), colour, 16, 0.4)
        seam(sketch, line([x(20), 346], [x(96), 420], [x(90), 520], [x(40), 590]), colour, 2.4)
        seam(sketch, line([x(136), 330], [x(150), 480], [x(140), 680]), colour, 2)
        hemParts.band(studio, side, shape)
        hemParts.line(studio, side)
        hemParts.dots(studio, side)
      }
      seam(sketch, line('400,344 399,440 400,540'), colour, 2.6)
    },
  })
  if (shape === 'cargo') form(sketch, box(322, 250, 156, 84, 10), colour, { edge: 8, gloss: 0.05 })
  letter(sketch, brand, { x: 286, y: 688, height: 14, colour: hemInk(studio, shape), turn: 3 })
}
