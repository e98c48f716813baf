import type { LookPatch } from './look-patch.ts'

const parts = ['fork', 'wheels', 'cockpit', 'drivetrain', 'saddle', 'seatpost', 'extras'] as const

/** A later look overrides an earlier one, field by field inside each part of the bike. */
export function mergeLooks(...looks: readonly (LookPatch | undefined)[]): LookPatch {
  const merged: LookPatch = {}
  for (const look of looks) {
    if (!look) continue
    for (const part of parts)
      if (look[part]) Object.assign(merged, { [part]: { ...merged[part], ...look[part] } })
    if (look.mark !== undefined) merged.mark = look.mark
    if (look.pedals !== undefined) merged.pedals = look.pedals
    if (look.motor !== undefined) merged.motor = look.motor
  }
  return merged
}
