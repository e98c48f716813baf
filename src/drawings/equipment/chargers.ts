import { form, glint, seam, strap, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, plastic, rubber, steel } from '#/drawings/accessory/studio.ts'

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
  const amperes = studio.measure(0)
  if (amperes > 0)
    letter(sketch, `${amperes}A`, { x: 240, y: 460, height: 22, colour: ink, opacity: 0.7 })
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
  emblem(studio, { x: 400, y: 664, height: 40, colour: '#f1efea', opacity: 0.9 })
  sketch.within(d, () => glint(sketch, box(322, 280, 12, 320, 6), 0.3, 4))
}
