import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse } from '#/drawings/accessory/outline.ts'
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
      '250,430 330,300 430,226 560,190 680,210 736,290 720,380 640,420 540,410 440,430 340,520',
    twin: '250,430 330,300 430,226 560,190 680,210 736,290 720,380 640,420 540,410 440,430 340,520',
    mono: '180,470 300,330 430,230 560,190 680,210 736,290 720,380 640,420 540,410 420,440 270,560',
    'flat-bar':
      '250,420 330,380 430,330 540,290 680,250 736,310 720,390 640,420 540,410 440,440 340,510',
  }
  if (shape === 'twin') torchFoot(studio)
  form(sketch, curve(arms[shape]), colour, { edge: 22, gloss: 0.5, depth: 0.8 })
  puck(studio, 610, shape === 'flat-bar' ? 330 : 302)
  letter(sketch, brand, {
    x: shape === 'flat-bar' ? 440 : 424,
    y: shape === 'flat-bar' ? 394 : 350,
    height: 20,
    colour: ink,
    turn: shape === 'flat-bar' ? -22 : -32,
  })
}

/** The quarter-turn socket that the computer locks into. */
function puck({ sketch, accent }: Studio, x: number, y: number): void {
  form(sketch, ellipse(x, y, 100, 88), plastic, { edge: 14, gloss: 0.5 })
  sketch.stroke(ellipse(x, y, 86, 75), accent(0), 5)
  form(sketch, ellipse(x, y - 2, 62, 54), gunmetal, { edge: 10, gloss: 0.4 })
  sketch.fill(box(x - 44, y - 16, 88, 28, 6), '#0c0d0f')
}

function barClamp({ sketch, colour }: Studio): void {
  form(sketch, ellipse(240, 500, 128), colour, { edge: 22, gloss: 0.5, depth: 0.9 })
  const bore = ellipse(240, 500, 92)
  sketch.within(bore, () => {
    sketch.fill(
      bore,
      sketch.linear(
        [0, 0, 1, 1],
        [
          [0, '#5b5d60'],
          [0.5, '#bdbbb6'],
          [1, '#e8e6e1'],
        ],
      ),
    )
    sketch.softly(8, () => sketch.stroke(ellipse(234, 494, 90), '#000', 22), { opacity: 0.5 })
  })
  form(sketch, box(150, 580, 80, 34, 8), colour, { edge: 8 })
  bolt(sketch, 190, 622, 19, steel)
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
