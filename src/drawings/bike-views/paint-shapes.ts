import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { luminance, mixed } from '#/drawings/bike/colour.ts'
import type { Ink } from '#/drawings/bike/ink.ts'
import { n, smoothLine } from '#/drawings/bike/path.ts'
import { point } from '#/drawings/bike/point.ts'
import { nearness, seen, type Camera } from './camera.ts'
import type { Palette } from './materials.ts'
import { point3, type Point3 } from '#/drawings/bike-solids/point3.ts'
import { isOnEdge, paintPlate } from './paint-plate.ts'
import { closedCurve, silhouette, wrapped } from './silhouette.ts'
import {
  hoopSections,
  isHoop,
  isPlate,
  isWire,
  type Hoop,
  type Shape,
  type Solid,
  type Wire,
} from '#/drawings/bike-solids/solid.ts'
import { tread } from './tread.ts'
import { laid, wound } from './paint-tape.ts'

export type Studio = {
  camera: Camera
  ink: Ink
  palette: Palette
  look: BikeLook
  /** Left, top, width and height of the picture: what lies outside is not drawn. */
  window: readonly [number, number, number, number]
}

/** Everything from the farthest to the nearest. */
export const paintShapes = (studio: Studio, shapes: Shape[]): string =>
  shapes
    .flatMap((shape) => facing(studio.camera, shape))
    .filter((shape) => isInside(studio, shape))
    .map((shape, index) => ({ shape, index, near: nearnessOf(studio.camera, shape) }))
    .toSorted((a, b) => a.near - b.near)
    .map(({ shape, index }) => paint(studio, shape, `p${index}`))
    .join('')

/** A mudguard on its edge has a half before its wheel and one behind it; what cannot be seen is left out. */
function facing(camera: Camera, shape: Shape): Shape[] {
  if (isPlate(shape)) return isOnEdge(camera, shape) ? shape.onEdge : [shape]
  if (!isHoop(shape)) return isHidden(camera, shape) ? [] : [shape]
  if (!shape.arc || !isEdgeOn(camera)) return [shape]
  const middle = (Math.atan2(camera.eye.y, camera.eye.x) * 180) / Math.PI
  const half = (towards: number, lift: number): Shape[] =>
    [-360, 0, 360].flatMap((turn) => {
      const from = Math.max(shape.arc?.[0] ?? 0, towards - 90 + turn)
      const to = Math.min(shape.arc?.[1] ?? 0, towards + 90 + turn)
      return to - from > 1 ? [{ ...shape, arc: [from, to], lift }] : []
    })
  const before = shape.radius
  return [...half(middle, before), ...half(middle + 180, -before)]
}

/** A solid that lies on top is seen from above only, and the farther wheel's spokes are behind the nearer wheel. */
const isHidden = (camera: Camera, shape: Solid | Wire): boolean =>
  isWire(shape)
    ? shape.width < 2 && Math.abs(camera.eye.x) > 0.99 && nearnessOf(camera, shape) < 0
    : shape.isOnTop === true && camera.eye.y > -0.3

function isInside({ camera, window: [left, top, width, height] }: Studio, shape: Shape): boolean {
  const { points, reach } = extentOf(shape)
  const flats = points.map((p) => seen(camera, p))
  const [xs, ys] = [flats.map(({ x }) => x), flats.map(({ y }) => y)]
  return (
    Math.max(...xs) + reach > left &&
    Math.min(...xs) - reach < left + width &&
    Math.max(...ys) + reach > top &&
    Math.min(...ys) - reach < top + height
  )
}

