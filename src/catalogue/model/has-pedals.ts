import type { LookPatch } from '#/catalogue/look-patch.ts'

/** Whether a bike is sold with pedals; its weight then includes them. */
export const hasPedals = ({ look }: { look: LookPatch }): boolean =>
  (look.pedals ?? 'none') !== 'none'
