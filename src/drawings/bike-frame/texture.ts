import type { Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { heading, type Line } from '#/drawings/bike/point.ts'
import type { SurfaceFinish } from './shadings.ts'

/** A tile of each texture, along a tube that runs to the right. */
const tiles: Partial<Record<SurfaceFinish, { size: readonly [number, number]; markup: string }>> = {
  // Strokes of the abrasive belt: long, uneven, hardly darker than the metal.
  raw: {
    size: [64, 9],
    markup:
      '<path d="M0 .6H40M22 1.9H64M0 3.1H18M34 3.4H64M8 4.8H52M0 6.2H30M44 6.7H64M14 8H58" stroke="#fff" stroke-opacity=".16" stroke-width=".5"/><path d="M10 1.2H50M0 2.5H26M40 4.1H64M0 5.5H44M20 7.3H64" stroke="#201a14" stroke-opacity=".13" stroke-width=".5"/>',
  },
  // Twill: bundles of fibre that pass over two and under two.
  carbon: {
    size: [4, 4],
    markup:
      '<path d="M0 2L2 0M2 4L4 2" stroke="#fff" stroke-opacity=".1" stroke-width="1.3"/><path d="M0 0M0 4L4 0" stroke="#000" stroke-opacity=".3" stroke-width=".9"/>',
  },
}

/** The texture along a tube; tubes within a few degrees of each other share one pattern. */
export function textureOf(ink: Ink, surface: SurfaceFinish, axis: Line): string {
  const tile = tiles[surface]
  if (!tile) return ''
  const turn = Math.round(heading(...axis) / 4) * 4
  const [width, height] = tile.size
  return ink.define(
    `${surface}-${turn < 0 ? 'm' : ''}${Math.abs(turn)}`,
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)})">${tile.markup}</pattern>`,
  )
}
