import { assertColours } from '#/drawings/bike/assert-colours.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawBike, type DrawingOptions } from '#/drawings/bike/draw-bike.ts'
import { newInk, radial, type Ink } from '#/drawings/bike/ink.ts'
import { at, n } from '#/drawings/bike/path.ts'
import { between, point } from '#/drawings/bike/point.ts'
import {
  sideViews,
  type BikeView,
  type SideView,
  type TurnedView,
} from '#/drawings/bike/view-names.ts'
import { houseName } from '#/drawings/bike/marks.ts'
import { svgFrame } from '#/drawings/bike/svg-frame.ts'
import { wordmark } from '#/drawings/bike/wordmark.ts'
import { riseOf } from '#/drawings/bike-cockpit/bar-plan.ts'
import { planOf, solidsOf } from '#/drawings/bike-solids/bike-solids.ts'
import { cameras, seen } from './camera.ts'
import { besideCloseUps, stage, type Box } from './close-ups.ts'
import { driveCloseUp } from './drive-close-up.ts'
import type { Plan } from '#/drawings/bike-solids/frame-solids.ts'
import { paletteOf } from './materials.ts'
import { paintShapes } from './paint-shapes.ts'
import { off } from '#/drawings/bike-solids/point3.ts'

export type ViewOptions = Omit<DrawingOptions, 'view'> & { view?: BikeView }

const isSide = (view: BikeView): view is SideView => sideViews.some((side) => side === view)

/** The bike from any side, as one `<svg>` in millimetres. */
export function drawBikeView(
  look: BikeLook,
  { view = 'shared', ...options }: ViewOptions = {},
): string {
  if (!isSide(view)) return drawTurned(look, view, options)
  const drawing = drawBike(look, { ...options, view })
  return view === 'detail-drivetrain'
    ? drawing.replace(/<\/svg>$/, () => `${driveCloseUp(look)}</svg>`)
    : drawing
}

function drawTurned(look: BikeLook, view: TurnedView, options: Omit<ViewOptions, 'view'>): string {
  assertColours(look)
  const ink = newInk(options.idPrefix ?? 'bike')
  const plan = planOf(look)
  const camera = cameras[view]
  const palette = paletteOf(ink, look, plan.skeleton, camera)
  const shapes = solidsOf(plan)
  const window = windowOf(view, plan)
  const studio = { camera, ink, palette, look, window }
  const body =
    paintShapes(studio, shapes) + (view === 'front' ? badge(plan, look.mark ?? houseName) : '')
  const ground = options.ground === false ? '' : shadow(ink, view, plan)
  const isDetail = view === 'cockpit'
  const picture = isDetail ? ground + body : besideCloseUps(ink, view, plan, ground + body)
  return svgFrame(
    { viewBox: (isDetail ? window : stage).map(n).join(' ') },
    `<defs>${ink.definitions()}</defs>${picture}`,
  )
}

/** Front and rear keep the ground of the side view, so that the bike turns on the spot. */
function windowOf(view: TurnedView, { skeleton, measures, look }: Plan): Box {
  if (view === 'top') return [-960, -620, 1920, 1240]
  if (view !== 'cockpit') return stage
  const middle = seen(cameras.cockpit, off(skeleton.barCentre, 0))
  // One scale for all but the widest bars, so that a narrow one is seen to be narrow; a drop bar's levers reach further
  // forward than a flat one's.
  const isFlat = look.cockpit.bar === 'flat'
  const broad = Math.max(measures.barWidth, isFlat ? 660 : 440)
  const width = (broad * -cameras.cockpit.right.z + (isFlat ? 70 : 135)) * 1.2
  const rise = riseOf(look.cockpit)
  const left = middle.x - width * (isFlat ? 0.5 : 0.44)
  return [left, middle.y - width * 0.215 - rise / 2, width, (width * 2) / 3]
}

function shadow(ink: Ink, view: TurnedView, { skeleton, measures }: Plan): string {
  if (view === 'cockpit') return ''
  const soft = radial(ink, 'soft', '0 #0b0d12 0.34, 0.45 #0b0d12 0.14, 1 #0b0d12 0')
  if (view === 'top') {
    const half = (skeleton.frontAxle.x - skeleton.rearAxle.x) / 2 + skeleton.wheelRadius
    return `<ellipse cx="0" cy="26" rx="${n(half)}" ry="${n(measures.tyre + 70)}" fill="${soft}"/>`
  }
  return `<ellipse cx="0" cy="4" rx="260" ry="26" fill="${soft}"/><ellipse cx="0" cy="2" rx="${n(measures.tyre + 30)}" ry="9" fill="${soft}"/>`
}

/** The initial on the head tube, unless a bag hangs before it. */
function badge({ skeleton, look }: Plan, brand: string): string {
  if (look.extras?.bags?.includes('bar')) return ''
  const p = seen(cameras.front, off(between(skeleton.headTop, skeleton.headBottom, 0.42), 0))
  const word = wordmark(brand.slice(0, 1), { height: 15, colour: look.paint.smallLogo })
  return `<g transform="translate(${at(point(p.x - word.width / 2, p.y - 7.5))})">${word.markup}</g>`
}
