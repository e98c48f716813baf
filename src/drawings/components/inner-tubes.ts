import { form, glint, strap, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, rubber } from '#/drawings/accessory/studio.ts'

export const paintInnerTube: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, brand } = studio
  studio.ground(400, 716, 230)
  const skin = studio.design(3) === 2 ? accent : colour
  const coil = (dx: number, dy: number, rx: number, ry: number) =>
    tube(sketch, ellipse(400 + dx, 400 + dy, rx, ry), skin, 50, 0.35)
  coil(16, 24, 214, 262)
  coil(-20, 6, 208, 268)
  coil(8, -10, 222, 254)
  tube(sketch, line('596,366 640,352 702,330'), alloy, 15, 1)
  for (let i = 0; i < 9; i++)
    sketch.fill(box(626 + i * 7, 336 - i * 2.3, 2, 22), '#000', { opacity: 0.3 })
  form(sketch, box(696, 312, 40, 30, 10), studio.design(3) === 1 ? accent : rubber, { edge: 5 })
  const band = curve('116,376! 256,352! 262,452! 120,470!')
  form(sketch, band, accent, { turn: 'across', edge: 8, gloss: 0.2 })
  letter(sketch, brand, { x: 188, y: 412, height: 17, colour: accentInk, turn: -8 })
  strap(sketch, line('560,520! 660,560!'), rubber, 34)
  glint(sketch, ellipse(320, 156, 70, 6), 0.3, 5)
}
