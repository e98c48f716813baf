import { n } from '#/drawings/bike/path.ts'
import { pitchRadius } from '#/drawings/bike-parts/drivetrain-plan.ts'

type Teeth = { colour: string; depth?: number; isNarrowWide?: boolean }

/**
 * Teeth that taper: two dashed strokes about one circle, the outer with the shorter dashes. The teeth of a
 * single ring are wide and narrow in turn, which keeps the chain on.
 */
export function teeth(count: number, { colour, depth = 7, isNarrowWide = false }: Teeth): string {
  const root = pitchRadius(count) - 1.2
  const stroke = (radius: number, width: number, share: number) => {
    const pitch = (Math.PI * 2 * radius) / count
    const narrow = isNarrowWide ? share * 0.6 : share
    const dashes = [
      pitch * share,
      pitch * (1 - (share + narrow) / 2),
      pitch * narrow,
      pitch * (1 - (share + narrow) / 2),
    ]
    const list = isNarrowWide ? dashes : dashes.slice(0, 2)
    return `<circle r="${n(radius)}" stroke-width="${n(width)}" stroke-dasharray="${list.map((dash) => dash.toFixed(2)).join(' ')}" stroke-dashoffset="${((pitch * share) / 2).toFixed(2)}"/>`
  }
  return `<g fill="none" stroke="${colour}">${stroke(root, depth * 0.66, 0.62)}${stroke(root + depth * 0.5, depth * 0.46, 0.34)}</g>`
}
