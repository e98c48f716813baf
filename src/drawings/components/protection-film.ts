import { form, glint } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, type Studio } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

export const paintProtectionFilm: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('key', 'full', 'key-matt', 'full-matt', 'patches', 'coat')
  if (shape === 'coat') return ceramic(studio)
  if (shape === 'patches') return patches(studio)
  const isMatt = shape.endsWith('matt')
  studio.ground(400, 700, 280)
  const sheet = curve('250,300! 690,300! 700,480 680,660! 520,672 380,650 240,664!')
  sketch.fill(sheet, '#fff', { opacity: 0.5 })
  sketch.within(sheet, () => {
    if (isMatt) sketch.fill(sheet, '#b9bcbd', { opacity: 0.35 })
    else {
      glint(sketch, curve('300,300! 420,300! 330,680! 240,680!'), 0.8, 12)
      glint(sketch, curve('540,300! 580,300! 500,680! 470,680!'), 0.7, 6)
    }
    for (const d of shape.startsWith('full') ? allPieces : keyPieces) {
      sketch.fill(d, '#9fa6ad', { opacity: 0.2 })
      sketch.stroke(d, '#6f767d', 2, { opacity: 0.6 })
    }
  })
  sketch.stroke(sheet, '#8b9198', 2.4, { opacity: 0.7 })
  form(sketch, box(120, 180, 570, 150, 20), colour, {
    turn: 'along',
    edge: 12,
    gloss: 0.5,
    depth: 0.85,
    detail: () => sketch.fill(box(150, 160, 90, 190), accent(0)),
  })
  letter(sketch, brand, { x: 420, y: 256, height: 48, colour: ink })
  form(sketch, ellipse(690, 255, 32, 75), paperEnd, { edge: 8, gloss: 0.2 })
  sketch.fill(ellipse(690, 255, 15, 40), '#2a241c')
}

const keyPieces = [
  box(320, 400, 300, 44, 22),
  box(340, 480, 240, 34, 17),
  box(330, 550, 120, 60, 24),
  box(480, 550, 130, 60, 24),
]

/** A whole frame's film is cut in many pieces, from the head tube to the stays. */
const allPieces = Array.from({ length: 17 }, (_, i) =>
  box(
    284 + (i % 4) * 98,
    352 + Math.floor(i / 4) * 62,
    50 + ((i * 37) % 38),
    22 + ((i * 13) % 20),
    12,
  ),
)

/** A card of clear patches, one of them lifted. */
function patches({ sketch, ink, brand, ground, colour }: Studio): void {
  ground(400, 690, 220)
  form(sketch, box(220, 130, 360, 540, 22), colour, { edge: 10, gloss: 0.3 })
  letter(sketch, brand, { x: 400, y: 196, height: 30, colour: ink })
  for (const [x, y, w, h] of [
    [260, 260, 120, 70],
    [420, 260, 120, 70],
    [260, 360, 280, 60],
    [260, 450, 90, 90],
    [380, 450, 160, 90],
    [260, 570, 280, 50],
  ] as const) {
    sketch.fill(box(x, y, w, h, 26), '#fff', { opacity: 0.55 })
    sketch.stroke(box(x, y, w, h, 26), '#7c8288', 2.4, { opacity: 0.8 })
    glint(sketch, box(x + 10, y + 8, w * 0.5, 8, 4), 0.8, 2)
  }
  form(sketch, curve('470,450! 540,450! 566,424 552,470 520,520!'), paperEnd, {
    edge: 6,
    gloss: 0.2,
  })
}

/** The coat comes in a small bottle, with the cloth it is laid on with. */
function ceramic({ sketch, colour, accent, accentInk, brand, ground }: Studio): void {
  ground(390, 696, 240)
  form(sketch, curve('420,560 520,520 660,540 690,620 620,682 440,688 380,640'), accent, {
    edge: 18,
    gloss: 0.05,
  })
  for (let i = 0; i < 8; i++)
    sketch.stroke(`M${430 + i * 30} 548l-20 130`, '#000', 2, { opacity: 0.15 })
  form(sketch, box(330, 130, 100, 110, 14), plastic, { turn: 'across', edge: 8, gloss: 0.4 })
  form(
    sketch,
    curve('330,240! 430,240! 470,300 476,350 476,670! 284,670! 284,350 290,300'),
    colour,
    { turn: 'across', edge: 12, gloss: 0.7 },
  )
  form(sketch, box(286, 390, 188, 200, 4), accent, { turn: 'across', edge: 3, gloss: 0.2 })
  letter(sketch, brand, { x: 380, y: 460, height: 24, colour: accentInk })
}

const paperEnd = tone('#c7b190')
