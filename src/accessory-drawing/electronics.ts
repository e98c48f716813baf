import { bolt, form, glint, seam, strap, tube } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, ellipse, line } from './outline.ts'
import {
  alloy,
  gunmetal,
  plastic,
  rubber,
  steel,
  signal,
  type Painter,
  type Studio,
} from './studio.ts'
import { lightnessOf } from './tone.ts'

export const paintComputer: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const design = studio.design(3)
  const width = [400, 356, 420][design] ?? 400
  const height = [620, 500, 640][design] ?? 620
  const [x, y] = [400 - width / 2, 400 - height / 2 + 8]
  studio.ground(400, y + height + 14, width * 0.5)
  form(sketch, box(x - 7, y + 90, 16, 64, 7), rubber, { edge: 4 })
  form(sketch, box(x + width - 9, y + 90, 16, 64, 7), accent, { edge: 4 })
  form(sketch, box(x, y, width, height, 66), colour, { edge: 22, gloss: 0.4, depth: 0.8 })
  const glass = box(x + 18, y + 18, width - 36, height - 36, 50)
  form(sketch, glass, plastic, { edge: 6, gloss: 0.5, depth: 0.5 })
  const screen = box(x + 38, y + 44, width - 76, height - 140, 14)
  sketch.fill(screen, '#f3f3ef')
  sketch.within(screen, () =>
    design === 1
      ? fields(studio, x + 38, y + 44, width - 76, height - 140)
      : map(studio, x + 38, y + 44, width - 76, height - 140),
  )
  letter(sketch, brand, { x: 400, y: y + height - 60, height: 19, colour: '#e9e7e2', opacity: 0.9 })
  sketch.within(glass, () =>
    sketch.fill(
      curve([
        [x, y, 1],
        [x + width * 0.72, y, 1],
        [x + width * 0.3, y + height, 1],
        [x, y + height, 1],
      ]),
      '#fff',
      { opacity: 0.07 },
    ),
  )
}

function map({ sketch, accentHex }: Studio, x: number, y: number, w: number, h: number): void {
  const mapHeight = h * 0.66
  sketch.fill(box(x, y, w, mapHeight), '#e6e9e1')
  sketch.fill(
    curve([
      [x - 20, y + mapHeight * 0.7],
      [x + w * 0.3, y + mapHeight * 0.5],
      [x + w * 0.5, y + mapHeight * 1.1],
      [x, y + mapHeight * 1.1],
    ]),
    '#cfdcc8',
  )
  sketch.fill(
    curve([
      [x + w * 0.7, y - 30],
      [x + w * 0.8, y + mapHeight * 0.3],
      [x + w * 1.1, y + mapHeight * 0.36],
      [x + w * 1.1, y - 30],
    ]),
    '#bcd3e6',
  )
  for (let i = 0; i < 6; i++)
    sketch.stroke(
      line([x - 10, y + 30 + i * 66], [x + w * 0.4, y + i * 58], [x + w + 10, y + 60 + i * 50]),
      '#fff',
      i % 2 ? 5 : 9,
    )
  const route = line(
    [x + w * 0.3, y + mapHeight],
    [x + w * 0.36, y + mapHeight * 0.74],
    [x + w * 0.62, y + mapHeight * 0.6],
    [x + w * 0.58, y + mapHeight * 0.36],
    [x + w * 0.74, y + mapHeight * 0.14],
    [x + w * 0.7, y - 10],
  )
  sketch.stroke(route, '#fff', 18)
  sketch.stroke(route, lightnessOf(accentHex) > 0.8 ? signal : accentHex, 12)
  sketch.fill(`M${x + w * 0.6} ${y + mapHeight * 0.5}l18 40l-18 -10l-18 10Z`, '#14171b')
  sketch.fill(box(x, y + mapHeight, w, h), '#14171b')
  letter(sketch, '31.4', {
    x: x + w * 0.26,
    y: y + mapHeight + (h - mapHeight) * 0.42,
    height: 40,
    colour: '#fff',
    weight: 15,
  })
  letter(sketch, 'KM', {
    x: x + w * 0.26,
    y: y + mapHeight + (h - mapHeight) * 0.76,
    height: 13,
    colour: '#9a9da2',
  })
  letter(sketch, '268', {
    x: x + w * 0.75,
    y: y + mapHeight + (h - mapHeight) * 0.42,
    height: 40,
    colour: '#fff',
    weight: 15,
  })
  letter(sketch, 'W', {
    x: x + w * 0.75,
    y: y + mapHeight + (h - mapHeight) * 0.76,
    height: 13,
    colour: '#9a9da2',
  })
}

function fields({ sketch, accent }: Studio, x: number, y: number, w: number, h: number): void {
  const cell = h / 3
  letter(sketch, '36.2', {
    x: x + w / 2,
    y: y + cell * 0.55,
    height: 74,
    colour: '#14171b',
    weight: 15,
  })
  letter(sketch, '142', {
    x: x + w * 0.27,
    y: y + cell * 1.5,
    height: 38,
    colour: '#14171b',
    weight: 15,
  })
  letter(sketch, '90', {
    x: x + w * 0.75,
    y: y + cell * 1.5,
    height: 38,
    colour: '#14171b',
    weight: 15,
  })
  sketch.fill(
    curve([
      [x, y + h, 1],
      [x, y + cell * 2.7, 1],
      [x + w * 0.3, y + cell * 2.4],
      [x + w * 0.55, y + cell * 2.66],
      [x + w * 0.8, y + cell * 2.2],
      [x + w, y + cell * 2.4, 1],
      [x + w, y + h, 1],
    ]),
    accent(0),
  )
  for (const d of [
    `M${x} ${y + cell}h${w}`,
    `M${x} ${y + cell * 2}h${w}`,
    `M${x + w / 2} ${y + cell}v${cell}`,
  ])
    sketch.stroke(d, '#c5c6c4', 3)
}

