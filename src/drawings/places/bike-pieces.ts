import { houseName } from '#/drawings/bike/marks.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { newInk } from '#/drawings/bike/ink.ts'
import { brushOf } from '#/drawings/bike/paint.ts'
import { point } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { drawFarStays, drawNearStays } from '#/drawings/bike-frame/draw-rear-triangle.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { joinedTriangle } from '#/drawings/bike-frame/joined-triangle.ts'
import { mouldedTriangle } from '#/drawings/bike-frame/moulded-triangle.ts'
import { drawFrontHub } from '#/drawings/bike-wheels/draw-hub.ts'
import { wheelHoop } from '#/drawings/bike-wheels/draw-wheel.ts'

function drawingOf(look: BikeLook, prefix: string): Drawing {
  const skeleton = skeletonOf(look)
  const plan = framePlan(look)
  const ink = newInk(prefix)
  const { rearAxle, frontAxle, headTop, bb } = skeleton
  const box: [ReturnType<typeof point>, ReturnType<typeof point>] = [
    point(rearAxle.x - 20, headTop.y - 10),
    point(frontAxle.x + 20, bb.y + 40),
  ]
  const brush = brushOf(ink, 'paint', look.paint, box)
  return {
    ink,
    brush,
    look,
    lines: frameLines(skeleton, plan),
    plan,
    skeleton,
    brand: look.mark ?? houseName,
  }
}

/** A frame before anything is fitted to it, in the bike's own millimetres. */
export function bareFrame(look: BikeLook, idPrefix: string): string {
  const frame = drawingOf(look, `${idPrefix}f`)
  const markup = [
    drawFarStays(frame),
    drawNearStays(frame),
    frame.plan.isMoulded ? mouldedTriangle(frame) : joinedTriangle(frame),
  ].join('')
  return `<defs>${frame.ink.definitions()}</defs>${markup}`
}

/** A front wheel about its own axle. */
export function bareWheel(look: BikeLook, idPrefix: string): string {
  const wheel = drawingOf(look, `${idPrefix}w`)
  const markup = drawFrontHub(wheel) + wheelHoop(wheel)
  return `<defs>${wheel.ink.definitions()}</defs>${markup}`
}
