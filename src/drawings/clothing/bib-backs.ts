import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, mirrored } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective } from '#/drawings/accessory/studio.ts'
import { inkOn, tone } from '#/drawings/accessory/tone.ts'
import { bibShapes, sidePanel } from './bib-shorts.ts'

const mesh = tone('#e4e2dd')

/** Bib shorts from behind: the straps meet in a panel of mesh, and the seat's seams run around the pad. */
export const paintBibsBack: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, brand } = studio
  const shape = studio.shape(...bibShapes)
  const strap = shape === 'cargo' || shape === 'thermal' ? colour : mesh
  studio.ground(400, 748, 170, 10)
  form(
    sketch,
    curve(mirrored('400,196! 440,150 462,64! 498,66! 506,170 530,290 536,360! 400,390!')),
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
  const shorts = curve(
    mirrored('400,340 470,330 534,312! 562,400 586,520 586,700! 520,716 446,706! 430,600 400,540!'),
  )
  form(sketch, shorts, colour, {
    gloss: 0.14,
    depth: 0.75,
    edge: 32,
    detail: () => {
      sketch.softly(
        16,
        () =>
          sketch.fill(
            curve('330,440 400,420 470,440 486,520 440,590 400,560 360,590 314,520'),
            colour(-0.8),
          ),
        { opacity: 0.35 },
      )
      for (const side of [-1, 1]) {
        const x = (value: number) => 400 + side * value
        if (shape === 'indoor') sketch.fill(sidePanel(side), accent(0))
        if (shape === 'cargo') {
          form(
            sketch,
            curve([
              [x(112), 470],
              [x(182), 462],
              [x(188), 610],
              [x(120), 616],
            ]),
            accent,
            { edge: 6, gloss: 0.05 },
          )
          stitches(sketch, line([x(112), 486], [x(182), 478]), accent(-0.8))
        }
        fold(sketch, line([x(20), 560], [x(70), 580], [x(120), 570]), colour, 16, 0.4)
        seam(sketch, line([x(20), 346], [x(96), 420], [x(90), 520], [x(40), 590]), colour, 2.4)
        seam(sketch, line([x(136), 330], [x(150), 480], [x(140), 680]), colour, 2)
        sketch.stroke(
          line([x(40), 676], [x(116), 690], [x(190), 672]),
          shape === 'race' ? accent(0) : colour(-0.55),
          46,
        )
        sketch.stroke(line([x(44), 648], [x(116), 662], [x(188), 646]), reflective(0.2), 2.4, {
          opacity: 0.8,
        })
        sketch.stroke(line([x(50), 692], [x(116), 704], [x(184), 688]), colour(0.75), 3, {
          'stroke-dasharray': '0 9',
          'stroke-linecap': 'round',
          opacity: 0.4,
        })
      }
      seam(sketch, line('400,344 399,440 400,540'), colour, 2.6)
    },
  })
  if (shape === 'cargo') form(sketch, box(322, 250, 156, 84, 10), colour, { edge: 8, gloss: 0.05 })
  letter(sketch, brand, {
    x: 286,
    y: 688,
    height: 14,
    colour: shape === 'race' ? accentInk : inkOn(colour(-0.55)),
    turn: 3,
  })
}
