import { form, glint } from '#/drawings/accessory/brush.ts'
import { emblem } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse } from '#/drawings/accessory/outline.ts'
import type { Painter } from '#/drawings/accessory/studio.ts'

/** A chip of painted metal: gloss, satin or matt, with a fade when there is a second colour. */
export const paintPaintSwatch: Painter = (studio) => {
  const { sketch, colour, accentHex, hex, ink, design } = studio
  const finish = design(3)
  studio.ground(400, 700, 240)
  const d = curve(
    '110,190 160,128 400,112 640,128 690,190 700,400 690,620 640,680 400,692 160,680 110,620 100,400',
  )
  form(sketch, d, colour, {
    edge: 24,
    gloss: [0.9, 0.4, 0.05][finish] ?? 0.5,
    depth: [0.8, 0.6, 0.4][finish] ?? 0.6,
    detail: () => {
      if (accentHex !== hex && accentHex !== '#1f5eff')
        sketch.fill(
          box(60, 60, 700, 700),
          sketch.linear(
            [0.1, 0, 0.9, 1],
            [
              [0.35, accentHex, 0],
              [0.8, accentHex, 0.95],
            ],
          ),
        )
      if (finish === 0) {
        glint(sketch, curve('100,150! 420,110! 250,700! 100,640!'), 0.22, 2)
        glint(sketch, curve('150,210 200,160 380,146 220,176 176,300'), 0.85, 7)
      }
      if (finish === 1) glint(sketch, ellipse(300, 260, 160, 120), 0.4, 50)
    },
  })
  emblem(studio, { x: 400, y: 420, height: 170, colour: ink, opacity: 0.92 })
}
