import { arrange } from '#/drawings/accessory/arrangement.ts'
import { form, glint, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter, letteringWidth } from '#/drawings/accessory/lettering.ts'
import { isHouse } from '#/drawings/bike/marks.ts'
import { box, curve, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'

const foot = 728

/** The words on the label below the brand. */
type Label = { top: number; height: number; half: number; line: string }

function printLabel(
  { sketch, accent, accentInk, ink, brand, design }: Studio,
  { top, height, half, line: text }: Label,
): void {
  const plain = design(3)
  const word = Math.min(38, (half * 1.5) / letteringWidth(brand, 1))
  const isPlate = plain === 1
  const plate = isPlate
    ? box(400 - half, top, half * 2, height)
    : box(400 - half, top + height * 0.5, half * 2, plain === 2 ? height * 0.5 : 10)
  const [first, second, opacity] = isPlate ? [0.3, 0.5, 0.8] : [0.22, 0.36, 0.7]
  const print = { x: 400, colour: isPlate ? accentInk : ink }
  if (isPlate) sketch.fill(plate, accent(0))
  letter(sketch, brand, { ...print, y: top + height * first, height: word })
  letter(sketch, text, { ...print, y: top + height * second, height: word * 0.48, opacity })
  if (!isPlate) sketch.fill(plate, accent(0))
  if (isHouse(brand))
    emblem(
      { sketch, brand },
      { x: 400, y: top + height * 0.76, height: 46, colour: plain === 0 ? ink : accentInk },
    )
}

function flask(studio: Studio, outline: string, label: Label): void {
  const { sketch, colour } = studio
  const d = symmetric(outline)
  form(sketch, d, colour, {
    turn: 'across',
    edge: 12,
    gloss: 0.45,
    depth: 0.75,
    detail: () => printLabel(studio, label),
  })
  sketch.within(d, () =>
    glint(sketch, box(400 - label.half * 0.62, label.top - 30, 14, foot - label.top, 7), 0.35, 5),
  )
}

export const paintSealant: Painter = (studio) => {
  if (studio.shape('bottle', 'kit') === 'kit') {
    tubelessKit(studio)
    arrange(studio, sealantBottle, { x: 290, y: 400, scale: 0.96, design: 2 })
    return
  }
  sealantBottle(studio)
}

/** Rim tape and two valves, as a wheel needs them beside the sealant. */
function tubelessKit({ sketch, accent, ground }: Studio): void {
  ground(580, 700, 150)
  form(sketch, ellipse(580, 570, 128), rubber, { edge: 14, gloss: 0.2 })
  sketch.stroke(ellipse(580, 570, 104), accent(0), 26)
  for (const r of [96, 104, 112]) sketch.stroke(ellipse(580, 570, r), '#000', 1.6, { opacity: 0.3 })
  sketch.fill(ellipse(580, 570, 62), '#e9e7e2')
  for (const [x, y] of [
    [560, 250],
    [650, 280],
  ] as const) {
    form(sketch, box(x - 8, y, 16, 130, 4), alloy, { turn: 'across', edge: 3, gloss: 0.9 })
    form(sketch, box(x - 14, y - 34, 28, 40, 8), plastic, { turn: 'across', edge: 5 })
    form(sketch, ellipse(x, y + 136, 34, 16), rubber, { edge: 6 })
    form(sketch, ellipse(x, y + 60, 17, 8), alloy, { edge: 3, gloss: 0.9 })
  }
}

function sealantBottle(studio: Studio): void {
  const { sketch, accent, label } = studio
  studio.ground(400, foot, 150)
  form(sketch, symmetric('400,70! 410,70 416,84 432,190! 400,192!'), accent, {
    turn: 'across',
    edge: 6,
    gloss: 0.5,
  })
  ribbedCap(studio, 186, 62, 66)
  flask(studio, '400,244! 460,244 516,286 532,340 532,688 520,724 490,728! 400,728!', {
    top: 350,
    height: 320,
    half: 140,
    line: label === '' ? 'SEALANT' : label,
  })
}

function ribbedCap({ sketch }: Studio, top: number, half: number, height: number): void {
  form(sketch, box(400 - half, top, half * 2, height, 10), plastic, {
    turn: 'across',
    edge: 6,
    gloss: 0.3,
    detail: () => {
      for (let x = 400 - half; x < 400 + half; x += 9)
        sketch.fill(box(x, top + 12, 3, height), '#000', { opacity: 0.4 })
    },
  })
}

export const paintChainLube: Painter = (studio) => {
  const { sketch, accent } = studio
  studio.ground(400, foot, 110)
  form(sketch, symmetric('400,84! 407,84 412,100 418,196 446,230! 400,234!'), accent, {
    turn: 'across',
    edge: 6,
    gloss: 0.6,
  })
  ribbedCap(studio, 226, 56, 46)
  flask(studio, '400,268! 448,268 482,300 494,346 494,694 486,724 460,728! 400,728!', {
    top: 372,
    height: 310,
    half: 104,
    line: studio.design(3) === 1 ? 'WET LUBE' : studio.design(3) === 2 ? 'WAX' : 'DRY LUBE',
  })
}

export const paintCleaner: Painter = (studio) => {
  const { sketch, accent } = studio
  studio.ground(400, foot, 150)
  tube(sketch, line('400,200! 400,330!'), plastic, 18)
  form(
    sketch,
    curve('352,130 372,84 420,72 560,76! 580,96 580,122 470,136 448,170 448,210! 356,210!'),
    accent,
    { edge: 14, gloss: 0.4 },
  )
  form(sketch, box(568, 82, 34, 42, 8), plastic, { edge: 6 })
  form(sketch, curve('446,136 500,134 512,170 528,226 520,244 500,216 470,178'), plastic, {
    edge: 8,
    gloss: 0.4,
  })
  ribbedCap(studio, 204, 54, 44)
  flask(
    studio,
    '400,244! 446,244 470,270 520,340 530,390 516,440 530,490 534,688 522,724 490,728! 400,728!',
    { top: 384, height: 300, half: 116, line: 'BIKE WASH' },
  )
}
