import { isHouse } from '#/drawings/bike/marks.ts'
import { form, glint, seam, strap, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'

export const paintCharger: Painter = (studio) => {
  const shape = studio.shape('brick', 'finned', 'travel', 'pair')
  studio.ground(400, 690, 280)
  if (shape === 'pair') {
    studio.sketch.group({ transform: 'translate(300 110)scale(.62)' }, () =>
      charger(studio, 'brick'),
    )
    studio.sketch.group({ transform: 'translate(20 190)scale(.7)' }, () => charger(studio, 'brick'))
    return
  }
  charger(studio, shape)
}

/**
 * The brick with the lead to the bike. The mains lead is left out, because each country has a plug of its
 * own: only the inlet it goes into is seen.
 */
function charger(studio: Studio, shape: 'brick' | 'finned' | 'travel'): void {
  const { sketch, colour, accent, ink, brand } = studio
  const inset = shape === 'travel' ? 70 : 0
  tube(
    sketch,
    line(
      [640 - inset, 520, 1],
      [716, 470],
      [716, 330],
      [600, 250],
      [440, 270],
      [330, 220],
      [360, 140, 1],
    ),
    rubber,
    18,
    0.3,
  )
  sketch.group({ transform: 'rotate(24 380 120)' }, () => {
    form(sketch, box(346, 96, 60, 92, 18), plastic, { turn: 'across', edge: 9 })
    form(sketch, box(354, 56, 44, 46, 8), alloy, { turn: 'across', edge: 5, gloss: 0.9 })
    for (const x of [364, 376, 388]) sketch.fill(box(x - 2, 60, 5, 18, 2), '#14171b')
    sketch.fill(box(350, 150, 52, 7), accent(0))
  })
  const [left, right, top] = [140 + inset, 660 - inset, shape === 'travel' ? 450 : 400]
  form(sketch, box(left, top, right - left, 672 - top, 44), colour, {
    edge: 28,
    gloss: 0.25,
    depth: 0.8,
    detail: () => {
      const fins = shape === 'finned' ? 22 : shape === 'travel' ? 0 : 9
      for (let i = 0; i < fins; i++)
        sketch.fill(box(right - 34 - i * 9, top + 60, 3.4, 160, 1), '#000', { opacity: 0.5 })
    },
  })
  seam(sketch, line([left, top + 118, 1], [right, top + 118, 1]), colour, 3)
  form(sketch, box(left - 8, top + 60, 26, 80, 8), plastic, { edge: 5 })
  for (const y of [top + 76, top + 104]) sketch.fill(box(left - 4, y, 12, 16, 6), '#000')
  letter(sketch, brand, {
    x: left + 178,
    y: top + 176,
    height: shape === 'travel' ? 30 : 38,
    colour: ink,
  })
  const amperes = studio.measure(0)
  if (amperes > 0)
    letter(sketch, `${amperes}A`, {
      x: left + 84,
      y: top + 62,
      height: 26,
      colour: ink,
      opacity: 0.8,
    })
  for (let i = 0; i < 4; i++)
    sketch.fill(ellipse(left + 180 + i * 26, top + 62, 6), i < 3 ? '#53d37c' : accent(0))
}

export const paintRangeExtender: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('plain', 'slim', 'strapped')
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
      if (shape === 'slim') sketch.fill(box(270, 330, 260, 30), accent(0))
    },
  })
  seam(sketch, line('300,254 400,262 500,254'), colour, 4)
  seam(sketch, line('284,608 400,616 516,608'), colour, 3)
  for (let i = 0; i < 5; i++)
    sketch.fill(box(388, 170 + i * 14, 24, 7, 3), i > 0 ? '#6fe093' : '#3b3e42')
  form(sketch, ellipse(440, 140, 22, 12), rubber, { edge: 4 })
  const strapped = shape === 'strapped'
  letter(sketch, brand, {
    x: 400,
    y: strapped ? 514 : 486,
    height: strapped ? 24 : 30,
    colour: ink,
    turn: -90,
  })
  if (strapped) strap(sketch, line('284,396! 400,404 516,396!'), rubber, 44)
  if (isHouse(brand))
    emblem(studio, { x: 400, y: 664, height: 40, colour: '#f1efea', opacity: 0.9 })
  sketch.within(d, () => glint(sketch, box(322, 280, 12, 320, 6), 0.3, 4))
}
