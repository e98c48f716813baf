import { derivedGeometry, type WheelFit } from '#/drawings/bike-frame/frame-geometry.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'

type GeometryFinding = { size: string; verdict: 'warn' | 'refuse'; reason: string }

/** Most makers' tables agree with the formula to 2 mm; beyond 12 it is a typing error, not a rounding one. */
const warnAboveMm = 3
const refuseAboveMm = 12

const names = {
  wheelbase: 'wheelbase',
  effectiveTopTube: 'effective top tube',
  trail: 'trail',
  standover: 'standover',
} as const
const measures = ['wheelbase', 'effectiveTopTube', 'trail', 'standover'] as const

/** Lists the measures whose printed value differs from the one computed from the frame's angles and lengths. */
export function checkGeometry(size: SizeRecord, wheel: WheelFit): GeometryFinding[] {
  const derived = derivedGeometry(size.geometry, wheel)
  return measures.flatMap((measure) => {
    const printed = size.printed?.[measure]
    if (printed === undefined) return []
    const off = Math.abs(derived[measure] - printed)
    if (off <= warnAboveMm) return []
    const reason =
      `size ${size.size} prints a ${names[measure]} of ${printed} mm, but its angles and lengths ` +
      `give ${Math.round(derived[measure])} mm`
    return [
      {
        size: size.size,
        verdict: off > refuseAboveMm ? ('refuse' as const) : ('warn' as const),
        reason,
      },
    ]
  })
}
