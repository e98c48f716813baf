import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { LookPatch } from '#/catalogue/look-patch.ts'

/** A mudguard takes 3 mm of the clearance. */
export const guardRoom = 3

type ClearanceInputs = {
  facts: Pick<Facts, 'maxTyre' | 'wheelSize'>
  look: Pick<LookPatch, 'wheels' | 'extras'>
}

/** The widest tyre on the bike's own wheels, in millimetres, with the mudguards that it comes with. */
export function tyreClearance({ facts, look }: ClearanceInputs): number | null {
  const widest = facts.maxTyre?.[facts.wheelSize ?? look.wheels?.size ?? '700c']
  if (widest === undefined) return null
  return hasBoltedGuards(look) ? widest - guardRoom : widest
}

/** Clip-on guards sit above the frame and take no room. */
const hasBoltedGuards = ({ extras }: ClearanceInputs['look']): boolean =>
  Boolean(extras?.mudguards) && extras?.mudguards !== 'clip'
