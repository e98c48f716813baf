import type { BikeLook, SeatpostKind } from '#/drawings/bike/bike-look.ts'
import type { FramePlan } from '#/drawings/bike-frame/frame-plan.ts'

/** The post that is stated, or the one that suits the frame. */
export function seatpostOf(look: BikeLook, plan: FramePlan): SeatpostKind {
  const isRaw = look.frame.material === 'titanium' && look.paint.finish === 'raw'
  const usual = plan.isMoulded && plan.seatPost > 30 ? 'aero' : isRaw ? 'titanium' : 'round'
  return look.seatpost?.kind ?? usual
}
