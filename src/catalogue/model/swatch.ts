import type { Paint } from '#/drawings/bike/bike-look.ts'
import { bareCarbon } from './product-look.ts'

type Painted = { paint: Paint; fork?: string | undefined }

/** The colours of a dot: the frame's, and that of its fade; bare frames of one metal are told apart by a painted fork. */
export function swatchOf({ paint, fork }: Painted): [string, ...string[]] {
  if (paint.fade) return [paint.colour, paint.fade.colour]
  const isForkSeen = paint.finish === 'raw' && fork !== undefined && fork !== bareCarbon
  return isForkSeen ? [paint.colour, fork] : [paint.colour]
}
