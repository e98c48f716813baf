import type { BikeLook, DriveFinish, PaintFinish } from '#/drawings/bike/bike-look.ts'
import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import { gradient, type Ink } from '#/drawings/bike/ink.ts'
import { brushOf, type Brush } from '#/drawings/bike/paint.ts'
import { radians, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import { seen, type Camera } from './camera.ts'
import type { Point3 } from './point3.ts'
import type { Material } from './solid.ts'

const sidewalls = { black: '#26282b', tan: '#c59a67', brown: '#8a5f3d' } as const

const crankColours: Record<DriveFinish, Hex> = {
  black: '#2a2d31',
  grey: '#6b7077',
  polished: '#1f2226',
  silver: '#b9bec4',
  carbon: '#1c1e21',
}

type Surface = { finish: PaintFinish; colour: Hex }

/** Colour and finish of everything but the paint. */
function surfaceOf(look: BikeLook, material: Material): Surface {
  const surfaces: Record<Material, Surface> = {
    paint: { finish: look.paint.finish, colour: look.paint.colour },
    fork: {
      finish: look.paint.finish === 'raw' && look.fork?.colour ? 'satin' : look.paint.finish,
      colour: look.fork?.colour ?? look.paint.colour,
    },
    rubber: { finish: 'matt', colour: '#232528' },
    sidewall: { finish: 'matt', colour: sidewalls[look.wheels.sidewall ?? 'black'] },
    rim: { finish: 'satin', colour: look.wheels.rimColour ?? '#1b1c1f' },
    steel: { finish: 'raw', colour: '#a4aab0' },
    alloy: { finish: 'satin', colour: '#2a2d31' },
    crank: { finish: 'satin', colour: crankColours[look.drivetrain.finish ?? 'black'] },
    tape: { finish: 'matt', colour: look.cockpit.tape ?? '#1f2123' },
    hood: { finish: 'matt', colour: '#2b2e32' },
    saddle: { finish: 'satin', colour: look.saddle?.colour ?? '#1f2123' },
    post:
      look.frame.material === 'titanium' && look.paint.finish === 'raw'
        ? { finish: 'raw', colour: '#a3a19d' }
        : { finish: 'satin', colour: '#26282c' },
    guard:
      look.extras?.mudguards === 'silver'
        ? { finish: 'raw', colour: '#b4babf' }
        : { finish: 'satin', colour: '#202226' },
    rack: { finish: 'satin', colour: look.extras?.rackColour ?? '#24262a' },
    brass: { finish: 'gloss', colour: '#b08a3e' },
    cloth: { finish: 'matt', colour: look.extras?.bagColour ?? '#23272b' },
    bottle: {
      finish: 'satin',
      colour:
        look.motor?.extender || look.extras?.extender
          ? '#1a1c1f'
          : (look.extras?.bottleColour ?? '#e9ecee'),
    },
    stanchion: { finish: 'gloss', colour: '#2b2622' },
    lens: { finish: 'gloss', colour: '#fbf6e2' },
    tail: { finish: 'gloss', colour: '#c6201a' },
  }
  return surfaces[material]
}

/** The colours and brushes of one picture. */
export type Palette = {
  colour: (material: Material) => Hex
  brush: (material: Material) => Brush
  /** The paint of a part that runs from one point to another; a fade gives it two colours. */
  fill: (name: string, material: Material, ends: readonly [Point3, Point3]) => string
}

export function paletteOf(ink: Ink, look: BikeLook, skeleton: Skeleton, camera: Camera): Palette {
  const brushes = new Map<Material, Brush>()
  const { fade } = look.paint
  const shareAt = fade ? fadeShare(skeleton, fade.angle) : () => 0
  const isFaded = (material: Material) =>
    fade !== undefined && (material === 'paint' || (material === 'fork' && !look.fork?.colour))
  const colour = (material: Material) => surfaceOf(look, material).colour
  return {
    colour,
    brush(material) {
      const kept = brushes.get(material)
      if (kept) return kept
      const surface = surfaceOf(look, material)
      const own = isFaded(material) && fade ? { ...surface, fade } : surface
      const brush = brushOf(ink, material, own)
      brushes.set(material, brush)
      return brush
    },
    fill(name, material, [from, to]) {
      const base = colour(material)
      if (!fade || !isFaded(material)) return base
      const tint = (p: Point3): Hex => mixed(base, fade.colour, shareAt(p))
      const [a, b]: [Point, Point] = [seen(camera, from), seen(camera, to)]
      if (Math.hypot(b.x - a.x, b.y - a.y) < 1) return tint(to)
      return gradient(
        ink,
        `${name}-c`,
        [a, b],
        [
          [0, tint(from)],
          [1, tint(to)],
        ],
      )
    },
  }
}

/** How far a fade has come at a point: it runs through the box that holds frame and fork, as from the side. */
function fadeShare({ rearAxle, frontAxle, headTop, bb }: Skeleton, angle: number) {
  const [left, right] = [rearAxle.x - 20, frontAxle.x + 20]
  const [top, bottom] = [headTop.y - 10, bb.y + 40]
  const way = { x: Math.cos(radians(angle)), y: -Math.sin(radians(angle)) }
  const half = (Math.abs((right - left) * way.x) + Math.abs((bottom - top) * way.y)) / 2
  return (p: Point3): number => {
    const come = (p.x - (left + right) / 2) * way.x + (p.y - (top + bottom) / 2) * way.y
    const share = (come / Math.max(half, 1) + 1) / 2
    return Math.min(Math.max((share - 0.12) / 0.76, 0), 1)
  }
}
