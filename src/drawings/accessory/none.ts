import { ellipse, line } from './outline.ts'
import type { Painter } from './studio.ts'

/** The choice of having no such part: a plain sign, because a faint picture of a part looks like a fault. */
export const paintNone: Painter = ({ sketch }) => {
  sketch.stroke(ellipse(400, 400, 150), '#8b8e92', 22)
  sketch.stroke(line([294, 506, 1], [506, 294, 1]), '#8b8e92', 22)
}
