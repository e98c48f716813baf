import type { BikeLook } from './bike-look.ts'
import type { FrameLines } from '#/drawings/bike-frame/frame-lines.ts'
import type { FramePlan } from '#/drawings/bike-frame/frame-plan.ts'
import type { DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import type { Ink } from './ink.ts'
import type { Brush } from './paint.ts'
import type { Skeleton } from './skeleton.ts'

/** The look of a bike, and what is worked out from it to draw its parts. */
export type Sources = {
  look: BikeLook
  skeleton: Skeleton
  plan: FramePlan
  lines: FrameLines
  drive: DrivetrainPlan
}

/** One drawing in the making: what is drawn, where it sits, and what it is drawn with. */
export type Drawing = Omit<Sources, 'drive'> & { ink: Ink; brush: Brush; brand: string }

export type PartDrawing = Drawing & Sources