export const paintComputerMount: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 640, 280)
  const d = curve(
    '250,430 330,300 430,226 560,190 680,210 736,290 720,380 640,420 540,410 440,430 340,520',
  )
  form(sketch, ellipse(240, 500, 128), colour, { edge: 22, gloss: 0.5, depth: 0.9 })
  sketch.fill(ellipse(240, 500, 88), '#d9d7d2')
  sketch.within(ellipse(240, 500, 88), () => {
    sketch.fill(
      ellipse(240, 500, 88),
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
  form(sketch, d, colour, { edge: 22, gloss: 0.5, depth: 0.8 })
  form(sketch, ellipse(610, 302, 100, 88), plastic, { edge: 14, gloss: 0.5 })
  form(sketch, ellipse(610, 300, 62, 54), studio.design(3) === 1 ? accent : gunmetal, {
    edge: 10,
    gloss: 0.4,
  })
  sketch.fill(box(566, 286, 88, 28, 6), '#0c0d0f')
  bolt(sketch, 190, 622, 19, steel)
  form(sketch, box(150, 580, 80, 34, 8), colour, { edge: 8 })
  letter(sketch, brand, { x: 420, y: 350, height: 22, colour: ink, turn: -32 })
  if (studio.design(3) === 2)
    form(sketch, curve('540,410 680,396 670,470 640,500 570,500'), colour, { edge: 12 })
}

export const paintCharger: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 690, 280)
  tube(sketch, line('600,470 690,430 700,300 620,220 500,230 470,160 540,110'), rubber, 20, 0.3)
  form(sketch, curve('520,130 540,88 590,76 622,96 612,132 570,148'), plastic, { edge: 10 })
  form(sketch, box(608, 70, 58, 42, 12), alloy, { edge: 6, gloss: 0.9 })
  tube(sketch, line('200,470 116,420 110,280 190,210 250,220'), rubber, 18, 0.3)
  form(sketch, box(230, 176, 110, 90, 20), plastic, { edge: 12 })
  for (const y of [200, 230])
    form(sketch, box(334, y, 50, 14, 3), steel, { turn: 'along', edge: 3, gloss: 1 })
  form(
    sketch,
    curve('150,430 200,400 600,400 650,430 676,560 660,650 620,672 180,672 140,650 124,560'),
    colour,
    {
      edge: 30,
      gloss: 0.25,
      depth: 0.8,
      detail: () => {
        for (let i = 0; i < 9; i++)
          sketch.fill(box(560 + i * 9, 470, 3.4, 140, 1), '#000', { opacity: 0.5 })
      },
    },
  )
  seam(sketch, line('134,520 400,512 666,520'), colour, 3)
  letter(sketch, brand, { x: 330, y: 590, height: 42, colour: ink })
  letter(sketch, ['2A', '4A', '6A'][studio.design(3)] ?? '2A', {
    x: 240,
    y: 460,
    height: 22,
    colour: ink,
    opacity: 0.7,
  })
  for (let i = 0; i < 4; i++)
    sketch.fill(ellipse(440 + i * 24, 460, 6), i < 3 ? '#53d37c' : accent(0))
}

export const paintRangeExtender: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 734, 140)
  tube(sketch, line('452,150 560,130 620,210 600,330 560,420'), rubber, 20, 0.3)
  form(sketch, box(536, 410, 50, 76, 14), plastic, { edge: 8 })
  const d = curve(
    '306,150 330,112 400,100 470,112 494,150 498,250 514,300 516,680 500,718 400,728 300,718 284,680 286,300 302,250',
  )
  form(sketch, d, colour, {
    turn: 'across',
    edge: 16,
    gloss: 0.35,
    depth: 0.85,
    detail: () => {
      sketch.fill(box(270, 610, 260, 140), plastic(0.04), { opacity: 0.9 })
      if (studio.design(3) === 1) sketch.fill(box(270, 330, 260, 30), accent(0))
    },
  })
  seam(sketch, line('300,254 400,262 500,254'), colour, 4)
  seam(sketch, line('284,608 400,616 516,608'), colour, 3)
  for (let i = 0; i < 5; i++)
    sketch.fill(box(388, 170 + i * 14, 24, 7, 3), i > 0 ? '#6fe093' : '#3b3e42')
  form(sketch, ellipse(440, 140, 22, 12), rubber, { edge: 4 })
  const strapped = studio.design(3) === 2
  letter(sketch, brand, {
    x: 400,
    y: strapped ? 514 : 480,
    height: strapped ? 24 : 34,
    colour: ink,
    turn: -90,
  })
  if (studio.design(3) === 2) strap(sketch, line('284,396! 400,404 516,396!'), rubber, 44)
  mark(sketch, 400, 664, 40, '#f1efea', 0.9)
  sketch.within(d, () => glint(sketch, box(322, 280, 12, 320, 6), 0.3, 4))
}
