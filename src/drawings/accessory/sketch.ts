import { readStops } from '#/drawings/bike/ink.ts'

/** A gradient stop: offset, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]
/** Stops as a list, or written out as for bikes. */
type Stops = string | readonly Stop[]
type Attributes = Record<string, string | number>

const round = (value: number) => Math.round(value * 100) / 100

/** A sheet to draw on: collects definitions once each, and shapes in the order they are painted. */
export class Sketch {
  readonly #prefix: string
  readonly #definitions = new Map<string, string>()
  #shapes: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Puts a definition into the picture once and gives its id. */
  define(markup: (id: string) => string): string {
    const content = markup('')
    const known = this.#definitions.get(content)
    if (known) return known
    const id = `${this.#prefix}${this.#definitions.size.toString(36)}`
    this.#definitions.set(content, id)
    this.#markups.push(markup(id))
    return id
  }
  readonly #markups: string[] = []

  add(markup: string): void {
    this.#shapes.push(markup)
  }

  fill(d: string, paint: string, more: Attributes = {}): void {
    this.add(`<path d="${d}" fill="${paint}"${attributes(more)}/>`)
  }

  stroke(d: string, paint: string, width: number, more: Attributes = {}): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round(width)}"${attributes(more)}/>`,
    )
  }

  group(more: Attributes, paint: () => void): void {
    const outer = this.#shapes
    this.#shapes = []
    paint()
    const inner = this.#shapes.join('')
    this.#shapes = outer
    if (inner) this.add(`<g${attributes(more)}>${inner}</g>`)
  }

  /** Paints only inside the outline. */
  within(d: string, paint: () => void): void {
    const id = this.define((own) => `<clipPath id="${own}"><path d="${d}"/></clipPath>`)
    this.group({ 'clip-path': `url(#${id})` }, paint)
  }

  /** Paints with an airbrush of the given softness. */
  softly({ blur, ...more }: { blur: number; opacity?: number }, paint: () => void): void {
    this.group({ ...more, filter: this.blur(blur) }, paint)
  }

  blur(radius: number): string {
    const id = this.define(
      (own) =>
        `<filter id="${own}" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${round(radius)}"/></filter>`,
    )
    return `url(#${id})`
  }

  /**
   * A blur for what has one colour: its outline alone is blurred and then filled, which looks the same
   * and takes half the time. `margin` is the room around it, as a share of its box.
   */
  haze(colour: string, radius: number, margin = 0.3): string {
    const [from, side] = [round(-margin), round(1 + 2 * margin)]
    const id = this.define(
      (own) =>
        `<filter id="${own}" x="${from}" y="${from}" width="${side}" height="${side}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${round(radius)}" result="soft"/><feFlood flood-color="${colour}"/><feComposite operator="in" in2="soft"/></filter>`,
    )
    return `url(#${id})`
  }

  /** A gradient along an axis given in fractions of the shape's own box. */
  linear([x1, y1, x2, y2]: readonly [number, number, number, number], stops: Stops): string {
    const id = this.define(
      (own) =>
        `<linearGradient id="${own}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A gradient around a centre given in fractions of the shape's own box. */
  radial([cx, cy, r]: readonly [number, number, number], stops: Stops): string {
    const id = this.define(
      (own) =>
        `<radialGradient id="${own}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  get definitions(): string {
    return this.#markups.join('')
  }

  get shapes(): string {
    return this.#shapes.join('')
  }
}

const stopMarkup = (list: Stops) =>
  (typeof list === 'string' ? readStops(list) : list)
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${round(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`,
    )
    .join('')

const attributes = (more: Attributes) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