/** Points that a shape lies about, and how far it reaches beyond them at most. */
function extentOf(shape: Shape): { points: Point3[]; reach: number } {
  if (isWire(shape)) return { points: shape.lines.flat(), reach: shape.width / 2 }
  if (isPlate(shape)) return extentOf(joined(shape.onEdge))
  if (isHoop(shape)) {
    const reach = Math.max(shape.high, shape.wide)
    return { points: hoopSections(shape).map(({ centre }) => centre), reach }
  }
  const longest = shape.sections.map(({ u, v }) =>
    Math.max(Math.hypot(u.x, u.y, u.z), Math.hypot(v.x, v.y, v.z)),
  )
  return { points: shape.sections.map(({ centre }) => centre), reach: Math.max(...longest) }
}

const joined = ([first, ...others]: Solid[]): Solid => ({
  material: first?.material ?? 'rubber',
  sections: [first, ...others].flatMap((each) => each?.sections ?? []),
})

function nearnessOf(camera: Camera, shape: Shape): number {
  const points = isHoop(shape) ? [shape.centre] : extentOf(shape).points
  const sum = points.reduce((total, p) => total + nearness(camera, p), 0)
  return sum / Math.max(points.length, 1) + (shape.lift ?? 0)
}

function paint(studio: Studio, shape: Shape, name: string): string {
  if (isWire(shape)) return shape.width < thick ? wire(studio, shape) : rod(studio, shape, name)
  if (isPlate(shape)) return paintPlate(studio, shape)
  if (!isHoop(shape)) return solid(studio, shape, name)
  return isEdgeOn(studio.camera) ? edge(studio, shape, name) : loop(studio, shape, name)
}

/** From the front, from behind and from above, wheels are seen on their edge. */
const isEdgeOn = ({ eye }: Camera) => Math.abs(eye.z) < 0.01

/** Light and shade on anything narrower would not be seen. */
const slight = 5

function solid({ camera, ink, palette }: Studio, shape: Solid, name: string): string {
  const { d, axis, width } = silhouette(camera, shape)
  const [first, last] = [shape.sections[0], shape.sections.at(-1)]
  if (!first || !last) return ''
  if (width < slight)
    return `<path d="${d}" fill="${mixed(palette.colour(shape.material), '#05070b', 0.22)}"/>`
  const fill = palette.fill(name, shape.material, [first.centre, last.centre])
  const shade = palette.brush(shape.material).shade(name, axis, width)
  return `<g fill="${fill}"><path id="${ink.id(name)}" d="${d}"/></g><use href="#${ink.id(name)}" fill="${shade}"/>`
}

/** From this width on, a line has a lit side. */
const thick = 12

const lineOf = (camera: Camera, line: Point3[]): string => {
  const flats = line.map((p) => seen(camera, p))
  return flats.length > 2
    ? smoothLine(flats)
    : `M${flats.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}

function wire({ camera, palette }: Studio, { lines, width, material }: Wire): string {
  const d = lines.map((line) => lineOf(camera, line)).join('')
  const colour = palette.colour(material)
  const light =
    width < 3
      ? ''
      : `<path d="${d}" stroke="${mixed(colour, '#ffffff', 0.4)}" stroke-width="${n(width * 0.28)}" transform="translate(${n(width * -0.12)} ${n(width * -0.16)})"/>`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${mixed(colour, '#05070b', width < 3 ? 0.35 : 0.2)}" stroke-width="${n(width)}"/>${light}</g>`
}

