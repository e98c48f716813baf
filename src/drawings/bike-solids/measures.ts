import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { rotorRadii } from '#/drawings/bike-wheels/draw-hub.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Measures that only show from the front, from behind or from above, in millimetres and degrees. */
export type Measures = {
  /** The width from centre to centre at the hoods, or of a flat bar from end to end. */
  barWidth: number
  /** The angle by which the drops lean outwards. */
  flare: number
  tyre: number
  rim: number
  /** The width from one crank's outer face to the other's. */
  q: number
  saddleWidth: number
  /** The radii of the brake discs. */
  rotors: { front: number; rear: number }
  /** The widths between the dropouts. */
  hubs: { front: number; rear: number }
  /** The width of the bottom bracket's shell. */
  shell: number
}

const usualBars = { drop: 420, flare: 440, flat: 660 } as const
const usualFlares = { drop: 3, flare: 14, flat: 0 } as const

export function measuresOf(look: BikeLook): Measures {
  const { cockpit, wheels, drivetrain, saddle, frame, motor } = look
  const tyre = wheels.tyreWidth
  const [frontRotor, rearRotor] = rotorRadii(look)
  const isFlat = cockpit.bar === 'flat'
  return {
    barWidth: clamped(
      cockpit.barWidth ?? usualBars[cockpit.bar],
      isFlat ? 480 : 340,
      isFlat ? 820 : 560,
    ),
    flare: isFlat ? 0 : clamped(cockpit.flare ?? usualFlares[cockpit.bar], 0, 30),
    tyre,
    rim: clamped(14 + tyre * 0.42, 24, 38),
    q: clamped(drivetrain.qFactor ?? usualQ(look), 130, 200),
    saddleWidth: clamped(saddle?.width ?? (frame.shape === 'commuter' ? 165 : 145), 120, 220),
    rotors: { front: frontRotor, rear: rearRotor },
    hubs: { front: 100, rear: 142 },
    shell: motor?.kind === 'mid' ? 104 : frame.material === 'carbon' ? 86 : 68,
  }
}

/** Road cranks stand closest; wide tyres and motors push them apart. */
function usualQ({ frame, motor }: BikeLook): number {
  if (motor?.kind === 'mid') return 168
  if (frame.shape === 'gravel') return 151
  return frame.shape === 'commuter' ? 158 : 146
}
