import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, plastic, steel, type Studio } from '#/drawings/accessory/studio.ts'

const shapes = ['out-front', 'twin', 'mono', 'stem-cap', 'flat-bar'] as const

export const paintComputerMount: Painter = (studio) => {
  const shape = studio.shape(...shapes)
  const { sketch, colour, ink, brand } = studio
  studio.ground(400, 640, 280)
  if (shape === 'stem-cap') return stemCap(studio)
  if (shape === 'mono') plate(studio)
  else barClamp(studio)
  const arms = {
    'out-front':
      '252,384 304,322 400,256 520,210 630,198 716,234 742,304 716,378 634,408 540,392 452,384 384,426 352,474 304,414',
    twin: '252,384 304,322 400,256 520,210 630,198 716,234 742,304 716,378 634,408 540,392 452,384 384,426 352,474 304,414',
    mono: '180,470 286,346 400,262 520,210 630,198 716,234 742,304 716,378 634,408 540,392 440,396 350,456 262,552',
    'flat-bar':
      '262,386 330,358 430,318 540,268 650,236 726,262 744,324 716,386 634,414 540,398 452,410 386,442 352,478 306,416',
  }
  if (shape === 'twin') torchFoot(studio)
  form(sketch, curve(arms[shape]), colour, { edge: 22, gloss: 0.5, depth: 0.8 })
  // A channel along the arm keeps it light and stiff.
  const channel = shape === 'flat-bar' ? '350,412 430,370 520,332' : '346,392 420,328 508,284'
  sketch.stroke(line(channel), '#000', 46, { opacity: 0.28, 'stroke-linecap': 'round' })
  puck(studio, 628, shape === 'flat-bar' ? 326 : 304)
  letter(sketch, brand, {
    x: shape === 'flat-bar' ? 436 : 430,
    y: shape === 'flat-bar' ? 370 : 330,
    height: 20,
    colour: ink,
    turn: shape === 'flat-bar' ? -26 : -34,
  })
}

/** The quarter-turn socket that the computer locks into. */
function puck({ sketch, accent }: Studio, x: number, y: number): void {
  form(sketch, ellipse(x, y, 100, 88), plastic, { edge: 14, gloss: 0.5 })
  sketch.stroke(ellipse(x, y, 86, 75), accent(0), 5)
  form(sketch, ellipse(x, y - 2, 62, 54), gunmetal, { edge: 10, gloss: 0.4 })
  sketch.fill(box(x - 44, y - 16, 88, 28, 6), '#0c0d0f')
}

/** A ring that is open in the middle, so that whatever lies behind it shows. */
const ring = (x: number, y: number, outer: number, bore: number): string =>
  `${ellipse(x, y, outer)}M${x - bore} ${y}a${bore} ${bore} 0 1 0 ${2 * bore} 0a${bore} ${bore} 0 1 0 ${-2 * bore} 0Z`

/** A hinged band around the bar: its far edge, its lined bore, its near edge, and the bolt that closes it. */
function barClamp({ sketch, colour }: Studio): void {
  const [x, y] = [240, 500]
  form(sketch, ring(x + 20, y - 9, 126, 96), colour, { edge: 8, gloss: 0.2, depth: 1 })
  // The inside of the band, in the light on its lower wall.
  sketch.fill(
    `${ellipse(x + 20, y - 9, 100)}M${x + 104} ${y - 9}a84 84 0 1 0 -168 0a84 84 0 1 0 168 0Z`,
    sketch.linear([0, 0, 0.4, 1], '0 #0b0c0e, 0.6 #24272b, 1 #666b72'),
  )
  form(sketch, ring(x, y, 128, 95), colour, { edge: 13, gloss: 0.5, depth: 0.9 })
  sketch.stroke(ellipse(x, y, 99), '#000', 5, { opacity: 0.45 })
  // Hinge and bolt stand where the two halves meet.
  sketch.stroke(`M${x - 132} ${y + 4}h36`, '#08090b', 4)
  form(sketch, ellipse(x - 122, y + 4, 19), colour, { edge: 7, gloss: 0.5 })
  sketch.fill(ellipse(x - 122, y + 4, 7), '#8f949a')
  form(sketch, curve('150,590 182,604 300,606 312,628 292,652 178,652 150,630'), colour, {
    edge: 9,
    gloss: 0.4,
  })
  sketch.stroke(`M${x - 8} ${y + 104}v48`, '#08090b', 5)
  bolt(sketch, x - 50, y + 128, 15, steel)
}

/** Two bolts into the underside of a bar and stem in one piece. */
function plate({ sketch, colour }: Studio): void {
  form(sketch, curve('120,480 180,430 260,430 300,520 290,600 220,632 140,600'), colour, {
    edge: 18,
    gloss: 0.5,
  })
  for (const [x, y] of [
    [180, 500],
    [232, 580],
  ] as const)
    bolt(sketch, x, y, 22, steel)
}

/** A second socket, upside down, for a light. */
function torchFoot({ sketch, colour }: Studio): void {
  form(sketch, curve('520,380 690,380 670,470 640,520 570,520 540,470'), colour, { edge: 14 })
  form(sketch, box(570, 500, 80, 44, 10), gunmetal, { edge: 8, gloss: 0.6 })
  bolt(sketch, 610, 456, 18, steel)
}

/** A disc in place of the stem's top cap. */
function stemCap(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  form(sketch, ellipse(400, 500, 210, 110), colour, { edge: 26, gloss: 0.5 })
  form(sketch, box(370, 560, 60, 110, 10), steel, { turn: 'across', edge: 5, gloss: 0.9 })
  for (let i = 0; i < 9; i++) sketch.fill(box(370, 590 + i * 8, 60, 3), '#000', { opacity: 0.4 })
  form(sketch, ellipse(400, 452, 196, 100), colour, { edge: 20, gloss: 0.5 })
  puck(studio, 400, 430)
  letter(sketch, brand, { x: 400, y: 540, height: 17, colour: ink })
}
