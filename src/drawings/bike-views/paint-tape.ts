import type { TapeKind } from '#/drawings/bike/bike-look.ts'
import type { Ink } from '#/drawings/bike/ink.ts'
import { at } from '#/drawings/bike/path.ts'
import { minus, plus, times } from '#/drawings/bike/point.ts'
import {
  cross3,
  minus3,
  plus3,
  point3,
  times3,
  unit3,
  type Point3,
} from '#/drawings/bike-solids/point3.ts'
import { seen, type Camera } from './camera.ts'

type Wound = { lines: readonly Point3[][]; width: number; wrap: TapeKind }

/** Millimetres from lap to lap. */
const pitches: Record<TapeKind, number> = { cork: 15.8, cushion: 21, leather: 23 }

/** The laps of a tape wound about a bar, each an arc across its near side; thick tape has holes, and leather a seam. */
export function wound(camera: Camera, ink: Ink, name: string, tape: Wound): string {
  const { lines, width, wrap } = tape
  const id = ink.id(`${name}-laps`)
  const d = lines.flatMap((line) => laps(camera, line, width / 2, pitches[wrap])).join('')
  const use = (attributes: string) => `<use href="#${id}" ${attributes}/>`
  const middle = `<use href="#${ink.id(name)}" `
  ink.define(`${name}-laps`, () => `<path id="${id}" d="${d}" fill="none"/>`)
  const extra: Record<TapeKind, string> = {
    cork: '',
    cushion: `<g stroke-linecap="round">${middle}stroke="#0006" stroke-width="1.8" stroke-dasharray="0 5.25"/></g>`,
    leather: `<g transform="translate(2 4)">${middle}stroke="#e9d9bd99" stroke-width="1.3" stroke-dasharray="3.2 2.5"/></g>`,
  }
  // The upper turn's edge throws a shadow on the turn below it, and catches the light itself.
  return `${use('stroke="#000" stroke-opacity=".16" stroke-width="2.6" x="1.2"')}${use('stroke="#000" stroke-opacity=".5" stroke-width="1" x=".4"')}${use('stroke="#fff" stroke-opacity=".13" stroke-width="1" x="-.8" y="-.3"')}${extra[wrap]}`
}

/** From farther away the laps are lines across the bar. */
export const laid = (id: string, width: number, wrap: TapeKind): string =>
  `<use href="#${id}" stroke="#0005" stroke-width="${width}" stroke-dasharray="1.2 ${pitches[wrap] - 1.2}"/>${wrap === 'cork' ? '' : `<use href="#${id}" stroke="${wrap === 'leather' ? '#e9d9bd99' : '#0005'}" stroke-width="1.6" stroke-dasharray="${wrap === 'leather' ? '3.2 2.5' : '1.6 3.6'}"/>`}`

/** Every lap climbs by half a pitch across the half of the bar that is seen. */
function laps(camera: Camera, line: readonly Point3[], radius: number, pitch: number): string[] {
  const points = sampled(line)
  const found: string[] = []
  let gone = -pitch / 2
  for (const [index, p] of points.entries()) {
    const next = points[index + 1]
    if (!next) break
    gone += Math.hypot(next.x - p.x, next.y - p.y, next.z - p.z)
    if (gone < pitch) continue
    gone -= pitch
    const axis = unit3(minus3(next, p))
    const across = unit3(cross3(axis, camera.eye))
    const near = unit3(cross3(across, axis))
    const place = (turn: number, climb: number) =>
      seen(
        camera,
        plus3(
          plus3(p, times3(axis, climb)),
          plus3(times3(near, radius * Math.cos(turn)), times3(across, radius * Math.sin(turn))),
        ),
      )
    const [from, middle, to] = [place(-1.3, -pitch / 4), place(0, 0), place(1.3, pitch / 4)]
    const control = minus(times(middle, 2), times(plus(from, to), 0.5))
    found.push(`M${at(from)}Q${at(control)} ${at(to)}`)
  }
  return found
}

/** The smooth line through the points that is drawn through them in the picture, a few millimetres at a time. */
function sampled(line: readonly Point3[]): Point3[] {
  const steps = 12
  return line.slice(0, -1).flatMap((from, index) => {
    const to = line[index + 1] ?? from
    const [before, after] = [line[index - 1] ?? from, line[index + 2] ?? to]
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      const on = (key: keyof Point3) => {
        const [p, q, r, s] = [before[key], from[key], to[key], after[key]]
        return q + (t / 2) * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
      }
      return point3(on('x'), on('y'), on('z'))
    })
  })
}