/** A bent bar in volume: its line again and again, narrower and a little higher, from its shade to its light. */
function rod(
  { camera, ink, palette }: Studio,
  { lines, width, material, wrap }: Wire,
  name: string,
): string {
  const colour = palette.colour(material)
  const depth = 0.55 - 0.16 * luminance(colour)
  const id = ink.id(name)
  ink.define(
    name,
    () =>
      `<path id="${id}" d="${lines.map((line) => lineOf(camera, line)).join('')}" fill="none"/>`,
  )
  const layer = (stroke: string, share: number, lift: number, opacity = 1) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${n(width * share)}" x="${n((width * lift) / 3)}" y="${n(width * -lift)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  const light = [0.66, 0.52, 0.38, 0.24, 0.12].map((share, step) =>
    layer('#fff', share, 0.08 + step * 0.03, 0.055),
  )
  const turns = wrap
    ? isEdgeOn(camera)
      ? laid(id, width, wrap)
      : wound(camera, ink, name, { lines, width, wrap })
    : ''
  return `<g${wrap ? '' : ' stroke-linecap="round"'} stroke-linejoin="round">${layer(mixed(colour, '#0a0c12', depth), 1, 0)}${layer(mixed(colour, '#0a0c12', depth * 0.42), 0.88, 0.03)}${layer(colour, 0.66, 0.08)}${light.join('')}${turns}</g>`
}

/** A hoop on its edge is one body. Both wheels are alike, so that their hoops are drawn once and placed twice. */
function edge(studio: Studio, hoop: Hoop, name: string): string {
  if (hoop.arc) return band(studio, hoop, name)
  const { ink, camera } = studio
  const id = ink.id(hoop.material)
  const atOrigin = { ...hoop, centre: point3(0, 0, 0) }
  ink.define(hoop.material, () => {
    const isTyre = hoop.material === 'tyre'
    const inner = isTyre
      ? band(studio, { ...atOrigin, material: 'sidewall' }, 'wall') +
        band(studio, { ...atOrigin, wide: hoop.wide * 0.72 }, 'tyre') +
        tread(studio, atOrigin)
      : band(studio, atOrigin, 'hoop')
    return `<g id="${id}">${inner}</g>`
  })
  const { x, y } = seen(camera, hoop.centre)
  return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`
}

function band({ camera, palette }: Studio, hoop: Hoop, name: string): string {
  const { d, axis, width } = wrapped(camera, hoopSections(hoop))
  const shade = palette.brush(hoop.material).shade(name, axis, width)
  return `<path d="${d}" fill="${palette.colour(hoop.material)}"/><path d="${d}" fill="${shade}"/>`
}

/** A hoop that is seen from an angle: a closed line as thick as it is wide, and a tyre's wall on the near side. */
function loop(studio: Studio, hoop: Hoop, name: string): string {
  const { camera, palette, ink } = studio
  const id = ink.id(name)
  const colour = palette.colour(hoop.material)
  const d = hoop.arc
    ? smoothLine(hoopSections(hoop).map(({ centre }) => seen(camera, centre)))
    : circle(camera, hoop.centre, hoop.radius)
  const width = hoop.material === 'rim' ? Math.max(hoop.wide, hoop.high) * 1.5 : hoop.wide * 2
  const layer = (stroke: string, share: number, lift: number, opacity = 1) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${n(width * share)}" y="${n(-lift * width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  ink.define(name, () => `<path id="${id}" d="${d}" fill="none"/>`)
  const light = [0.7, 0.56, 0.42, 0.28, 0.14].map((share, step) =>
    layer('#fff', share, 0.05 + step * 0.02, 0.035),
  )
  return `<g fill="none">${layer(mixed(colour, '#05070b', 0.4), 1, 0)}${layer(colour, 0.84, 0.02)}${light.join('')}${hoop.material === 'tyre' ? wall(studio, hoop) + tread(studio, hoop) : ''}</g>`
}

function wall({ camera, palette }: Studio, { centre, radius, high, wide }: Hoop): string {
  const near = Math.sign(camera.eye.z) * wide * 0.7
  const d = circle(camera, { ...centre, z: centre.z + near }, radius - high * 0.3)
  return `<path d="${d}" stroke="${palette.colour('sidewall')}" stroke-opacity=".9" stroke-width="${n(high * Math.abs(camera.eye.z))}"/>`
}

const circle = (camera: Camera, centre: Point3, radius: number): string =>
  closedCurve(seen(camera, centre), flatOf(camera, radius, 0), flatOf(camera, 0, radius))

const flatOf = (camera: Camera, x: number, y: number) => {
  const p: Point3 = { x, y, z: 0 }
  const { x: right, y: down } = seen(camera, p)
  return point(right, down)
}
