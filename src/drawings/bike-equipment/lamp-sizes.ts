import type { LightKind } from '#/drawings/bike/bike-look.ts'

export type LampSize = { length: number; height: number; width: number; rearHeight: number }

/** The front lamp's body and the height of the red one, for the side and the turned views. */
export const lampSizes: Readonly<Record<LightKind, LampSize>> = {
  flashers: { length: 12, height: 30, width: 28, rearHeight: 30 },
  battery: { length: 58, height: 25, width: 34, rearHeight: 34 },
  road: { length: 46, height: 32, width: 36, rearHeight: 44 },
  beam: { length: 86, height: 34, width: 46, rearHeight: 34 },
  dynamo: { length: 48, height: 38, width: 46, rearHeight: 30 },
  motor: { length: 40, height: 34, width: 44, rearHeight: 30 },
}
