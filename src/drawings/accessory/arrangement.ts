import type { Painter, Studio } from './studio.ts'

type Place = {
  /** The position of the middle of the part's own picture. */
  x: number
  y: number
  scale: number
  turn?: number
  /** The part's design, by name or by number. */
  shape?: string
  design?: number
  /** A part on its own may differ in colour from the set it belongs to. */
  dress?: Partial<Studio>
}

/** One part of a set, painted by its own painter at its place. */
export function arrange(studio: Studio, paint: Painter, place: Place): void {
  const { x, y, scale, turn = 0, shape = '', design = 0, dress } = place
  const part: Studio = {
    ...studio,
    ...dress,
    design: (count) => design % count,
    shape: (...names) =>
      names.find((name) => name === shape) ?? names[design % names.length] ?? names[0],
  }
  const spin = turn === 0 ? '' : `rotate(${turn})`
  studio.sketch.group(
    { transform: `translate(${x} ${y})${spin}scale(${scale})translate(-400 -400)` },
    () => paint(part),
  )
}
