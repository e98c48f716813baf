import type { Paint } from './bike-look.ts'
import { shadings, type Glow, type SurfaceFinish } from '#/drawings/bike-frame/shadings.ts'
import { textureOf } from '#/drawings/bike-frame/texture.ts'
import { chroma, luminance, mixed, type Hex } from './colour.ts'
import { gradient, sameStops, type Ink, type Stop } from './ink.ts'
import { at, n } from './path.ts'
import {
  along,
  direction,
  distance,
  leftOf,
  point,
  radians,
  type Line,
  type Point,
} from './point.ts'

/** The studio's floor, which every lower edge takes some of. */
const floor: Hex = '#f3f2ef'
const shadedFloor: Hex = '#a9a69d'

/** The shade of a paint is the paint itself in the dark, not grey laid over it. */
const shadeOf = (colour: Hex): Hex => mixed(mixed(colour, '#05070c', 0.8), '#0a0c14', 0.25)

function shadingStops(finish: SurfaceFinish, colour: Hex): Stop[] {
  const bright = luminance(colour)
  // A dark paint shows its reflections more than its shadows, a white one the other way round.
  const light = 0.62 + 0.38 * Math.min(bright * 2.4, 1)
  const dark = 1 - 0.6 * Math.max(bright - 0.35, 0)
  // Bare titanium is cool in the light and warm in the shade.
  const isRaw = finish === 'raw'
  const shade = isRaw ? mixed(shadeOf(colour), '#3a2f24', 0.45) : shadeOf(colour)
  // Metal colours what it reflects, where paint reflects white.
  const lamp = finish === 'anodised' ? mixed(colour, '#ffffff', 0.74) : '#ffffff'
  const glows: Record<Glow, Hex> = {
    light: isRaw ? '#f1f6fb' : lamp,
    dark: shade,
    // A white tube takes the floor's shade rather than its light, or its lower edge would be lost on the ground.
    floor: mixed(colour, bright > 0.5 ? shadedFloor : floor, 0.6),
  }
  return shadings[finish](light, dark).map(([glow, offset, opacity]) => [
    offset,
    glows[glow],
    opacity,
  ])
}

/** The same light, dying away towards both edges, for a tube that others flow into from the side. */
const softSided = (across: Stop[]): Stop[] =>
  across.map(([offset, colour, opacity = 1]) => {
    const inward = Math.min(1, offset / 0.12, (1 - offset) / 0.3)
    return [offset, colour, opacity * inward]
  })

export type Brush = {
  /** The paint itself, for `fill`. */
  fill: string
  /** Light and shade for a tube along this line and this wide, laid over the paint; soft ones end in nothing. */
  shade: (name: string, axis: Line, width: number, isSoft?: boolean) => string
  /** A painted and shaded part. */
  part: (name: string, d: string, axis: Line, width: number) => string
  darkEdge: Hex
  /** Brushed or woven, as a fill along a tube; empty for paint. */
  grain: (axis: Line) => string
  /** Bare metal shows its welds. */
  isBare: boolean
}

/** Bare metal that is far from grey has been anodised. */
const lightOf = (finish: SurfaceFinish, colour: Hex): SurfaceFinish =>
  finish === 'raw' && chroma(colour) > 0.09 ? 'anodised' : finish

/** A brush for one colour; the frame's may fade through the box that holds frame and fork. */
export function brushOf(
  ink: Ink,
  name: string,
  paint: Pick<Paint, 'colour' | 'fade'> & { finish: SurfaceFinish },
  box?: [Point, Point],
): Brush {
  const body = paint.fade ? mixed(paint.colour, paint.fade.colour, 0.5) : paint.colour
  const base = `${name}-shade`
  const across = shadingStops(lightOf(paint.finish, body), body)
  gradient(ink, base, [point(0, 0), point(0, 1)], across)
  const fill = paint.fade && box ? fadeFill(ink, name, paint.colour, paint.fade, box) : paint.colour
  const shade: Brush['shade'] = (part, axis, width, isSoft = false) => {
    if (isSoft) gradient(ink, `${base}-soft`, [point(0, 0), point(0, 1)], softSided(across))
    return sameStops(ink, `${part}-s`, isSoft ? `${base}-soft` : base, acrossOf(axis, width))
  }
  return {
    fill,
    shade,
    darkEdge: shadeOf(body),
    isBare: paint.finish === 'raw',
    grain: (axis) => textureOf(ink, paint.finish, axis),
    part(part, d, axis, width) {
      const id = ink.id(part)
      const grain = textureOf(ink, paint.finish, axis)
      const woven = grain ? `<use href="#${id}" fill="${grain}"/>` : ''
      return `<g fill="${fill}"><path id="${id}" d="${d}"/></g>${woven}<use href="#${id}" fill="${shade(part, axis, width)}"/>`
    },
  }
}

/** From the lit edge of a tube to the other: the light hangs above and a little in front. */
export function acrossOf([a, b]: Line, width: number): [Point, Point] {
  const side = leftOf(direction(a, b))
  const lit = side.x * 0.35 - side.y >= 0 ? side : point(-side.x, -side.y)
  const middle = point((a.x + b.x) / 2, (a.y + b.y) / 2)
  return [along(middle, lit, width / 2), along(middle, lit, -width / 2)]
}

function fadeFill(
  ink: Ink,
  name: string,
  colour: Hex,
  fade: { colour: Hex; angle: number },
  [low, high]: [Point, Point],
) {
  const turn = radians(fade.angle)
  const way = point(Math.cos(turn), -Math.sin(turn))
  const centre = point((low.x + high.x) / 2, (low.y + high.y) / 2)
  const half = (Math.abs((high.x - low.x) * way.x) + Math.abs((high.y - low.y) * way.y)) / 2
  return gradient(
    ink,
    `${name}-fade`,
    [along(centre, way, -half), along(centre, way, half)],
    [
      [0.12, colour],
      [0.88, fade.colour],
    ],
  )
}

/** A mask that lets a tube's shading die away towards its ends, for tubes that flow into one another. */
export function endFade(
  ink: Ink,
  name: string,
  [a, b]: Line,
  width: number,
  ends: { start: number; end: number },
): string {
  const length = Math.max(distance(a, b), 1)
  const first = Math.min(ends.start / length, 0.45)
  const last = 1 - Math.min(ends.end / length, 0.45)
  const list: Stop[] = [
    [0, '#ffffff', ends.start ? 0 : 1],
    [first, '#ffffff'],
    [last, '#ffffff'],
    [1, '#ffffff', ends.end ? 0 : 1],
  ]
  const fill = gradient(ink, `${name}-f`, [a, b], list)
  return ink.define(
    `${name}-m`,
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-960" y="-1200" width="1920" height="1300"><path d="M${at(a)}L${at(b)}" stroke="${fill}" stroke-width="${n(width)}"/></mask>`,
  )
}
