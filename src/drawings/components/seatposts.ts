import { bolt, form, seam, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, points } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  gunmetal,
  type Painter,
  plastic,
  rubber,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

const shapes = ['round', 'titanium', 'leaf', 'carbon', 'dropper', 'suspension', 'aero'] as const

export const paintSeatpost: Painter = (studio) => {
  const { sketch } = studio
  const shape = studio.shape(...shapes)
  studio.ground(400, 740, 90, 10)
  sketch.group({ transform: 'rotate(8 400 740)' }, () => {
    if (shape === 'dropper') dropper(studio)
    else if (shape === 'suspension') sprung(studio)
    else if (shape === 'leaf') leaves(studio)
    else if (shape === 'aero') blade(studio)
    else plain(studio, shape)
  })
}

function shaft({ sketch, colour, ink }: Studio, half: number, top: number, gloss = 0.5): void {
  form(sketch, box(400 - half, top, half * 2, 738 - top, 6), colour, {
    turn: 'across',
    edge: 8,
    gloss,
    depth: 0.95,
    detail: () => {
      for (let i = 0; i < 14; i++)
        sketch.fill(box(400 - half + 9, 560 + i * 10, i % 5 ? 12 : 22, 2.2), ink, { opacity: 0.6 })
    },
  })
}

/** The clamp: a cradle and its lid around the rails, and one bolt in front and one behind. */
function head({ sketch }: Studio, y = 0): void {
  form(
    sketch,
    curve([
      [300, y + 122],
      [340, y + 106],
      [460, y + 106],
      [500, y + 122],
      [494, y + 142],
      [440, y + 152],
      [360, y + 152],
      [306, y + 142],
    ]),
    gunmetal,
    { edge: 8, gloss: 0.6 },
  )
  form(
    sketch,
    curve([
      [310, y + 96],
      [350, y + 82],
      [450, y + 82],
      [490, y + 96],
      [486, y + 116],
      [440, y + 122],
      [360, y + 122],
      [314, y + 116],
    ]),
    alloy,
    { edge: 7, gloss: 0.7 },
  )
  for (const x of [352, 448]) sketch.fill(ellipse(x, y + 119, 13, 9), '#0b0c0e')
  for (const x of [322, 478]) {
    tube(sketch, line([x, y + 100, 1], [x, y + 196, 1]), steel, 8, 0.9)
    bolt(sketch, x, y + 100, 11, steel)
  }
}

function plain(studio: Studio, shape: 'round' | 'carbon' | 'titanium'): void {
  const { sketch, colour, ink, brand, label } = studio
  shaft(studio, 33, 196, shape === 'titanium' ? 0.9 : 0.5)
  const necks = {
    round: '352,214 340,176 356,146 444,146 462,176 450,214 434,240 366,240',
    carbon: '366,300 358,220 336,170 352,144 448,144 466,170 444,220 434,300',
    titanium: '362,196 344,176 350,150 450,150 456,176 438,196',
  }
  form(sketch, curve(necks[shape]), shape === 'titanium' ? steel : colour, { edge: 12, gloss: 0.6 })
  if (shape === 'titanium') {
    for (const shift of [0, 5, 10])
      seam(sketch, line([366, 200 + shift], [400, 206 + shift], [434, 200 + shift]), colour, 2)
    for (const x of [380, 402, 420]) sketch.stroke(`M${x} 220V730`, '#fff', 1, { opacity: 0.2 })
  }
  if (shape === 'carbon') weaveOn(studio)
  letter(sketch, brand, { x: 403, y: 400, height: 27, colour: ink, turn: -90 })
  letter(sketch, label, { x: 403, y: 530, height: 15, colour: ink, turn: -90, opacity: 0.8 })
  head(studio)
}

/** Carbon shows its fibres on the lit side. */
function weaveOn({ sketch, colour }: Studio): void {
  sketch.within(box(367, 240, 66, 498), () => {
    for (let i = 0; i < 30; i++)
      sketch.stroke(
        `M350 ${230 + i * 18}L450 ${280 + i * 18}M450 ${230 + i * 18}L350 ${280 + i * 18}`,
        colour(0.7),
        2,
        { opacity: 0.14 },
      )
  })
}

