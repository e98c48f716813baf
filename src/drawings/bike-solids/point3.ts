/** Millimetres: x towards the front of the bike, y down, z towards its drive side. The ground is y = 0. */
export type Point3 = { readonly x: number; readonly y: number; readonly z: number }

export const point3 = (x: number, y: number, z: number): Point3 => ({ x, y, z })
/** A point of the side view, moved out of its plane. */
export const off = ({ x, y }: { x: number; y: number }, z: number): Point3 => ({ x, y, z })

export const plus3 = (a: Point3, b: Point3): Point3 => point3(a.x + b.x, a.y + b.y, a.z + b.z)
export const minus3 = (a: Point3, b: Point3): Point3 => point3(a.x - b.x, a.y - b.y, a.z - b.z)
export const times3 = (a: Point3, by: number): Point3 => point3(a.x * by, a.y * by, a.z * by)
export const dot3 = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const between3 = (a: Point3, b: Point3, share: number): Point3 =>
  plus3(a, times3(minus3(b, a), share))
export const mirrored = (a: Point3): Point3 => point3(a.x, a.y, -a.z)

export const cross3 = (a: Point3, b: Point3): Point3 =>
  point3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)

/** The direction of a vector; one without length gets "forward". */
export function unit3(a: Point3): Point3 {
  const length = Math.hypot(a.x, a.y, a.z)
  return length < 1e-6 ? point3(1, 0, 0) : times3(a, 1 / length)
}

/** Two directions across an axis: the first in the plane of the bike, the second as far sideways as it can be. */
export function acrossAxis(axis: Point3): [Point3, Point3] {
  const way = unit3(axis)
  const inPlane = cross3(way, point3(0, 0, 1))
  const first =
    Math.hypot(inPlane.x, inPlane.y, inPlane.z) < 0.02 ? point3(1, 0, 0) : unit3(inPlane)
  return [first, unit3(cross3(first, way))]
}
