import { form, glint, strap, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, rubber, type Studio } from '#/drawings/accessory/studio.ts'

export const paintInnerTube: Painter = (studio) => {
  const shape = studio.shape('butyl', 'capped', 'coloured', 'tpu')
  if (shape === 'tpu') return foldedTube(studio)
  const { sketch, colour, accent, accentInk, brand } = studio
  studio.ground(400, 716, 230)
  const skin = shape === 'coloured' ? accent : colour
  const coil = (dx: number, dy: number, rx: number, ry: number) =>
    tube(sketch, ellipse(400 + dx, 400 + dy, rx, ry), skin, 50, 0.35)
  coil(16, 24, 214, 262)
  coil(-20, 6, 208, 268)
  coil(8, -10, 222, 254)
  tube(sketch, line('596,366 640,352 702,330'), alloy, 15, 1)
  for (let i = 0; i < 9; i++)
    sketch.fill(box(626 + i * 7, 336 - i * 2.3, 2, 22), '#000', { opacity: 0.3 })
  form(sketch, box(696, 312, 40, 30, 10), shape === 'capped' ? accent : rubber, { edge: 5 })
  const band = curve('116,376! 256,352! 262,452! 120,470!')
  form(sketch, band, accent, { turn: 'across', edge: 8, gloss: 0.2 })
  letter(sketch, brand, { x: 188, y: 412, height: 17, colour: accentInk, turn: -8 })
  strap(sketch, line('560,520! 660,560!'), rubber, 34)
  glint(sketch, ellipse(320, 156, 70, 6), 0.3, 5)
}

/** A TPU tube is thin enough to fold into a flat packet; its plastic shines through. */
function foldedTube({ sketch, colour, ink, brand, ground }: Studio): void {
  ground(400, 650, 240)
  for (const [y, lean] of [
    [560, 3],
    [500, -2],
    [440, 2],
    [380, -3],
  ] as const)
    sketch.group({ transform: `rotate(${lean} 400 ${y})`, opacity: 0.86 }, () => {
      form(sketch, box(170, y, 460, 74, 37), colour, {
        turn: 'along',
        edge: 12,
        gloss: 0.95,
        depth: 0.7,
      })
      glint(sketch, box(210, y + 12, 300, 8, 4), 0.7, 3)
    })
  form(sketch, box(352, 356, 96, 300, 8), rubber, { turn: 'along', edge: 6, gloss: 0.1 })
  letter(sketch, brand, { x: 400, y: 506, height: 18, colour: '#f4f3f0', turn: -90 })
  tube(sketch, line('600,400! 640,310 652,220!'), colour, 16, 0.9)
  form(sketch, box(640, 178, 26, 46, 8), rubber, { edge: 5 })
  letter(sketch, 'TPU', { x: 250, y: 416, height: 20, colour: ink })
}
