import { point, radians, type Point } from '#/drawings/bike/point.ts'
import { dot3, point3, type Point3 } from '#/drawings/bike-solids/point3.ts'
import type { TurnedView } from '#/drawings/bike/view-names.ts'

/** An eye at infinity: the directions that are right and down in the picture, and the one towards the eye. */
export type Camera = { right: Point3; down: Point3; eye: Point3 }

/** `yaw` turns from the drive side (0) to the front (90), `pitch` rises above the horizon. */
function cameraAt(yaw: number, pitch: number): Camera {
  const [turn, rise] = [radians(yaw), radians(pitch)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return {
    right: point3(cos, 0, -sin),
    down: point3(sin * Math.sin(rise), Math.cos(rise), cos * Math.sin(rise)),
    eye: point3(sin * Math.cos(rise), -Math.sin(rise), cos * Math.cos(rise)),
  }
}

export const cameras: Record<TurnedView, Camera> = {
  front: cameraAt(90, 0),
  rear: cameraAt(-90, 0),
  top: cameraAt(0, 90),
  cockpit: cameraAt(52, 24),
}

export const seen = ({ right, down }: Camera, p: Point3): Point =>
  point(dot3(p, right), dot3(p, down))

/** Greater is nearer to the eye. */
export const nearness = ({ eye }: Camera, p: Point3): number => dot3(p, eye)
