import { buckle, cloth } from '#/drawings/accessory/bag-fittings.ts'
import { fold, form, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, symmetric } from '#/drawings/accessory/outline.ts'
import {
  type Painter,
  plastic,
  reflective,
  rubber,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** One bag, or two of a pair; their litres show in their size. */
export const paintPannier: Painter = (studio) => {
  const { sketch } = studio
  const size = clamped(Math.cbrt(studio.measure(20) / 20), 0.72, 1.06)
  const place = (x: number, scale: number) =>
    `translate(${400 - 400 * scale + x} ${726 - 726 * scale})scale(${scale})`
  if (studio.shape('single', 'pair') === 'single') {
    studio.ground(400, 726, 220 * size)
    sketch.group({ transform: place(0, size) }, () => bag(studio))
    return
  }
  studio.ground(400, 726, 300 * size)
  sketch.group({ transform: `${place(118 * size, size * 0.8)}translate(0 -30)` }, () => bag(studio))
  sketch.group({ transform: place(-96 * size, size * 0.86) }, () => bag(studio))
}

function bag(studio: Studio): void {
  const { sketch, colour, accent, ink, accentInk, brand } = studio
  const design = studio.design(3)
  for (const x of [290, 510])
    form(
      sketch,
      curve([
        [x - 26, 170],
        [x - 26, 116],
        [x, 92],
        [x + 30, 104],
        [x + 32, 150],
        [x + 16, 150],
        [x + 12, 124],
        [x, 126],
        [x, 180],
      ]),
      plastic,
      { edge: 8, gloss: 0.5 },
    )
  const d = symmetric('400,168! 580,172 606,200 598,300 632,440 640,620 622,700 560,722 400,726')
  form(sketch, d, colour, {
    ...cloth,
    gloss: 0.2,
    edge: 36,
    detail: () => {
      fold(sketch, line('210,280 260,380 230,560'), colour, 28, 0.35)
      fold(sketch, line('590,260 540,380 570,520'), colour, 28, 0.35)
      if (design === 1) sketch.fill(box(120, 560, 560, 200), accent(0))
      if (design === 2) sketch.fill(curve('120,420 400,500 680,420 680,760 120,760'), plastic(0.08))
    },
  })
  form(sketch, box(196, 158, 408, 78, 36), colour, { ...cloth, turn: 'along', edge: 20 })
  for (const x of [250, 550])
    strap(sketch, line([x, 160, 1], [x + (400 - x) * 0.05, 300], [x, 400, 1]), rubber, 30)
  buckle(studio, 252, 340, 54, 64)
  buckle(studio, 548, 340, 54, 64)
  sketch.stroke(line('330,620! 470,620!'), reflective(0.4), 34)
  if (design === 1) letter(sketch, brand, { x: 400, y: 682, height: 26, colour: accentInk })
  letter(sketch, brand, {
    x: 400,
    // On two colours the name stands above their edge.
    y: design === 2 ? 396 : 460,
    height: design === 2 ? 34 : 44,
    colour: ink,
    opacity: design === 1 ? 0.9 : 1,
  })
}
