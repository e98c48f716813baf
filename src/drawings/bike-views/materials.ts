import type {
  BarMaterial,
  BikeLook,
  CageKind,
  DriveFinish,
  SeatpostKind,
  StemStyle,
} from '#/drawings/bike/bike-look.ts'
import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import { gradient, type Ink } from '#/drawings/bike/ink.ts'
import { brushOf, type Brush } from '#/drawings/bike/paint.ts'
import type { SurfaceFinish } from '#/drawings/bike-frame/shadings.ts'
import { radians, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import { isOnePieceBar, stemOf } from '#/drawings/bike-cockpit/stem-styles.ts'
import { forkFinish } from '#/drawings/bike-frame/draw-fork.ts'
import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { fittedSaddle, railKinds } from '#/drawings/bike-seat/fitted-saddle.ts'
import { seatpostOf } from '#/drawings/bike-seat/seatpost-kinds.ts'
import { seen, type Camera } from './camera.ts'
import type { Point3 } from '#/drawings/bike-solids/point3.ts'
import type { Material } from '#/drawings/bike-solids/solid.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const sidewalls = { black: '#26282b', tan: '#c59a67', brown: '#8a5f3d' } as const

const crankColours: Record<DriveFinish, Hex> = {
  black: '#2a2d31',
  grey: '#6b7077',
  polished: '#1f2226',
  silver: '#b9bec4',
  carbon: '#1c1e21',
}

type Surface = { finish: SurfaceFinish; colour: Hex }

const blackAlloy: Surface = { finish: 'anodised', colour: '#2a2d31' }
const lacquered: Surface = { finish: 'carbon', colour: '#1c1e21' }
const titanium: Surface = { finish: 'raw', colour: '#a3a19d' }

const stems: Record<StemStyle, Surface> = {
  forged: blackAlloy,
  machined: { finish: 'anodised', colour: '#6b7077' },
  compact: blackAlloy,
  integrated: { finish: 'gloss', colour: '#1f2226' },
  carbon: lacquered,
  damped: blackAlloy,
  titanium,
  adjustable: blackAlloy,
}

const posts: Record<SeatpostKind, Surface> = {
  round: blackAlloy,
  carbon: lacquered,
  titanium,
  leaf: lacquered,
  dropper: blackAlloy,
  suspension: blackAlloy,
  aero: lacquered,
}

const cages: Record<CageKind, Surface> = {
  resin: { finish: 'matt', colour: '#202226' },
  carbon: lacquered,
  wire: { finish: 'raw', colour: '#a4aab0' },
  side: { finish: 'satin', colour: '#34373c' },
  cargo: blackAlloy,
}

const bars: Record<BarMaterial, Surface> = { alloy: blackAlloy, carbon: lacquered, titanium }

/** Round bars are of aluminium and shaped ones of carbon, unless the look says otherwise. */
const barOf = ({ cockpit: { barShape = 'round', barMaterial, bar } }: BikeLook): Surface =>
  bars[barMaterial ?? (barShape === 'round' || bar === 'flat' ? 'alloy' : 'carbon')]

function forkOf(look: BikeLook): Surface {
  const { paint, fork } = look
  const colour = fork?.colour ?? paint.colour
  if (fork?.blades === 'suspension') return { finish: 'gloss', colour }
  return { finish: fork?.colour ? forkFinish(look) : paint.finish, colour }
}

/** Colour and finish of everything but the paint. */
function surfacesOf(look: BikeLook): Record<Material, Surface> {
  const saddle = fittedSaddle(look)
  const rails = railKinds[saddle.rails]
  return {
    paint: { finish: look.paint.finish, colour: look.paint.colour },
    fork: forkOf(look),
    tyre: { finish: 'matt', colour: '#232528' },
    sidewall: { finish: 'matt', colour: sidewalls[look.wheels.sidewall ?? 'black'] },
    rim: { finish: 'satin', colour: look.wheels.rimColour ?? plainColours.rim },
    steel: { finish: 'raw', colour: '#a4aab0' },
    alloy: blackAlloy,
    crank: { finish: 'satin', colour: crankColours[look.drivetrain.finish ?? 'black'] },
    tape: { finish: 'matt', colour: look.cockpit.tape ?? plainColours.tape },
    rubber: { finish: 'satin', colour: '#2b2e32' },
    saddle: { finish: 'satin', colour: saddle.colour },
    post: posts[seatpostOf(look, framePlan(look))],
    guard:
      look.extras?.mudguards === 'silver'
        ? { finish: 'raw', colour: '#b4babf' }
        : { finish: 'satin', colour: '#202226' },
    rack: { finish: 'satin', colour: look.extras?.rackColour ?? plainColours.rack },
    brass: { finish: 'gloss', colour: '#b08a3e' },
    cage: cages[look.extras?.cages?.kind ?? 'resin'],
    cloth: { finish: 'matt', colour: look.extras?.bagColour ?? plainColours.bag },
    bottle: { finish: 'satin', colour: look.extras?.bottleColour ?? plainColours.bottle },
    stanchion: { finish: 'gloss', colour: '#2b2622' },
    lens: { finish: 'gloss', colour: '#fbf6e2' },
    tail: { finish: 'gloss', colour: '#c6201a' },
    led: { finish: 'gloss', colour: '#39c07a' },
    lever: { finish: 'satin', colour: crankColours[look.drivetrain.finish ?? 'black'] },
    blackPlastic: { finish: 'satin', colour: '#2b2e32' },
    stem: isOnePieceBar(look) ? lacquered : stems[look.cockpit.stemStyle ?? 'forged'],
    bar: barOf(look),
    bolt: { finish: 'raw', colour: stemOf(look).bolts },
    weld: { finish: 'raw', colour: '#77736d' },
    elastomer: { finish: 'matt', colour: '#d8852c' },
    strap: { finish: 'matt', colour: '#d8852c' },
    strapping: { finish: 'matt', colour: '#3c4147' },
    gap: { finish: 'matt', colour: '#08090b' },
    rails: { finish: rails.finish, colour: rails.colour },
    core: { finish: 'matt', colour: '#9aa84a' },
    copper: { finish: 'gloss', colour: '#b57a48' },
    dial: { finish: 'gloss', colour: '#c51f24' },
  }
}

/** The colours and brushes of one picture. */
export type Palette = {
  colour: (material: Material) => Hex
  brush: (material: Material) => Brush
  /** The paint of a part that runs from one point to another; a fade gives it two colours. */
  fill: (name: string, material: Material, ends: readonly [Point3, Point3]) => string
}

export function paletteOf(ink: Ink, look: BikeLook, skeleton: Skeleton, camera: Camera): Palette {
  const brushes = new Map<string, Brush>()
  const { fade } = look.paint
  const shareAt = fade ? fadeShare(skeleton, fade.angle) : () => 0
  const isFaded = (material: Material) =>
    fade !== undefined && (material === 'paint' || (material === 'fork' && !look.fork?.colour))
  const surfaces = surfacesOf(look)
  const colour = (material: Material) => surfaces[material].colour
  return {
    colour,
    brush(material) {
      const surface = surfaces[material]
      const own = isFaded(material) && fade ? { ...surface, fade } : surface
      // Parts of one colour and finish share their light, which keeps the picture small.
      const key = JSON.stringify(own)
      const brush = brushes.get(key) ?? brushOf(ink, material, own)
      brushes.set(key, brush)
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

/** The share of a fade at a point: it runs through the box that holds frame and fork, as from the side. */
function fadeShare({ rearAxle, frontAxle, headTop, bb }: Skeleton, angle: number) {
  const [left, right] = [rearAxle.x - 20, frontAxle.x + 20]
  const [top, bottom] = [headTop.y - 10, bb.y + 40]
  const way = { x: Math.cos(radians(angle)), y: -Math.sin(radians(angle)) }
  const half = (Math.abs((right - left) * way.x) + Math.abs((bottom - top) * way.y)) / 2
  return (p: Point3): number => {
    const come = (p.x - (left + right) / 2) * way.x + (p.y - (top + bottom) / 2) * way.y
    const share = (come / Math.max(half, 1) + 1) / 2
    return clamped((share - 0.12) / 0.76, 0, 1)
  }
}
