import { form, seam, shade, stitches } from '#/drawings/accessory/brush.ts'
import {
  drape,
  fitted,
  gripper,
  jacketCut,
  jerseyCut,
  knit,
  shoulderSeams,
  sidePanels,
  sleeves,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, type Point, points, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, reflective, type Studio } from '#/drawings/accessory/studio.ts'
import type { Tone } from '#/drawings/accessory/tone.ts'
import { baseLayerKnit, neckColour } from './base-layers.ts'
import { giletBand, giletCut, giletHem } from './gilets.ts'
import { jacketShapes, jacketYoke } from './jackets.ts'
import { jerseyPattern, jerseyShapes, waists } from './jerseys.ts'

type Garment = 'jersey' | 'jacket' | 'gilet' | 'base-layer'

/** A garment from behind: a high neck, a longer tail, and the pockets that riders reach for. */
export const paintBackOf =
  (garment: Garment): Painter =>
  (studio) => {
    const { sketch, colour, accent, ink, brand } = studio
    const shape = studio.shape(...jerseyShapes)
    const isBare = garment === 'gilet' || (garment === 'base-layer' && studio.design(3) === 2)
    const cut = cutOf(garment, studio)
    studio.ground(400, 752, 170, 10)
    const isContrast =
      garment === 'jersey'
        ? shape === 'race'
        : garment === 'jacket' && studio.shape(...jacketShapes) === 'contrast'
    const hasYoke = garment === 'jacket' && studio.shape(...jacketShapes) === 'yoke'
    if (!isBare)
      sleeves(
        studio,
        garment === 'jacket' || isLong(garment, studio) ? jacketCut : jerseyCut,
        isContrast ? accent : colour,
        hasYoke || (garment === 'jersey' && (shape === 'plain' || shape === 'club')),
      )
    form(sketch, symmetric(fitted(cut, garment === 'jersey' ? waists[shape] : 0)), colour, {
      ...knit,
      gloss: garment === 'jersey' || garment === 'base-layer' ? 0.06 : 0.22,
      detail: () => {
        if (garment === 'jersey') jerseyPattern(studio, shape)
        if (garment === 'base-layer') baseLayerKnit(studio)
        if (hasYoke) sketch.fill(jacketYoke, accent(0))
        if (garment === 'gilet') airMesh(studio)
        if (garment === 'gilet') giletBand(studio)
        drape(studio, colour, 730)
        if (garment !== 'base-layer') sidePanels(studio, colour, 736)
        gripper(studio, 734, colour)
        if (garment === 'gilet') giletHem(studio, 716)
      },
    })
    if (!isBare) shoulderSeams(studio, colour, true)
    if (garment === 'base-layer')
      sketch.stroke(line('330,120 364,134 400,138 436,134 470,120'), neckColour(studio), 11)
    else neckBand(studio, hasYoke ? accent : colour)
    if (garment === 'jersey') pockets(studio, 3, 540)
    if (garment === 'gilet') pockets(studio, 2, 580)
    if (garment === 'jacket') dropTail(studio)
    letter(sketch, brand, {
      x: 400,
      y: garment === 'base-layer' ? 236 : 214,
      height: 15,
      colour: hasYoke ? studio.accentInk : ink,
      opacity: 0.9,
    })
    if (garment !== 'base-layer') sketch.fill(box(372, 700, 56, 14, 3), reflective(0.4))
  }

const isLong = (garment: Garment, studio: Studio) =>
  garment === 'base-layer' && studio.design(3) === 1

/** The neck is cut higher behind, and the tail longer. */
function cutOf(garment: Garment, studio: Studio): Point[] {
  if (garment === 'base-layer' && studio.design(3) === 2)
    return points(
      '400,150! 446,142 476,122! 516,134! 530,240 572,340! 560,440 562,580 572,712! 480,738 400,742',
    )
  const body =
    garment === 'gilet'
      ? giletCut.body
      : garment === 'jacket' || isLong(garment, studio)
        ? jacketCut.body
        : jerseyCut.body
  const side = body.slice(3).filter(([, y]) => y < 690)
  return [...points('400,132! 440,128 470,112!'), ...side, [576, 712, 1], [486, 738], [400, 744]]
}

function neckBand({ sketch }: Studio, colour: Tone): void {
  form(sketch, symmetric('400,96! 440,98 468,112! 462,138 432,148 400,150!'), colour, {
    edge: 8,
    gloss: 0.05,
  })
  const d = line('300,190 400,204 500,190')
  seam(sketch, d, colour, 2)
}

/** Open pockets with an elastic edge, a seam between each, and a zipped one for the key. */
function pockets({ sketch, colour, accent }: Studio, count: number, top: number): void {
  const [left, right, foot] = [286, 514, 716]
  const width = (right - left) / count
  const panel = curve([
    [left, top + 4, 1],
    [400, top + 16],
    [right, top + 4, 1],
    [right + 2, foot, 1],
    [400, foot + 10],
    [left - 2, foot, 1],
  ])
  form(sketch, panel, colour, { edge: 10, gloss: 0.05, depth: 0.5 })
  sketch.within(panel, () => {
    for (let i = 0; i < count; i++)
      shade(sketch, box(left + i * width + 10, foot - 30, width - 20, 40, 16), 0.25, 12)
  })
  for (let i = 0; i <= count; i++) {
    const x = left + i * width
    seam(sketch, line([x, top + 4 + (i > 0 && i < count ? 10 : 0), 1], [x, foot, 1]), colour, 2.4)
  }
  const edge = line([left, top + 8], [400, top + 20], [right, top + 8])
  sketch.stroke(edge, colour(-0.8), 13, { opacity: 0.55 })
  sketch.stroke(edge, colour(0.3), 9, { opacity: 0.5 })
  sketch.stroke(edge, colour(-0.7), 9, { 'stroke-dasharray': '2 4', opacity: 0.4 })
  stitches(sketch, line([left, top + 22], [400, top + 34], [right, top + 22]), colour(0.8), 1.6)
  const zip = line([right - width + 14, top + 62], [right - 12, top + 56])
  sketch.stroke(zip, plastic(0.05), 7)
  sketch.stroke(zip, plastic(0.6), 1.4, { 'stroke-dasharray': '3 3' })
  form(sketch, box(right - 24, top + 52, 10, 26, 4), accent, { edge: 3 })
}

/** A jacket's tail is cut longer against the spray, with one zipped pocket. */
function dropTail({ sketch, colour, accent }: Studio): void {
  seam(sketch, line('262,600 400,622 538,600'), colour, 2.6)
  const zip = line('310,566! 490,566!')
  sketch.stroke(zip, plastic(0.05), 10)
  sketch.stroke(zip, reflective(0.2), 2, { 'stroke-dasharray': '4 3' })
  form(sketch, box(474, 562, 14, 34, 5), accent, { edge: 4 })
  sketch.fill(box(270, 668, 260, 8), reflective(0.4), { opacity: 0.9 })
  for (const x of [300, 480])
    sketch.stroke(line([x, 300], [x + (400 - x) * 0.1, 360]), colour(-0.9), 5, {
      opacity: 0.6,
      'stroke-dasharray': '3 5',
    })
}

/** The back of a gilet is mesh, so that air gets through while the front stops the wind. */
function airMesh({ sketch, colour }: Studio): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.9" fill="${colour(-0.9)}" opacity=".5"/><circle cx="9" cy="9" r="1.9" fill="${colour(-0.9)}" opacity=".5"/></pattern>`,
  )
  sketch.fill(curve('290,210 400,226 510,210 520,560 400,580 280,560'), `url(#${id})`)
}
