import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { n } from '#/drawings/bike/path.ts'
import { dot3, plus3, times3 } from '#/drawings/bike-solids/point3.ts'
import type { Plate } from '#/drawings/bike-solids/solid.ts'
import { seen, type Camera } from './camera.ts'
import type { Studio } from './paint-shapes.ts'

/** Whether the eye looks along the plate, so that its outline is a line. */
export const isOnEdge = ({ eye }: Camera, { plane }: Plate): boolean =>
  Math.abs(dot3(plane.out, eye)) < 0.2

/**
 * The same outline again and again from the farther face to the nearer one, swelling towards the middle of its thickness:
 * each hides the one behind it but for a rim, and the rims are its rounded edge.
 */
export function paintPlate(studio: Studio, plate: Plate): string {
  const { camera, ink } = studio
  const { name, mark } = plate
  // Both hands have the same outlines.
  const keep = (own: string, d: string): string => {
    ink.define(own, (id) => `<path id="${id}" d="${d}"/>`)
    return ink.id(own)
  }
  const id = keep(name, plate.outline)
  const crest = plate.crest ? keep(`${name}-crest`, plate.crest) : ''
  const near = Math.sign(dot3(plate.plane.out, camera.eye))
  const slices = plate.half > 8 ? 13 : 7
  const layers = Array.from({ length: slices }, (_, index) => {
    const facing = -Math.cos((Math.PI * index) / (slices - 1))
    const edge = Math.sqrt(1 - facing * facing)
    const fill = lit(studio, plate, edge, facing)
    const swell = plate.round * 2 * edge
    const light =
      crest && edge > 0.1
        ? `<use href="#${crest}" y="4" fill="none" stroke="#fff" stroke-linecap="round" stroke-opacity="${Math.round(edge * 11) / 100}" stroke-width="${n(7 + swell)}"/>`
        : ''
    return `<g transform="${matrix(camera, plate, facing * near)}"><use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${n(swell)}" stroke-linejoin="round"/>${light}</g>`
  })
  const clip = ink.define(
    `${name}-clip`,
    (own) => `<clipPath id="${own}"><use href="#${id}"/></clipPath>`,
  )
  // The face rounds into its edge: lit along its upper side, dark along its lower one.
  const bevel = [plate.round * 6, plate.round * 4, plate.round * 2]
    .map((width) => `<use href="#${id}" stroke-width="${n(width)}"/>`)
    .join('')
  const rounding = gradient(
    ink,
    `${name}-bevel`,
    [...plate.light],
    '0 #fff 0.09, 0.4 #fff 0.02, 0.5 #000 0.1, 1 #000 0.3',
  )
  const grooves = plate.grooves
    ? `<path d="${plate.grooves}" fill="none" stroke="#000" stroke-opacity=".36" stroke-width="1.4"/>`
    : ''
  const lettering = mark
    ? drawMark(mark.maker, { ...mark, height: 4.6, colour: '#d3d7db', opacity: 0.75 })
    : ''
  return `${layers.join('')}<g transform="${matrix(camera, plate, near)}"><g clip-path="${clip}" fill="none" stroke="${rounding}">${bevel}</g>${grooves}${lettering}</g>`
}

/** Light comes from above, from the front and from the side of the eye. */
function lit(
  { ink, palette }: Studio,
  { name, material, light, isPolished }: Plate,
  edge: number,
  facing: number,
): string {
  const base = palette.colour(material)
  const tone = (share: number): Hex =>
    share > 0
      ? mixed(base, '#ffffff', share * (isPolished ? 0.3 : 0.26))
      : mixed(base, '#05070b', Math.min(-share * 0.75, 0.8))
  const side = facing * 0.16
  return gradient(
    ink,
    `${name}.${n(facing * 10).replace('-', '_')}`,
    [...light],
    [
      [0, tone(0.5 * edge + 0.24 + side)],
      [0.45, tone(0.16 * edge + side)],
      [1, tone(-0.5 * edge + side - 0.5)],
    ],
  )
}

function matrix(camera: Camera, { plane, half }: Plate, share: number): string {
  const { origin, across, down, out } = plane
  const [a, b, o] = [
    seen(camera, across),
    seen(camera, down),
    seen(camera, plus3(origin, times3(out, half * share))),
  ]
  return `matrix(${[a.x, a.y, b.x, b.y].map((value) => Math.round(value * 1000) / 1000).join(' ')} ${n(o.x)} ${n(o.y)})`
}
