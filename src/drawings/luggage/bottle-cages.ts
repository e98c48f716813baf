import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, onSide, symmetric } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'

export const paintBottleCage: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('resin', 'wire', 'carbon', 'side', 'cargo')
  if (shape === 'cargo') return cargoCage(studio)
  const design = { resin: 0, wire: 1, carbon: 2, side: 3 }[shape]
  studio.ground(400, 730, 150)
  const metal = design === 1 ? alloy : colour
  form(sketch, symmetric('400,170! 432,170 440,200 430,400 440,640 452,690 400,704!'), colour, {
    turn: 'across',
    edge: 9,
    gloss: 0.5,
    depth: 0.8,
  })
  for (const y of [290, 520]) {
    sketch.fill(box(388, y - 34, 24, 68, 12), '#0a0b0d')
    bolt(sketch, 400, y, 16, steel)
  }
  if (design === 1) return wireCage(studio)
  for (const side of shape === 'side' ? [1] : [-1, 1]) {
    form(sketch, arm(side), metal, { turn: 'across', edge: 9, gloss: 0.6, depth: 0.9 })
    form(sketch, finger(side), metal, { turn: 'along', edge: 8, gloss: 0.6, depth: 0.9 })
  }
  form(sketch, symmetric('400,168! 436,172 452,196 440,224 400,232!'), metal, {
    turn: 'along',
    edge: 10,
    gloss: 0.5,
  })
  form(
    sketch,
    symmetric('400,680! 462,672 512,646 534,640 540,668 512,708 448,728 400,730'),
    metal,
    { turn: 'along', edge: 11, gloss: 0.5, depth: 0.8 },
  )
  if (shape === 'carbon') {
    for (const side of [-1, 1])
      sketch.within(arm(side), () => {
        for (let i = 0; i < 34; i++)
          sketch.stroke(`M200 ${200 + i * 18}l400 160m0 -160l-400 160`, colour(0.8), 2.4, {
            opacity: 0.12,
          })
      })
    sketch.stroke(line('330,312 292,366 282,440 290,560 292,640'), accent(0), 4)
  }
  if (shape === 'side')
    form(sketch, curve('372,252 330,266 290,304 268,356 276,378 298,374 328,332 372,298'), metal, {
      edge: 12,
      gloss: 0.5,
    })
  letter(sketch, brand, { x: 400, y: 694, height: 22, colour: ink })
}

/** Three bolts and a flat back, for what straps hold: a bag on the fork. */
function cargoCage({ sketch, colour, accent, ink, brand, ground }: Studio): void {
  ground(400, 730, 150)
  form(sketch, symmetric('400,120! 458,124 470,160 470,610 480,660 400,668!'), colour, {
    turn: 'across',
    edge: 12,
    gloss: 0.4,
  })
  for (const y of [220, 380, 540]) {
    sketch.fill(box(386, y - 40, 28, 80, 14), '#0a0b0d')
    bolt(sketch, 400, y, 17, steel)
  }
  for (const y of [180, 300, 460])
    for (const side of [-1, 1])
      sketch.fill(box(400 + side * 46 - 9, y, 18, 66, 8), '#0a0b0d', { opacity: 0.85 })
  for (const y of [212, 492]) {
    form(sketch, box(300, y - 22, 200, 44, 10), rubber, { turn: 'along', edge: 6, gloss: 0.1 })
    form(sketch, box(330, y - 28, 46, 56, 8), accent, { edge: 6, gloss: 0.4 })
  }
  form(sketch, symmetric('400,640! 520,636 560,660 552,712 400,724!'), colour, {
    turn: 'along',
    edge: 14,
    gloss: 0.4,
  })
  letter(sketch, brand, { x: 400, y: 688, height: 24, colour: ink })
}

/** A flat arm that leaves the cup, stands beside the bottle and returns to the spine. */
const arm = (side: number): string =>
  onSide(
    side,
    '420,706 494,694 532,660 534,560 548,450 540,364 498,296 428,250 426,290 472,324 504,376 512,450 500,556 500,640 474,668 420,678',
  )

/** The grip on the bottle: it leaves the arm and bends around towards the viewer. */
const finger = (side: number): string =>
  onSide(side, '546,414 548,470 526,506 486,516 450,500 444,480 458,470 490,478 512,464 520,424')

/** Bent from one rod, as the classic ones were. */
function wireCage({ sketch, colour }: Studio): void {
  tube(
    sketch,
    line(
      '388,250 330,262 250,330 254,420 290,520 272,640 300,700 400,716 500,700 528,640 510,520 546,420 550,330 470,262 412,250',
    ),
    colour,
    22,
    0.9,
  )
  tube(sketch, line('296,452 400,490 504,452'), colour, 18, 0.9)
  form(sketch, box(376, 706, 48, 24, 10), rubber, { edge: 5 })
}
