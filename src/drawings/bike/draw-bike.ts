import type { BikeLook } from './bike-look.ts'
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
import { drawFittings, drawHoses, drawMidMotor } from '#/drawings/bike-parts/draw-fittings.ts'
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
import { drivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { dropBar, farDropBar } from '#/drawings/bike-cockpit/drop-bar.ts'
import { flatBar } from '#/drawings/bike-cockpit/flat-bar.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { newInk, type Ink } from './ink.ts'
import { joinedTriangle } from '#/drawings/bike-frame/joined-triangle.ts'
import { mouldedTriangle } from '#/drawings/bike-frame/moulded-triangle.ts'
import { brushOf } from './paint.ts'
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
  /** The text for screen readers; without it the drawing counts as decoration. */
  title?: string
  brand?: string
  width?: number
  height?: number
}

/**
 * The bike from its drive side, facing right, as one `<svg>` in millimetres. The near crank points forward and
 * the far one back.
 */
export function drawBike(look: BikeLook, options: DrawingOptions = {}): string {
  const { viewBox, layers } = bikeLayers(look, options)
  return svgFrame({ viewBox, title: options.title, attributes: measure(options) }, layers.join(''))
}

/** The content of that `<svg>` in layers, always as many, so that a page can replace only those that changed. */
export function bikeLayers(
  look: BikeLook,
  options: DrawingOptions = {},
): { viewBox: string; layers: string[] } {
  assertColours(look)
  const skeleton = skeletonOf(look)
  const ink = newInk(options.idPrefix ?? 'bike')
  const layers = paintLayers(look, { ink, skeleton, brand: options.brand ?? 'CALDER' })
  const ground = options.ground === false ? '' : drawGround(ink, skeleton)
  return {
    viewBox: viewBoxOf(options.view ?? 'shared', look, skeleton),
    layers: [`<defs>${ink.definitions()}</defs>`, ground, ...layers],
  }
}

const measure = ({ width, height }: DrawingOptions): string =>
  `${width === undefined ? '' : ` width="${width}"`}${height === undefined ? '' : ` height="${height}"`}`

/** From the far side to the near one. */
function paintLayers(
  look: BikeLook,
  { ink, skeleton, brand }: { ink: Ink; skeleton: Skeleton; brand: string },
): string[] {
  const plan = framePlan(look)
  const lines = frameLines(skeleton, plan)
  const brush = brushOf(ink, 'paint', look.paint, frameBox(skeleton))
  const drive = drivetrainPlan(look, skeleton)
  const { rearAxle, frontAxle, bb } = skeleton
  const frame = { ink, brush, look, lines, plan, skeleton, brand }
  const fork = { ...frame, brush: forkBrush(ink, look, brush) }
  const pedals = look.pedals ?? 'none'
  const hoop = ink.id('hoop')
  const isFlat = look.cockpit.bar === 'flat'
  return [
    `<defs><g id="${hoop}">${wheelHoop(frame)}</g></defs>`,
    drawFarCrank(drive, look.drivetrain, bb),
    drawPedal(ink, pedals, around(bb, drive.crank, 180), true),
    drawKickstand(frame),
    drawFarStays(frame),
    drawFarBlade(fork),
    drawCallipers(frame),
    isFlat ? '' : farDropBar(frame),
    centred(rearAxle, drawRearHub(frame)),
    centred(frontAxle, drawFrontHub(frame)),
    placed(hoop, rearAxle),
    placed(hoop, frontAxle),
    drawMudguards(frame),
    centred(rearAxle, drawCassette(ink, drive)),
    drawRack(frame),
    drawSeatPost(frame),
    drawNearStays(frame),
    drawAxle(rearAxle),
    drawFork(fork),
    forkName(fork),
    drawAxle(frontAxle),
    drawFrontRack(frame),
    drawForkCages(frame),
    plan.isMoulded ? mouldedTriangle(frame) : joinedTriangle(frame),
    look.motor?.kind === 'mid' ? drawMidMotor(ink, bb) : drawBottomBracket(frame),
    drawSeatClamp(frame),
    drawFittings(frame),
    drawBottles(frame),
    drawBags(frame),
    drawSaddle(frame),
    drawFrontDerailleur(ink, look.drivetrain, drive, skeleton),
    centred(bb, drawRings(ink, drive, look.drivetrain)),
    drawJockeys(drive),
    drawChain(ink, drive, skeleton),
    drawRearDerailleur(ink, look.drivetrain, drive, skeleton),
    drawCrank(ink, drive, look.drivetrain, bb),
    drawPedal(ink, pedals, around(bb, drive.crank, 0)),
    drawHoses(frame),
    drawStem(frame),
    // A computer in front of the bar stands between the hands, behind the near one.
    isFlat ? flatBar(frame) : drawMount(frame) + dropBar(frame),
    (isFlat ? drawMount(frame) : '') + drawBell(frame),
    drawLights(frame),
  ]
}

const placed = (id: string, p: Point): string => `<use href="#${id}" x="${n(p.x)}" y="${n(p.y)}"/>`
const centred = (p: Point, markup: string): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)})">${markup}</g>`

/** The box a fade runs through: everything painted, from dropout to fork end. */
const frameBox = ({ rearAxle, frontAxle, headTop, bb }: Skeleton): [Point, Point] => [
  point(rearAxle.x - 20, headTop.y - 10),
  point(frontAxle.x + 20, bb.y + 40),
]
