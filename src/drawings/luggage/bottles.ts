import { form, glint, seam } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, line, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, type Studio } from '#/drawings/accessory/studio.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const base = 726

/** A bottle of 750 ml is 260 mm tall and 74 mm wide; a smaller one is shorter and as wide, for the same cage. */
export const paintBottle: Painter = (studio) => {
  const { sketch, colour, accent } = studio
  const design = studio.design(3)
  const rise = clamped((studio.measure(750) - 750) * 0.7, -170, 30)
  const top = 196 - rise
  studio.ground(400, base, 128)
  const grip = top + (base - top) * 0.32
  const body = symmetric([
    [400, top, 1],
    [474, top, 1],
    [492, top + 12],
    [501, top + 44],
    [502, grip - 34],
    [484, grip - 8],
    [484, grip + 8],
    [502, grip + 34],
    [502, base - 46],
    [500, base - 22],
    [486, base - 2],
    [466, base, 1],
    [400, base, 1],
  ])
  form(sketch, body, colour, {
    turn: 'across',
    edge: 12,
    gloss: 0.25,
    depth: design === 2 ? 0.6 : 0.8,
    detail: () => {
      dress(studio, design, grip)
      gripGroove(studio, grip)
      sketch.fill(box(280, base - 16, 240, 4), '#000', { opacity: 0.16 })
    },
  })
  sketch.within(body, () => {
    for (const [from, to] of [
      [top + 26, grip - 36],
      [grip + 38, base - 34],
    ] as const) {
      glint(sketch, box(324, from, 13, to - from, 6), 0.42, 4)
      glint(sketch, box(478, from, 6, to - from, 3), 0.2, 3)
    }
  })
  cap(studio, top)
  if (design !== 1) sketch.fill(box(316, top - 1, 168, 5, 2), accent(0))
}

/** The waist for a hand: shade above, light on the lower lip. */
function gripGroove({ sketch }: Studio, y: number): void {
  sketch.softly({ blur: 6, opacity: 0.26 }, () => {
    sketch.stroke(line([290, y - 14], [400, y - 6], [510, y - 14]), '#0b0a0c', 20)
    sketch.stroke(line([290, y + 20], [400, y + 28], [510, y + 20]), '#fff', 10)
  })
}

/** The print on the bottle. */
function dress(
  { sketch, accent, accentInk, ink, brand, colour }: Studio,
  design: number,
  grip: number,
): void {
  const middle = (grip + base) / 2 + 12
  if (design === 0)
    letter(sketch, brand, {
      x: 400,
      y: middle,
      height: Math.min(48, (base - grip) / 9),
      colour: ink,
      turn: -90,
    })
  if (design === 1) {
    sketch.fill(box(240, middle - 40, 320, 92), accent(0))
    sketch.fill(box(240, middle + 64, 320, 14), accent(0))
    sketch.fill(box(240, middle + 90, 320, 8), accent(0))
    letter(sketch, brand, { x: 400, y: middle + 6, height: 21, colour: accentInk })
  }
  if (design === 2) {
    sketch.fill(box(240, grip + 60, 320, 500), colour(-0.25), { opacity: 0.4 })
    emblem({ sketch, brand }, { x: 384, y: middle - 10, height: 96, colour: ink })
    for (let step = 0; step < 9; step++)
      sketch.fill(box(462, middle - 96 + step * 22, step % 2 ? 10 : 20, 3.4), ink, { opacity: 0.6 })
  }
}

/** A low screw cap, nearly as wide as the bottle, and a soft valve that a mouth opens. */
function cap({ sketch, accent }: Studio, top: number): void {
  form(
    sketch,
    symmetric([
      [400, top - 50, 1],
      [436, top - 50, 1],
      [468, top - 44],
      [484, top - 30, 1],
      [488, top - 4, 1],
      [400, top, 1],
    ]),
    plastic,
    {
      turn: 'across',
      edge: 6,
      gloss: 0.4,
      detail: () => {
        for (let rib = 0; rib < 25; rib++) {
          const x = 400 - 86 * Math.cos((Math.PI * (rib + 0.5)) / 25)
          sketch.fill(box(x - 1.6, top - 28, 3.2, 26), '#000', { opacity: 0.4 })
        }
      },
    },
  )
  seam(sketch, line([316, top - 30], [400, top - 26], [484, top - 30]), plastic, 2)
  form(
    sketch,
    symmetric([
      [400, top - 66, 1],
      [430, top - 66, 1],
      [442, top - 46, 1],
      [400, top - 43, 1],
    ]),
    plastic,
    { turn: 'across', edge: 5, gloss: 0.4 },
  )
  form(
    sketch,
    symmetric([
      [400, top - 110],
      [418, top - 107],
      [427, top - 94],
      [424, top - 80],
      [429, top - 64, 1],
      [400, top - 61, 1],
    ]),
    accent,
    { turn: 'across', edge: 7, gloss: 0.25 },
  )
  sketch.stroke(`M391 ${top - 107}h18`, '#0a0b0c', 3, { opacity: 0.5, 'stroke-linecap': 'round' })
}
