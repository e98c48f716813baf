import { isHouse } from '#/drawings/bike/marks.ts'
import { form } from '#/drawings/accessory/brush.ts'
import { drape, jacketCut, jerseyCut, neck, sleeves, knit } from '#/drawings/accessory/garment.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { line, type Point, points, symmetric } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

export const paintBaseLayer: Painter = (studio) => {
  const { sketch, colour, brand, ink } = studio
  const design = studio.design(3)
  studio.ground(400, 748, 160, 10)
  neck(studio, colour, 128, 76)
  const cut = design === 1 ? jacketCut : jerseyCut
  if (design !== 2) sleeves(studio, cut, colour, false)
  const bare: Point[] = points(
    '400,210! 456,190 476,126! 520,136! 536,240 572,340! 560,440 562,580 572,706! 480,720 400,722',
  )
  const tee: Point[] = [[400, 206], [452, 186], [474, 120, 1], ...cut.body.slice(3)]
  form(sketch, symmetric(design === 2 ? bare : tee), colour, {
    ...knit,
    depth: 0.6,
    detail: () => {
      baseLayerKnit(studio)
      drape(studio, colour, 720)
    },
  })
  sketch.stroke(line('326,122 346,188 400,208 454,188 474,122'), neckColour(studio), 12)
  letter(sketch, brand, { x: 400, y: 660, height: 20, colour: ink, opacity: 0.85 })
  if (isHouse(brand)) emblem(studio, { x: 400, y: 290, height: 34, colour: ink, opacity: 0.9 })
}

/** Open stitches, through which the skin dries. */
export function baseLayerKnit({ sketch, colour }: Studio): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3 4h5M10 11h5" stroke="${colour(-0.9)}" stroke-width="4" stroke-linecap="round" opacity=".3"/></pattern>`,
  )
  sketch.fill('M0 0H800V800H0Z', `url(#${id})`)
}

/** The edge of the neck, in front and behind. */
export const neckColour = (studio: Studio): string =>
  studio.design(3) === 0 ? studio.accent(0) : studio.colour(-0.35)
