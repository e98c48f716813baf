import type { Palette } from './palette.ts'
import type { Noise, Random } from './random.ts'
import { noiseFrom } from './random.ts'
import type { SceneLook } from './scene-look.ts'

export type Spot = readonly [x: number, y: number]
type Attributes = Record<string, string | number>

export const round = (value: number) => Math.round(value * 10) / 10

/** The print: its size, its colours, its chance, and what has been printed so far. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  readonly look: SceneLook
  readonly #prefix: string
  readonly #definitions: string[] = []
  readonly #known = new Map<string, string>()
  readonly #prints: string[] = []

  constructor(
    size: { width: number; height: number },
    look: SceneLook,
    means: { palette: Palette; random: Random; prefix: string },
  ) {
    this.width = size.width
    this.height = size.height
    this.look = look
    this.palette = means.palette
    this.random = means.random
    this.#prefix = means.prefix
  }

  /** The unit that details are sized by, so that a phone's picture does not consist of tiny shapes. */
  get unit(): number {
    return Math.sqrt(this.width * this.height) / 1100
  }

  noise(octaves: number, roughness?: number): Noise {
    return noiseFrom(this.random, octaves, roughness)
  }

  print(markup: string): void {
    this.#prints.push(markup)
  }

  fill(d: string, paint: string, more: Attributes = {}): void {
    this.print(`<path d="${d}" fill="${paint}"${attributes(more)}/>`)
  }

  stroke(d: string, paint: string, width: number, more: Attributes = {}): void {
    this.print(
      `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round(width)}"${attributes(more)}/>`,
    )
  }

  define(markup: (id: string) => string): string {
    const content = markup('')
    const known = this.#known.get(content)
    if (known) return known
    const id = `${this.#prefix}${this.#known.size.toString(36)}`
    this.#known.set(content, id)
    this.#definitions.push(markup(id))
    return id
  }

  /** A vertical wash between two heights of the print. */
  wash(
    top: number,
    bottom: number,
    stops: readonly (readonly [number, string, number?])[],
  ): string {
    const list = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
    const id = this.define(
      (own) =>
        `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(top)}" y2="${Math.round(bottom)}">${list}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A wash from one colour to another. */
  fade(top: number, bottom: number, from: string, to: string): string {
    return this.wash(top, bottom, [
      [0, from],
      [1, to],
    ])
  }

  glow(stops: readonly (readonly [number, string, number])[]): string {
    const list = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')
    const id = this.define((own) => `<radialGradient id="${own}">${list}</radialGradient>`)
    return `url(#${id})`
  }

  /** An id for drawings that bring their own definitions. */
  get idPrefix(): string {
    return this.#prefix
  }

  /** The print as one `<svg>`; screen readers say its title, and without one it is decoration. */
  document(align = 'xMidYMid'): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="${align} slice" aria-hidden="true"><defs>${this.definitions}</defs>${this.prints}</svg>`
  }

  get definitions(): string {
    return this.#definitions.join('')
  }

  get prints(): string {
    return this.#prints.join('')
  }
}

const attributes = (more: Attributes) =>
  Object.entries(more)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`,
    )
    .join('')

/** Straight lines through the spots, in small relative steps to keep the print light. */
export function path(spots: readonly Spot[], closed = false, fine = 10): string {
  const near = (value: number) => Math.round(value * fine) / fine
  let [px, py] = [0, 0]
  const steps = spots.map(([x, y], index) => {
    const [rx, ry] = [near(x), near(y)]
    const step = index === 0 ? `M${rx} ${ry}l` : `${near(rx - px)} ${near(ry - py)}`
    ;[px, py] = [rx, ry]
    return step
  })
  return `${steps[0] ?? ''}${steps.slice(1).join(' ')}${closed ? 'z' : ''}`
}

export const closedPath = (spots: readonly Spot[]): string => path(spots, true)

/** A rectangle by its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

/** A rectangle by its lower left corner, for what stands on the ground. */
export const standing = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}v${round(-height)}h${round(width)}v${round(height)}Z`

/** A soft curve through the spots; each bend mirrors the handle before it, so that only one need be written. */
export function flow(spots: readonly Spot[], closed = false, fine = 10): string {
  const near = (value: number) => Math.round(value * fine) / fine
  const first = spots[0]
  if (!first) return ''
  const at = (index: number): Spot =>
    spots[
      closed
        ? (index + spots.length) % spots.length
        : Math.min(spots.length - 1, Math.max(0, index))
    ] ?? first
  let [px, py] = [near(first[0]), near(first[1])]
  const bends = Array.from({ length: closed ? spots.length : spots.length - 1 }, (_, i) => {
    const [from, to, after] = [at(i), at(i + 1), at(i + 2)]
    const [hx, hy] = [to[0] - (after[0] - from[0]) / 6 - px, to[1] - (after[1] - from[1]) / 6 - py]
    const [dx, dy] = [near(to[0] - px), near(to[1] - py)]
    ;[px, py] = [px + dx, py + dy]
    return [hx, hy, dx, dy].map(near).join(' ')
  })
  const [before, next] = [at(-1), at(1)]
  const lead = closed
    ? `c${near((next[0] - before[0]) / 6)} ${near((next[1] - before[1]) / 6)} `
    : 's'
  const [opening = '', ...rest] = bends
  const tail = rest.length === 0 ? '' : closed ? `s${rest.join(' ')}` : ` ${rest.join(' ')}`
  return `M${near(first[0])} ${near(first[1])}${lead}${opening}${tail}${closed ? 'Z' : ''}`
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0Z`
