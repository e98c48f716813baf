import type { Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { radians } from '#/drawings/bike/point.ts'
import type { TurnedView } from '#/drawings/bike/view-names.ts'
import { sharedViewBox } from '#/drawings/bike/views.ts'
import { barPlan, riseOf } from '#/drawings/bike-cockpit/bar-plan.ts'
import type { Plan } from '#/drawings/bike-solids/frame-solids.ts'

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number]

const [left = 0, top = 0, wide = 0, high = 0] = sharedViewBox.split(' ').map(Number)
export const stage: Box = [left, top, wide, high]

export type WholeView = Exclude<TurnedView, 'cockpit'>

/** A part of the picture, and the millimetres that it shows: they start at a corner and are so many wide. */
type Pane = { place: Box; from: readonly [x: number, y: number]; width: number }

/**
 * From the front, from behind and from above a bike fills little of a wide picture: the whole bike takes a part of it,
 * and what a buyer bends down for the rest.
 */
export function besideCloseUps(ink: Ink, view: WholeView, plan: Plan, body: string): string {
  const id = ink.id('turned')
  const [whole, ...closeUps] = panes[view](plan)
  return [
    whole ? framed(whole, `<g id="${id}">${body}</g>`) : '',
    ...closeUps.map((each) => card(each.place) + framed(each, `<use href="#${id}"/>`)),
  ].join('')
}

/** A ground of its own, so that nobody takes a close-up for a part of the bike beside it. */
const card = ([x, y, width, height]: Box): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="#0b0d12" fill-opacity=".045"/>`

const heightOf = ({ place, width }: Pick<Pane, 'place' | 'width'>) => (width * place[3]) / place[2]

function framed({ place, from, width }: Pane, content: string): string {
  const [x, y, w, h] = place.map(n)
  const box = [...from, width, heightOf({ place, width })].map(n).join(' ')
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}">${content}</svg>`
}

const gap = 20

/** Upright bikes stand in the left third. */
const narrow = wide / 3 - gap / 2
const besideLeft = left + narrow + gap
const besideWide = wide - narrow - gap
const half = (high - gap) / 2
const upright: Box = [left, top, narrow, high]
const beside: Box = [besideLeft, top, besideWide, high]
const upper: Box = [besideLeft, top, besideWide, half]
const lower: Box = [besideLeft, top + half + gap, besideWide, half]

/** One that is seen from above lies along the top. */
const strip = 560
const belowTop = top + strip + gap
const belowHigh = high - strip - gap
const belowWide = (wide - gap) / 2
const lying: Box = [left, top, wide, strip]
const belowLeft: Box = [left, belowTop, belowWide, belowHigh]
const belowRight: Box = [left + belowWide + gap, belowTop, belowWide, belowHigh]

const panes: Record<WholeView, (plan: Plan) => Pane[]> = {
  front: (plan) => [standing(plan), hands(plan)],
  rear: (plan) => [standing(plan), seat(plan), drive(plan)],
  top: (plan) => [fromAbove(plan), seatFromAbove(plan), handsFromAbove(plan)],
}

/** The wheels stand where those of the side view do; a wide bar makes the bike smaller. */
function standing({ measures }: Plan): Pane {
  const width = Math.max(narrow, measures.barWidth + 90)
  const height = heightOf({ place: upright, width })
  return { place: upright, from: [-width / 2, top + high - height], width }
}

/** Bar, levers, stem, head tube and the tyre under the crown. */
function hands({ measures, skeleton, look }: Plan): Pane {
  // Drops with flare stand farther apart than the hoods.
  const flare = 2 * barPlan(look.cockpit).drop * Math.tan(radians(measures.flare))
  const width = Math.max(measures.barWidth + flare + 76, 520)
  const rise = riseOf(look.cockpit)
  const highest = Math.min(skeleton.saddleTop.y - 20, skeleton.barCentre.y - rise - 80)
  return { place: beside, from: [-width / 2, highest - width * 0.06], width }
}

/** Saddle, rails and post, with the bar behind them. */
const seat = ({ skeleton }: Plan): Pane => ({
  place: upper,
  from: [-270, skeleton.saddleTop.y - 62],
  width: 540,
})

/** Sprockets, derailleur, disc and cranks. */
const drive = ({ skeleton }: Plan): Pane => ({
  place: lower,
  from: [-295, skeleton.rearAxle.y - 97],
  width: 590,
})

const centred = (place: Box, x: number, width: number): Pane => ({
  place,
  from: [x - width / 2, -heightOf({ place, width }) / 2],
  width,
})

/** As wide as the bike is long, or so that the bar fits between the edges. */
const fromAbove = ({ measures }: Plan): Pane =>
  centred(lying, 0, Math.max(wide, ((measures.barWidth + 60) * wide) / strip))

const seatFromAbove = ({ skeleton }: Plan): Pane =>
  centred(belowLeft, skeleton.saddleTop.x + 20, 560)

function handsFromAbove({ measures, skeleton }: Plan): Pane {
  const height = measures.barWidth + 110
  return centred(belowRight, skeleton.barCentre.x - 10, (height * belowWide) / belowHigh)
}
