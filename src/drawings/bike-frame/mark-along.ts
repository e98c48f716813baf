import { drawMark } from '#/drawings/bike/marks.ts'
import { along, between, direction, heading, leftOf, type Line } from '#/drawings/bike/point.ts'
import { lettering, type Lettering } from '#/drawings/bike/wordmark.ts'

/** A name along a tube: another maker's in its own letters, the shop's as everywhere on the frame. */
export function markAlong(
  { maker, brand }: { maker: string | undefined; brand: string },
  line: Line,
  mark: Lettering,
): string {
  if (!maker) return lettering(brand, line, mark)
  const { share, lift = 0, height, colour } = mark
  const { x, y } = along(between(...line, share), leftOf(direction(...line)), lift)
  return drawMark(maker, { x, y, height, colour, turn: heading(...line) })
}
