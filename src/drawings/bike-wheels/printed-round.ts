import type { Hex } from '#/drawings/bike/colour.ts'
import { drawMarkAround, markWidth } from '#/drawings/bike/marks.ts'

type Names = { maker: string; model: string; colour: Hex }
type Place = {
  radius: number
  height: number
  modelHeight: number
  /** Degrees, clockwise from forward, of the middle of both names. */
  middle: number
}

const degreesOf = (length: number, radius: number): number => (length / radius) * (180 / Math.PI)

/** Maker and model along a circle about the hub: the maker in its own letters, the model in plain capitals. */
export function printedRound({ maker, model, colour }: Names, place: Place): string {
  const { radius, height, modelHeight, middle } = place
  const name = model.toUpperCase()
  const wide = degreesOf(markWidth(maker, height), radius)
  const gap = name ? degreesOf(height * 1.3, radius) : 0
  const narrow = name ? degreesOf(markWidth(name, modelHeight), radius) : 0
  const start = middle - (wide + gap + narrow) / 2
  const round = { cx: 0, cy: 0, colour }
  const first = drawMarkAround(maker, { ...round, radius, height, middle: start + wide / 2 })
  if (!name) return first
  return `${first}${drawMarkAround(name, {
    ...round,
    radius: radius - (height - modelHeight) / 2,
    height: modelHeight,
    middle: start + wide + gap + narrow / 2,
  })}`
}
