import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import type { FramePlan } from '#/drawings/bike-frame/frame-plan.ts'

/** A brake hose or gear cable that is seen on its way from a lever, and the part that it enters. */
export type Hose = { hand: 'right' | 'left'; into: 'fork' | 'frame'; width: number }

const [brake, cable] = [5, 3.8]

/**
 * One hose for each brake, the front one into the fork, and one cable for each derailleur unless it is electronic.
 * Left out, only a moulded frame without cables takes them in through its headset.
 */
export function outsideHoses({ cockpit, drivetrain }: BikeLook, frame: FramePlan): Hose[] {
  const isMechanical = drivetrain.shifting === 'mechanical'
  const { hoses = frame.isMoulded && !isMechanical ? 'inside' : 'outside' } = cockpit
  if (hoses === 'inside') return []
  const cables: Hose[] = [
    { hand: 'right', into: 'frame', width: cable },
    ...(drivetrain.rings.length > 1
      ? [{ hand: 'left', into: 'frame', width: cable } satisfies Hose]
      : []),
  ]
  return [
    { hand: 'right', into: 'fork', width: brake },
    { hand: 'left', into: 'frame', width: brake },
    ...(isMechanical ? cables : []),
  ]
}
