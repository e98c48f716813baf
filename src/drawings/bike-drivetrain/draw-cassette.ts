import { boxGradient, type Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { around, point, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import { belt } from '#/drawings/bike-parts/belt.ts'
import { pitchRadius, type DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { teeth } from './teeth.ts'

const origin = point(0, 0)

/** The sprockets about the rear axle step towards the viewer, the smallest last, each in front of its own shade. */
export function drawCassette(ink: Ink, plan: DrivetrainPlan): string {
  const steel = boxGradient(ink, 'sprocket', '0 #f4f5f6, 0.3 #b9bfc4, 0.6 #7f858b, 1 #b4babf', -35)
  const wheels = plan.sprockets.toReversed().map((count, index, all) => {
    const radius = pitchRadius(count)
    const next = all[index + 1]
    const gap = next === undefined ? 5 : radius - pitchRadius(next)
    return `${index ? `<circle r="${n(radius + 1)}" fill="#0b0c0e" fill-opacity=".3"/>` : ''}${teeth(count, { colour: index % 2 ? '#8b9096' : '#b4babf', depth: 5.4 })}<circle r="${n(radius - 2.6)}" fill="#494d53" stroke="${steel}" stroke-width="${n(Math.min(gap * 0.42, 2.8))}"/>`
  })
  const largest = pitchRadius(plan.sprockets.at(-1) ?? 34)
  const smallest = pitchRadius(plan.sprockets[0] ?? 11)
  return `${wheels.join('')}${carrier(largest, smallest)}<circle r="${n(smallest - 4)}" fill="${steel}"/><circle r="${n(smallest - 7)}" fill="#26282c"/><circle r="${n(smallest - 7)}" fill="none" stroke="#0b0c0e" stroke-width="2" stroke-dasharray="2 1.6"/>`
}

/** The arms that carry the larger sprockets show as a faint star across them. */
function carrier(largest: number, smallest: number): string {
  const d = Array.from({ length: 5 }, (_, index) => {
    const from = around(origin, smallest + 2, index * 72 + 20)
    const to = around(origin, largest - 5, index * 72 + 44)
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`
  }).join('')
  return `<path d="${d}" fill="none" stroke="#0c0d0f" stroke-opacity=".26" stroke-width="7"/>`
}

/** Half an inch from pin to pin; outer and inner plates take turns. */
const pitch = 12.7

/** The chain: inner plates, brighter outer plates that overlap them, and the pins that join them. */
export function drawChain(ink: Ink, plan: DrivetrainPlan, skeleton: Skeleton): string {
  const d = belt([
    { centre: skeleton.bb, radius: plan.ringRadius, turn: -1 },
    { centre: skeleton.rearAxle, radius: pitchRadius(plan.driven), turn: -1 },
    { centre: plan.guide, radius: plan.guideRadius, turn: 1 },
    { centre: plan.tension, radius: plan.tensionRadius, turn: -1 },
  ])
  const id = ink.id('chain')
  const run = (stroke: string, width: number, dashes: string, offset = 0) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dashes}"${offset ? ` stroke-dashoffset="${offset}"` : ''}/>`
  const plates = `${pitch} ${pitch}`
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none" stroke-linecap="round">${run('#17181b', 7.2, plates, pitch)}${run('#5f646a', 5.6, plates, pitch)}${run('#131417', 8.4, plates)}${run('#9aa0a6', 6.8, plates)}${run('#d8dcdf', 1.7, '8 17.4', -2.4)}${run('#26282c', 3, `0 ${pitch}`)}</g>`
}

/** The far cage plate and the two jockey wheels lie behind the chain. */
export function drawJockeys(plan: DrivetrainPlan): string {
  const wheel = (centre: Point, radius: number) => {
    const count = Math.round((Math.PI * 2 * radius) / pitch)
    return `<g transform="translate(${n(centre.x)} ${n(centre.y)})">${teeth(count, { colour: '#3a3d42', depth: 6 })}<circle r="${n(pitchRadius(count) - 2.4)}" fill="#26282c"/><circle r="${n(radius * 0.62)}" fill="none" stroke="#0d0e10" stroke-width="5" stroke-dasharray="5 3.4"/><circle r="${n(radius * 0.36)}" fill="#8b9096"/></g>`
  }
  return `${wheel(plan.guide, plan.guideRadius - 2)}${wheel(plan.tension, plan.tensionRadius - 2)}`
}
