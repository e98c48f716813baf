import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { at, n } from '#/drawings/bike/path.ts'
import { around, type Point } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { wordmark } from '#/drawings/bike/wordmark.ts'
import { chainsets } from '#/drawings/bike-drivetrain/chainset-families.ts'
import { belt } from '#/drawings/bike-parts/belt.ts'
import { drivetrainPlan, pitchRadius } from '#/drawings/bike-parts/drivetrain-plan.ts'

/** Half an inch from pin to pin. */
const pitch = 12.7

/**
 * Details that only show from a hand's breadth away, laid over the drawing of the drive side: turned lines and stamped
 * teeth on the ring, sockets in its bolts, riveted pins, and the number on the largest sprocket.
 */
export function driveCloseUp(look: BikeLook): string {
  const skeleton = skeletonOf(look)
  const plan = drivetrainPlan(look, skeleton)
  const { drivetrain } = look
  const family = chainsets[drivetrain.chainset ?? (plan.rings.length > 1 ? 'four-arm' : 'direct')]
  const root = plan.ringRadius - 3
  const band = plan.ringRadius * family.band
  const { bb, rearAxle } = skeleton
  const largest = plan.sprockets.at(-1) ?? 34
  const ink = drivetrain.finish === 'silver' ? '#33363a' : '#c9cdd1'
  return [
    family.hasGuard ? '' : turned(bb, root, band),
    family.hasGuard ? '' : stamped(`${plan.rings[0] ?? 40}T`, bb, root - band / 2, 90, ink),
    sockets((family.arms ?? []).map((angle) => around(bb, root - band - 1, angle))),
    stamped(`${largest}T`, rearAxle, pitchRadius(largest) - 5.5, 118, '#26282c', 3.6),
    pins(
      belt([
        { centre: bb, radius: plan.ringRadius, turn: -1 },
        { centre: rearAxle, radius: pitchRadius(plan.driven), turn: -1 },
        { centre: plan.guide, radius: plan.guideRadius, turn: 1 },
        { centre: plan.tension, radius: plan.tensionRadius, turn: -1 },
      ]),
    ),
  ].join('')
}

/** Lines of the lathe round the ring's face, as far as the crank leaves it open. */
function turned(bb: Point, root: number, band: number): string {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const radius = root - band + 2 + ((band - 5) * index) / 5
    const open = (Math.asin(Math.min(22 / radius, 1)) * 180) / Math.PI + 2
    const size = n(radius)
    return `M${at(around(bb, radius, open))}A${size} ${size} 0 1 1 ${at(around(bb, radius, -open))}`
  }).join('')
  return `<g fill="none" stroke-width=".45"><path d="${lines}" stroke="#fff" stroke-opacity=".16"/><path d="${lines}" stroke="#000" stroke-opacity=".2" transform="translate(.4 .6)"/></g>`
}

/** A word on a ring, read from its middle outwards at this angle. */
function stamped(
  word: string,
  centre: Point,
  radius: number,
  angle: number,
  colour: `#${string}`,
  height = 5,
): string {
  const mark = wordmark(word, { height, colour })
  const place = around(centre, radius, angle)
  return `<g transform="translate(${at(place)})rotate(${n(angle - 90)})translate(${n(-mark.width / 2)} ${n(-height / 2)})" opacity=".8">${mark.markup}</g>`
}

/** Hexagons in the heads of bolts. */
const sockets = (places: Point[]): string =>
  places.length === 0
    ? ''
    : `<path d="${places.map((p) => `M${[0, 60, 120, 180, 240, 300].map((angle) => at(around(p, 2.5, angle))).join('L')}Z`).join('')}" fill="#000" stroke="#8b9096" stroke-width=".5"/>`

/** The upper run only: below, the derailleur is in front of the chain. */
function pins(chain: string): string {
  const [upper = ''] = /^M[^L]+L[^A]+/.exec(chain) ?? []
  return `<g fill="none" stroke-linecap="round"><path d="${upper}" stroke="#8b9096" stroke-width="2" stroke-dasharray="0 ${pitch}"/><path d="${upper}" stroke="#eef0f2" stroke-width=".9" stroke-dasharray="0 ${pitch}"/></g>`
}
