import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, radial, type Ink } from '#/drawings/bike/ink.ts'
import { at, corner, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  around,
  between,
  direction,
  leftOf,
  moved,
  plus,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import { guardPlan } from './draw-mudguards.ts'
import { rackPlan } from './draw-racks.ts'
import { lampSizes, type LampSize } from './lamp-sizes.ts'

/** Strapped to bar and post, or fixed to crown and rack and wired to what feeds them. */
export function drawLights(drawing: Drawing): string {
  const stated = drawing.look.extras?.lights
  if (!stated) return ''
  const kind = stated === true ? 'motor' : stated
  if (kind === 'flashers') return flashers(drawing)
  return kind === 'dynamo' || kind === 'motor' ? wired(drawing, kind) : strapped(drawing, kind)
}

/** A bag behind the saddle hides the post, so the light moves down to the seat stay. */
const onPost = ({ look, lines, skeleton: { seatTop, railClamp } }: Drawing): Point =>
  look.extras?.bags?.includes('saddle')
    ? between(...lines.seatstay, 0.84)
    : between(seatTop, railClamp, 0.46)

function flashers(drawing: Drawing): string {
  const { barCentre } = drawing.skeleton
  const bar = moved(barCentre, 17, -9)
  const post = onPost(drawing)
  const pill = (p: Point, colour: string, lit: string) =>
    `<rect x="${n(p.x - 6)}" y="${n(p.y - 15)}" width="12" height="30" rx="5.5" fill="${colour}"/><rect x="${n(p.x - 3)}" y="${n(p.y - 10)}" width="6" height="20" rx="3" fill="${lit}"/>`
  return `${strap(barCentre, bar)}${pill(bar, '#c9cdd1', '#fff')}${strap(post, moved(post, -20, 0))}${pill(moved(post, -22, 0), '#8c1310', '#ff5a4a')}`
}

const strap = (on: Point, to: Point): string =>
  `<path d="${line(on, to)}" stroke="#1b1d20" stroke-width="13"/>`

function strapped(drawing: Drawing, kind: 'battery' | 'road' | 'beam'): string {
  const { barCentre } = drawing.skeleton
  const size = lampSizes[kind]
  const lamp = moved(barCentre, 14, -22 - size.height / 2)
  const clamp = `<path d="${line(barCentre, moved(barCentre, 6, -27))}" stroke="#17181b" stroke-width="17"/>`
  const post = onPost(drawing)
  const rear = moved(post, -25, 0)
  return `${clamp}${headLamp(drawing.ink, lamp, size, kind === 'beam')}${strap(post, rear)}${tailLamp(drawing.ink, rear, size.rearHeight)}`
}

/** The lamp's bracket is bolted to the front of the crown; the wire goes where the current comes from. */
function wired(drawing: Drawing, kind: 'dynamo' | 'motor'): string {
  const { skeleton, plan, ink } = drawing
  const { crown, steererDown, frontAxle } = skeleton
  const forward = leftOf(steererDown)
  const foot = along(along(crown, steererDown, 15), forward, plan.headTube[1] / 2 - 2)
  const lamp = moved(foot, 34, -22)
  const bracket = `<path d="M${at(foot)}L${at(moved(foot, 12, 2))}L${at(moved(lamp, -6, 14))}" fill="none" stroke="#17181b" stroke-width="6" stroke-linejoin="round"/>`
  const from = moved(lamp, -14, 13)
  const blade = direction(crown, frontAxle)
  const behind = (share: number) =>
    along(between(crown, frontAxle, share), leftOf(blade), -plan.fork[1] * 0.34)
  const to =
    kind === 'dynamo'
      ? `L${at(behind(0.2))}L${at(behind(0.86))}L${at(moved(frontAxle, -16, -26))}`
      : `Q${at(moved(foot, -4, 16))} ${at(along(crown, steererDown, -6))}`
  const wire = `<path d="M${at(from)}${to}" fill="none" stroke="#0c0d0f" stroke-width="2.6" stroke-linejoin="round"/>`
  return `${wire}${bracket}${headLamp(ink, lamp, lampSizes[kind], false)}${rearFixed(drawing, lampSizes[kind].rearHeight)}`
}

/** On the end of the rack, else on the guard, else on the post. */
function rearFixed(drawing: Drawing, height: number): string {
  const { look, skeleton, ink } = drawing
  const { rearAxle, wheelRadius } = skeleton
  const { rack, mudguards } = look.extras ?? {}
  if (rack) {
    const { back } = rackPlan(drawing)
    return tailLamp(ink, moved(back, -9, 14), height)
  }
  if (mudguards && mudguards !== 'clip') {
    const { radius, depth } = guardPlan(look, wheelRadius)
    const seat = around(rearAxle, radius + depth / 2, 203)
    const lamp = around(rearAxle, radius + depth / 2 + 13, 203)
    return `<path d="${line(seat, lamp)}" stroke="#17181b" stroke-width="14"/>${tailLamp(ink, lamp, height)}`
  }
  const post = onPost(drawing)
  return strap(post, moved(post, -25, 0)) + tailLamp(ink, moved(post, -25, 0), height)
}

function headLamp(
  ink: Ink,
  { x, y }: Point,
  { length, height }: LampSize,
  hasFins: boolean,
): string {
  const shell = boxGradient(ink, 'lamp', '0 #80858b, 0.22 #3a3d42, 0.6 #1a1c1f, 1 #33363b')
  const beam = radial(ink, 'beam', '0 #fffdf0 0.8, 0.4 #fff8dc 0.25, 1 #fff6d2 0')
  const [half, front] = [height / 2, x + length / 2]
  const back = x - length / 2
  const fins = hasFins
    ? `<path d="${[0.2, 0.32, 0.44].map((share) => `M${n(back + length * share)} ${n(y - half + 3)}v${n(height - 8)}`).join('')}" stroke="#000" stroke-opacity=".5" stroke-width="2.4"/>`
    : ''
  return `<ellipse cx="${n(front + 4)}" cy="${n(y)}" rx="20" ry="${n(half + 6)}" fill="${beam}"/><path d="M${n(back)} ${n(y - half * 0.4)}C${n(back + 2)} ${n(y - half * 0.9)} ${n(x)} ${n(y - half)} ${n(front)} ${n(y - half)}V${n(y + half * 0.9)}C${n(x)} ${n(y + half)} ${n(back + 4)} ${n(y + half * 0.8)} ${n(back)} ${n(y + half * 0.4)}Z" fill="${shell}"/>${fins}<path d="M${n(front - 1)} ${n(y - half + 1)}q5 ${n(half)} 0 ${n(height * 0.93)}Z" fill="#fffef6" stroke="#aeb3b8" stroke-width=".8"/>`
}

function tailLamp(ink: Ink, rear: Point, height: number): string {
  const glow = radial(ink, 'tail', '0 #ff5a4a 0.5, 0.5 #ff3b30 0.14, 1 #ff3b30 0')
  const half = height / 2
  const box = (from: number, to: number, y: number) =>
    roundedPolygon(
      [point(from, -y), point(to, -y), point(to, y), point(from, y)].map((p) =>
        corner(plus(rear, p), 4),
      ),
    )
  return `<path d="${box(-7, 9, half)}" fill="#1a1c1f"/><path d="${box(-9, 1, half - 1.5)}" fill="#a51713"/><path d="${line(moved(rear, -6, 5 - half), moved(rear, -6, half - 5))}" stroke="#ff6a5c" stroke-width="3" stroke-linecap="round"/><circle cx="${n(rear.x - 8)}" cy="${n(rear.y)}" r="${n(half + 4)}" fill="${glow}"/>`
}
