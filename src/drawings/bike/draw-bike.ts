import type { BikeLook } from './bike-look.ts'
import type { Drawing, PartDrawing, Sources } from './drawing.ts'
import { assertColours } from './assert-colours.ts'
import { drawBags } from '#/drawings/bike-equipment/draw-bags.ts'
import { drawBottles } from '#/drawings/bike-equipment/draw-bottles.ts'
import { drawForkCages } from '#/drawings/bike-equipment/draw-cages.ts'
import { drawBell, drawMount } from '#/drawings/bike-equipment/draw-gadgets.ts'
import { drawLights } from '#/drawings/bike-equipment/draw-lights.ts'
import { drawKickstand, drawMudguards } from '#/drawings/bike-equipment/draw-mudguards.ts'
import { drawFrontRack, drawRack } from '#/drawings/bike-equipment/draw-racks.ts'
import { drawCallipers } from '#/drawings/bike-wheels/draw-brakes.ts'
import { drawCassette, drawChain, drawJockeys } from '#/drawings/bike-drivetrain/draw-cassette.ts'
import { drawCrank, drawFarCrank, drawRings } from '#/drawings/bike-drivetrain/draw-chainset.ts'
import { drawFrontDerailleur } from '#/drawings/bike-drivetrain/draw-front-mech.ts'
import { drawRearDerailleur } from '#/drawings/bike-drivetrain/draw-rear-mech.ts'
import {
  drawFittings,
  drawForkHose,
  drawHoses,
  drawMidMotor,
} from '#/drawings/bike-parts/draw-fittings.ts'
import { drawFarBlade, drawFork, forkBrush, forkName } from '#/drawings/bike-frame/draw-fork.ts'
import { drawGround } from '#/drawings/bike-parts/draw-ground.ts'
import { drawFrontHub, drawRearHub } from '#/drawings/bike-wheels/draw-hub.ts'
import { drawBottomBracket } from '#/drawings/bike-frame/draw-joints.ts'
import { drawAxle, drawFarStays, drawNearStays } from '#/drawings/bike-frame/draw-rear-triangle.ts'
import { drawPedal } from '#/drawings/bike-drivetrain/draw-pedal.ts'
import { drawSaddle } from '#/drawings/bike-seat/draw-saddle.ts'
import { drawSeatClamp } from '#/drawings/bike-seat/draw-seat-clamp.ts'
import { drawSeatPost } from '#/drawings/bike-seat/draw-seatpost.ts'
import { drawStem } from '#/drawings/bike-cockpit/draw-stem.ts'
import { wheelHoop } from '#/drawings/bike-wheels/draw-wheel.ts'
import { drivetrainPlan, type DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { dropBar, farDropBar } from '#/drawings/bike-cockpit/drop-bar.ts'
import { flatBar } from '#/drawings/bike-cockpit/flat-bar.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { newInk, type Ink } from './ink.ts'
import { houseName } from './marks.ts'
import { joinedTriangle } from '#/drawings/bike-frame/joined-triangle.ts'
import { mouldedTriangle } from '#/drawings/bike-frame/moulded-triangle.ts'
import { brushOf, type Brush } from './paint.ts'
import { drawParts, partMemory } from './part-memory.ts'
import { n } from './path.ts'
import { around, point, type Point } from './point.ts'
import { skeletonOf, type Skeleton } from './skeleton.ts'
import { svgFrame } from './svg-frame.ts'
import type { SideView } from './view-names.ts'
import { viewBox as viewBoxOf } from './views.ts'

export type DrawingOptions = {
  /** Ids start with it: give each drawing on a page its own. */
  idPrefix?: string
  view?: SideView
  ground?: boolean
}

/**
 * The bike from its drive side, facing right, as one `<svg>` in millimetres. The near crank points forward and
 * the far one back.
 */
export function drawBike(look: BikeLook, options: DrawingOptions = {}): string {
  const { viewBox, layers } = bikeLayers(look, options)
  return svgFrame({ viewBox }, layers.join(''))
}

export type BikeLayers = { viewBox: string; layers: string[] }

/** The content of that `<svg>` in layers, one for each part. */
export const bikeLayers = (look: BikeLook, options: DrawingOptions = {}): BikeLayers =>
  inLayers(look, options, (sources) => drawParts(painters(options), start(options), sources))

/**
 * Draws one bike after another, and of each only the parts that have changed since the one before. There are always
 * as many layers, so that a page can replace only those that changed.
 */
export function bikePainter(options: DrawingOptions = {}): (look: BikeLook) => BikeLayers {
  const draw = partMemory(painters(options), start(options))
  return (look) => inLayers(look, options, draw)
}

function inLayers(
  look: BikeLook,
  { view = 'shared' }: DrawingOptions,
  draw: (sources: Sources) => string[],
): BikeLayers {
  assertColours(look)
  const sources = sourcesOf(look)
  return { viewBox: viewBoxOf(view, look, sources.skeleton), layers: draw(sources) }
}

const painters = ({ ground }: DrawingOptions) => (ground === false ? parts : [drawGround, ...parts])

const start =
  ({ idPrefix = 'bike' }: DrawingOptions) =>
  (sources: Sources): PartDrawing =>
    partDrawing(sources, newInk(idPrefix))

function sourcesOf(look: BikeLook): Sources {
  const skeleton = skeletonOf(look)
  const plan = framePlan(look)
  const lines = frameLines(skeleton, plan)
  return { look, skeleton, plan, lines, drive: drivetrainPlan(look, skeleton) }
}

/** A part is drawn with ink of its own, so that it does not depend on those before it. */
function partDrawing(sources: Sources, ink: Ink): PartDrawing {
  let brush: Brush | undefined
  return {
    ...sources,
    ink,
    brand: sources.look.mark ?? houseName,
    // Most parts are not painted.
    get brush() {
      brush ??= brushOf(ink, 'paint', sources.look.paint, frameBox(sources.skeleton))
      return brush
    },
  }
}

/** The same for the fork, which may have a colour of its own. */
const forForks =
  (paint: (fork: Drawing) => string) =>
  (drawing: PartDrawing): string =>
    paint({ ...drawing, brush: forkBrush(drawing.ink, drawing.look, drawing.brush) })

const hoop = 'hoop'
const isFlat = ({ look }: Drawing): boolean => look.cockpit.bar === 'flat'

/** From the far side to the near one. */
const parts: readonly ((drawing: PartDrawing) => string)[] = [
  (frame) => `<defs><g id="${frame.ink.id(hoop)}">${wheelHoop(frame)}</g></defs>`,
  ({ drive, look, skeleton }) =>
    turned(drive, skeleton, drawFarCrank(drive, look.drivetrain, skeleton.bb)),
  ({ ink, drive, look, skeleton }) =>
    drawPedal(ink, look.pedals ?? 'none', around(skeleton.bb, drive.crank, drive.turn + 180), true),
  drawKickstand,
  drawFarStays,
  drawForkHose,
  forForks(drawFarBlade),
  drawCallipers,
  (frame) => (isFlat(frame) ? '' : farDropBar(frame)),
  (frame) => centred(frame.skeleton.rearAxle, drawRearHub(frame)),
  (frame) => centred(frame.skeleton.frontAxle, drawFrontHub(frame)),
  ({ ink, skeleton }) => placed(ink.id(hoop), skeleton.rearAxle),
  ({ ink, skeleton }) => placed(ink.id(hoop), skeleton.frontAxle),
  drawMudguards,
  ({ ink, drive, skeleton }) => centred(skeleton.rearAxle, drawCassette(ink, drive)),
  drawRack,
  drawSeatPost,
  drawNearStays,
  ({ skeleton }) => drawAxle(skeleton.rearAxle),
  forForks(drawFork),
  forForks(forkName),
  ({ skeleton }) => drawAxle(skeleton.frontAxle),
  drawFrontRack,
  drawForkCages,
  (frame) => (frame.plan.isMoulded ? mouldedTriangle(frame) : joinedTriangle(frame)),
  (frame) =>
    frame.look.motor?.kind === 'mid'
      ? drawMidMotor(frame.ink, frame.skeleton.bb)
      : drawBottomBracket(frame),
  drawSeatClamp,
  drawFittings,
  drawBottles,
  drawBags,
  drawSaddle,
  ({ ink, look, drive, skeleton }) => drawFrontDerailleur(ink, look.drivetrain, drive, skeleton),
  ({ ink, look, drive, skeleton }) => centred(skeleton.bb, drawRings(ink, drive, look.drivetrain)),
  ({ drive }) => drawJockeys(drive),
  ({ ink, drive, skeleton }) => drawChain(ink, drive, skeleton),
  ({ ink, look, drive, skeleton }) => drawRearDerailleur(ink, look.drivetrain, drive, skeleton),
  ({ ink, look, drive, skeleton }) =>
    turned(drive, skeleton, drawCrank(ink, drive, look.drivetrain, skeleton.bb)),
  ({ ink, drive, look, skeleton }) =>
    drawPedal(ink, look.pedals ?? 'none', around(skeleton.bb, drive.crank, drive.turn)),
  drawHoses,
  drawStem,
  // A computer in front of the bar stands between the hands, behind the near one.
  (frame) => (isFlat(frame) ? flatBar(frame) : drawMount(frame) + dropBar(frame)),
  (frame) => (isFlat(frame) ? drawMount(frame) : '') + drawBell(frame),
  drawLights,
]
/** Cranks are drawn level; a rider turns them. */
const turned = ({ turn }: DrivetrainPlan, { bb }: Skeleton, markup: string): string =>
  turn === 0 ? markup : `<g transform="rotate(${n(turn)} ${n(bb.x)} ${n(bb.y)})">${markup}</g>`
const placed = (id: string, p: Point): string => `<use href="#${id}" x="${n(p.x)}" y="${n(p.y)}"/>`
const centred = (p: Point, markup: string): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)})">${markup}</g>`

/** The box a fade runs through: everything painted, from dropout to fork end. */
const frameBox = ({ rearAxle, frontAxle, headTop, bb }: Skeleton): [Point, Point] => [
  point(rearAxle.x - 20, headTop.y - 10),
  point(frontAxle.x + 20, bb.y + 40),
]
