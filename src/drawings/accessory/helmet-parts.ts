import { form, seam, shade } from './brush.ts'
import { box, curve, ellipse, line, type Outline, type Point } from './outline.ts'
import type { Sketch } from './sketch.ts'
import { foam, plastic, rubber } from './studio.ts'
import type { Tone } from './tone.ts'

/** An opening of a shell: how high on it, the degrees from brow to tail, and how wide it is. */
export type Channel = readonly [height: number, from: number, to: number, width: number]

/** A point on the shell; rows nearer to the crown are seen more from the side, so they are shorter. */
export function onShell(height: number, degrees: number, off = 0): Point {
  const angle = (degrees * Math.PI) / 180
  const reach = 1.04 - 0.12 * height
  const [rx, ry] = [306 * reach + off, 304 * height + off]
  return [394 + rx * Math.cos(angle), 470 - ry * Math.sin(angle)]
}

/** Wide and blunt towards the wind, closing to a point behind; narrower where the rows draw together. */
export function channel([height, from, to, width]: Channel): string {
  const at = (t: number, side: number) => {
    const degrees = from + (to - from) * t
    return onShell(height, degrees, (side * width * Math.sin((degrees * Math.PI) / 180)) / 2)
  }
  const [x, y] = at(1, 0)
  return curve([
    at(0.02, 0.5),
    at(0.12, 0.92),
    at(0.4, 1),
    at(0.75, 0.6),
    [x, y, 1],
    at(0.75, -0.5),
    at(0.4, -0.9),
    at(0.1, -0.86),
    at(0.01, -0.3),
  ])
}

/** A slot of one width with round ends; a short one is a hole that was drilled. */
export function drilled([height, from, to, width]: Channel): string {
  const at = (t: number, side: number) =>
    onShell(height, from + (to - from) * t, (side * width) / 2)
  return curve([
    at(0, 0),
    at(0.12, 0.8),
    at(0.3, 1),
    at(0.7, 1),
    at(0.88, 0.8),
    at(1, 0),
    at(0.88, -0.8),
    at(0.7, -1),
    at(0.3, -1),
    at(0.12, -0.8),
  ])
}

/** Openings in a shell: dark inside, with the foam of the far edge and light on the near one. */
export function openings(sketch: Sketch, colour: Tone, d: string): void {
  sketch.fill(d, colour(0.75), { transform: 'translate(1 4)', opacity: 0.8 })
  sketch.fill(d, colour(-0.75), { transform: 'translate(-1 -3)', opacity: 0.55 })
  sketch.fill(
    d,
    sketch.linear(
      [0, 0, 0, 1],
      [
        [0, '#07080a'],
        [1, '#1b1d21'],
      ],
    ),
  )
  sketch.within(d, () => {
    sketch.group({ transform: 'translate(-14 15)' }, () => {
      sketch.fill(d, foam(0.14))
      sketch.stroke(d, foam(0.5), 2.4, { opacity: 0.55 })
    })
    shade(sketch, box(60, 120, 700, 190), 0.3, 30)
  })
}

/** Webbing that runs from the temples to a buckle under the chin. */
export function straps(sketch: Sketch, colour: Tone, front: Point, rear: Point): void {
  const web = (d: string, light: number) => {
    sketch.stroke(d, colour(-0.5 + light), 19)
    sketch.stroke(d, colour(0.08 + light), 15)
    sketch.stroke(d, colour(0.35 + light), 2, { 'stroke-dasharray': '3 3', opacity: 0.4 })
  }
  web(
    line([front[0] - 20, front[1] - 10], [front[0] - 46, front[1] + 96], [438, 668], [430, 704]),
    -0.3,
  )
  web(line(front, [front[0] - 34, front[1] + 80], [416, 640], [400, 700]), 0)
  web(line(rear, [rear[0] + 70, rear[1] + 76], [388, 632], [402, 700]), 0)
  form(sketch, box(381, 612, 40, 26, 7), plastic, { edge: 4, gloss: 0.5 })
  form(sketch, box(378, 690, 54, 36, 9), plastic, { edge: 6, gloss: 0.6 })
  seam(sketch, line('405,692! 405,724!'), plastic, 2)
}

/** The cradle that turns a shell into a fit: seen below the rear edge, with its dial. */
export function cradle(sketch: Sketch, x: number, y: number, accent: Tone): void {
  form(
    sketch,
    curve([
      [x - 8, y - 44],
      [x + 150, y - 30],
      [x + 190, y - 14],
      [x + 120, y + 8],
      [x + 30, y + 40],
      [x - 12, y + 26],
    ]),
    plastic,
    { edge: 7 },
  )
  form(sketch, ellipse(x + 8, y + 6, 25, 30), rubber, { edge: 7 })
  sketch.stroke(ellipse(x + 8, y + 6, 17, 22), accent(0), 3.2, { opacity: 0.95 })
}

/** Light that slides over the crown. */
export function crown(sketch: Sketch, colour: Tone): void {
  sketch.softly({ blur: 22, opacity: 0.6 }, () =>
    sketch.fill(curve('640,300 520,214 380,190 250,220 380,214 500,236'), colour(0.95)),
  )
  sketch.softly({ blur: 30, opacity: 0.35 }, () =>
    sketch.fill(curve('90,470 200,440 400,430 690,440 640,500 300,540 110,520'), colour(-1)),
  )
}

export function lowerShell(sketch: Sketch, outline: Outline): void {
  form(sketch, curve(outline), foam, { edge: 12, gloss: 0.1, depth: 0.8 })
}
