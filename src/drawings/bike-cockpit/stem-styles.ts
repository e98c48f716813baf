import type { BikeLook, StemStyle } from '#/drawings/bike/bike-look.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import type { Stops } from '#/drawings/bike/ink.ts'
import { metals } from '#/drawings/bike-drivetrain/metals.ts'

export const alloy = '0 #33363a, 0.2 #6f747a, 0.34 #3d4045, 0.7 #191a1d, 1 #2e3135'
const titanium = '0 #8f8e8b, 0.25 #e2e1de, 0.6 #9b9a96, 1 #5d5a56'

/**
 * The side view and the turned views draw a stem from this. Where its bolts are golden, the picture of the part alone
 * has golden ones as well (`components/stems.ts`).
 */
export type StemPlan = {
  /** Half heights at the steerer, in the middle and before the bar, in millimetres. */
  half: readonly [number, number, number]
  metal: Stops
  bolts: Hex
  /** Half the height of the faceplate; left out, the stem has none. */
  plate?: number
  /** The clamp bolts behind the steerer are hidden. */
  isSmooth?: boolean
}

const styles: Record<StemStyle, StemPlan> = {
  forged: { half: [20, 16, 17], metal: alloy, bolts: '#8b9096', plate: 22 },
  machined: { half: [20, 15, 17], metal: metals.grey, bolts: '#c8a24a', plate: 22 },
  compact: { half: [20, 19, 21], metal: alloy, bolts: '#8b9096', plate: 25 },
  integrated: {
    half: [21, 20, 20],
    metal: metals.polished,
    bolts: '#3a3d42',
    plate: 22,
    isSmooth: true,
  },
  carbon: { half: [21, 18, 19], metal: metals.carbon, bolts: '#c8a24a', plate: 22, isSmooth: true },
  damped: { half: [20, 17, 17], metal: alloy, bolts: '#8b9096', plate: 22 },
  titanium: { half: [19, 14, 14], metal: titanium, bolts: '#8b9096', plate: 21 },
  adjustable: { half: [20, 15, 16], metal: alloy, bolts: '#8b9096', plate: 22 },
}
const onePiece: StemPlan = {
  half: [21, 18, 13],
  metal: metals.carbon,
  bolts: '#3a3d42',
  isSmooth: true,
}

/** A one-piece bar is its own stem. */
export const isOnePieceBar = ({ cockpit }: BikeLook): boolean =>
  cockpit.barShape === 'one-piece' && cockpit.bar !== 'flat'

export const stemOf = (look: BikeLook): StemPlan =>
  isOnePieceBar(look) ? onePiece : styles[look.cockpit.stemStyle ?? 'forged']