/** Two leaves with air between them, which bend as a spring. */
function leaves(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  shaft(studio, 33, 470)
  const leaf = (outline: string, light: number) =>
    form(sketch, curve(outline), (tone) => colour(tone + light), {
      turn: 'across',
      edge: 6,
      gloss: 0.6,
      depth: 0.9,
    })
  leaf('367,480! 395,480! 396,380 372,250 352,160! 322,160! 340,250 364,380', 0)
  leaf('405,480! 433,480! 434,380 428,250 436,160! 404,160! 398,250 406,380', 0.1)
  form(sketch, box(367, 466, 66, 30, 8), colour, { turn: 'across', edge: 6 })
  letter(sketch, brand, { x: 403, y: 590, height: 20, colour: ink, turn: -90 })
  sketch.group({ transform: 'translate(-26 0)' }, () => head(studio))
}

/** A polished inner tube that slides into the outer one; the box behind the head holds the battery. */
function dropper(studio: Studio): void {
  const { sketch, accent, ink, brand, label } = studio
  form(sketch, box(375, 180, 50, 260, 4), gunmetal, { turn: 'across', edge: 4, gloss: 1, depth: 1 })
  shaft(studio, 33, 430)
  form(sketch, box(360, 404, 80, 44, 10), plastic, { turn: 'across', edge: 7, gloss: 0.6 })
  form(sketch, box(362, 430, 76, 10, 4), accent, { turn: 'across', edge: 3 })
  form(sketch, curve('360,206 344,170 356,146 444,146 458,168 446,206'), plastic, {
    edge: 12,
    gloss: 0.5,
  })
  form(sketch, box(440, 158, 76, 88, 14), plastic, { edge: 10, gloss: 0.5 })
  form(sketch, box(454, 176, 48, 54, 8), gunmetal, { edge: 6, gloss: 0.5 })
  sketch.fill(ellipse(478, 168, 4), '#53d37c')
  letter(sketch, brand, { x: 403, y: 540, height: 21, colour: ink, turn: -90 })
  letter(sketch, label, { x: 403, y: 668, height: 12, colour: ink, turn: -90, opacity: 0.8 })
  head(studio)
}

/** Four links carry the head back and down over a spring. */
function sprung(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  shaft(studio, 33, 330)
  form(sketch, box(352, 318, 96, 78, 16), colour, { edge: 10, gloss: 0.5 })
  const link = (x: number, dim: number) =>
    form(
      sketch,
      curve([
        [x - 18, 372],
        [x + 18, 372],
        [x + 76, 176],
        [x + 54, 158],
        [x + 34, 176],
      ]),
      (light) => gunmetal(light + dim),
      { edge: 8, gloss: 0.6 },
    )
  link(420, -0.1)
  for (let coil = 0; coil < 6; coil++)
    tube(
      sketch,
      line([392 + coil * 9, 336 - coil * 26, 1], [440 + coil * 9, 322 - coil * 26, 1]),
      steel,
      9,
      0.9,
    )
  link(362, 0)
  for (const [x, y] of points('362,360 420,360 416,180 474,180')) bolt(sketch, x, y, 14, steel)
  form(sketch, box(388, 150, 122, 40, 14), colour, { edge: 9, gloss: 0.5 })
  sketch.fill(box(352, 388, 96, 8), accent(0))
  letter(sketch, brand, { x: 403, y: 520, height: 24, colour: ink, turn: -90 })
  form(sketch, box(360, 400, 80, 20, 6), rubber, { turn: 'across', edge: 4 })
  sketch.group({ transform: 'translate(50 0)' }, () => head(studio))
}

/** A deep blade whose back is cut off flat: twice as deep as it is wide. */
function blade(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  form(
    sketch,
    curve('330,738! 336,300 342,220 350,176 376,150 430,146 458,160 462,220 462,738!'),
    colour,
    { turn: 'across', edge: 10, gloss: 0.6, depth: 0.8 },
  )
  sketch.fill(curve('440,738! 440,220 436,172 458,164 462,220 462,738!'), '#000', { opacity: 0.35 })
  sketch.stroke(line('440,736! 440,220 434,170'), colour(0.6), 2, { opacity: 0.6 })
  for (let i = 0; i < 14; i++)
    sketch.fill(box(344, 560 + i * 10, i % 5 ? 12 : 22, 2.2), ink, { opacity: 0.6 })
  letter(sketch, brand, { x: 388, y: 400, height: 32, colour: ink, turn: -90 })
  head(studio)
}
