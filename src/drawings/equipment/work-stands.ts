import { form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, gunmetal, type Painter, plastic, rubber } from '#/drawings/accessory/studio.ts'

export const paintWorkStand: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  studio.ground(380, 730, 260, 20)
  tube(sketch, line('372,560! 200,716!'), gunmetal, 20)
  tube(sketch, line('372,560! 360,730!'), gunmetal, 20)
  tube(sketch, line('372,560! 590,716!'), gunmetal, 20)
  for (const [x, y] of [
    [196, 720],
    [360, 732],
    [594, 720],
  ] as const)
    form(sketch, ellipse(x, y, 26, 14), rubber, { edge: 5 })
  form(sketch, box(350, 300, 44, 330, 10), colour, {
    turn: 'across',
    edge: 6,
    gloss: 0.6,
    depth: 0.95,
  })
  form(sketch, box(356, 120, 32, 220, 6), alloy, { turn: 'across', edge: 4, gloss: 0.9 })
  form(sketch, box(338, 540, 68, 52, 14), plastic, { edge: 10 })
  form(sketch, box(342, 296, 60, 48, 12), plastic, { edge: 8 })
  tube(sketch, line('396,320 440,330!'), accent, 16)
  tube(sketch, line('372,130 420,112 540,112!'), colour, 38)
  form(sketch, box(516, 70, 60, 86, 14), plastic, { edge: 10 })
  form(sketch, curve('566,62 650,66 676,84 650,104 580,104'), plastic, { edge: 9 })
  form(sketch, curve('566,164 650,160 676,142 650,124 580,122'), plastic, { edge: 9 })
  tube(sketch, line('546,70 560,30 600,20'), accent, 18)
  letter(sketch, brand, {
    x: 372,
    y: studio.design(3) ? 384 : 450,
    height: studio.design(3) ? 10 : 24,
    colour: studio.ink,
    turn: -90,
  })
  if (studio.design(3) > 0)
    form(
      sketch,
      curve('250,420 500,420 520,440 506,470 250,470 232,440'),
      studio.design(3) === 2 ? accent : plastic,
      { turn: 'along', edge: 10 },
    )
}
