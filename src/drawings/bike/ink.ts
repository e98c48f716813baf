import type { Hex } from './colour.ts'
import { n } from './path.ts'
import type { Point } from './point.ts'

/** Offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number]

/** Stops as a list, or written out: `'0 #595d63, 1 #131417 0.5'` has an opacity at its end only. */
export type Stops = string | readonly Stop[]

export const readStops = (list: Stops): readonly Stop[] =>
  typeof list === 'string' ? list.split(', ').map(readStop) : list

const writtenStop = /^(\d*\.?\d+) #((?:[\da-f]{3}){1,2})(?: (\d*\.?\d+))?$/

function readStop(text: string): Stop {
  const [, offset, digits, opacity] = writtenStop.exec(text) ?? []
  if (offset === undefined || digits === undefined)
    throw new TypeError(`Not a stop of a gradient: ${text}`)
  const hex: Hex = `#${digits}`
  return opacity === undefined ? [Number(offset), hex] : [Number(offset), hex, Number(opacity)]
}

/** Collects the definitions of one drawing under ids of its own, so that many can share a page. */
export type Ink = {
  id: (name: string) => string
  /** Keeps a definition once and gives the reference for `fill`, `stroke`, `mask` or `clip-path`. */
  define: (name: string, markup: (id: string) => string) => string
  definitions: () => string
  /** The same by name. */
  kept: ReadonlyMap<string, string>
}

export function newInk(prefix: string): Ink {
  if (!/^[\w-]+$/.test(prefix)) throw new TypeError(`Not a prefix for ids: ${prefix}`)
  const kept = new Map<string, string>()
  const id = (name: string) => `${prefix}-${name}`
  return {
    id,
    define(name, markup) {
      if (!kept.has(name)) kept.set(name, markup(id(name)))
      return `url(#${id(name)})`
    },
    definitions: () => [...kept.values()].join(''),
    kept,
  }
}

const fraction = (value: number) => String(Math.round(value * 1000) / 1000)

export const stops = (list: Stops): string =>
  readStops(list)
    .map(([offset, colour, opacity = 1]) => {
      const see = opacity < 1 ? ` stop-opacity="${fraction(opacity)}"` : ''
      return `<stop offset="${fraction(offset)}" stop-color="${colour}"${see}/>`
    })
    .join('')

/** A gradient from one point of the drawing to another. */
export const gradient = (ink: Ink, name: string, [from, to]: [Point, Point], list: Stops): string =>
  ink.define(
    name,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}">${stops(list)}</linearGradient>`,
  )

/** A gradient down the height of whatever it fills; `turn` leans it, in degrees. */
export const boxGradient = (ink: Ink, name: string, list: Stops, turn = 0): string =>
  ink.define(name, (id) => {
    const lean = turn ? ` gradientTransform="rotate(${turn} .5 .5)"` : ''
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${lean}>${stops(list)}</linearGradient>`
  })

/** The same stops again along another line: tubes share their shading and differ in direction. */
export const sameStops = (
  ink: Ink,
  name: string,
  source: string,
  [from, to]: [Point, Point],
): string =>
  ink.define(
    name,
    (id) =>
      `<linearGradient id="${id}" href="#${ink.id(source)}" gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}"/>`,
  )

/** Darkness gathered about a point, laid over parts that stand in one another's shade. */
export const nearShade = (ink: Ink, name: string, centre: Point, radius: number): string =>
  ink.define(
    name,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}">${stops('0 #05070b 0.5, 0.5 #05070b 0.26, 0.8 #05070b 0.07, 1 #05070b 0')}</radialGradient>`,
  )

export const radial = (ink: Ink, name: string, list: Stops): string =>
  ink.define(name, (id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`)
