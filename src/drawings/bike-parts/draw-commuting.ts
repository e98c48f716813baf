import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, radial, type Ink } from '#/drawings/bike/ink.ts'
import { at, corner, line, n, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  around,
  between,
  leftOf,
  moved,
  plus,
  point,
  type Point,
} from '#/drawings/bike/point.ts'

/** Mudguards follow the tyres with a finger's room; two thin stays each. */
export function drawMudguards({ look, skeleton, ink }: Drawing): string {
  if (!look.extras?.mudguards) return ''
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const radius = wheelRadius + 12
  const fill = boxGradient(ink, 'guard', [
    [0, '#53575d'],
    [0.2, '#26282c'],
    [1, '#121316'],
  ])
  const arc = (centre: Point, from: number, to: number) => {
    const a = around(centre, radius, from)
    const b = around(centre, radius, to)
    return `M${at(a)}A${n(radius)} ${n(radius)} 0 0 1 ${at(b)}`
  }
  const guards = `${arc(rearAxle, 158, 338)}${arc(frontAxle, 172, 304)}`
  const rearEnd = around(rearAxle, radius, 163)
  const frontEnd = around(frontAxle, radius, 176)
  const stays = `${line(moved(rearAxle, -6, -8), around(rearAxle, radius, 196))}${line(moved(rearAxle, -6, -4), around(rearAxle, radius, 168))}${line(moved(frontAxle, -4, -4), around(frontAxle, radius, 182))}`
  return `<g fill="none"><path d="${stays}" stroke="#2f3236" stroke-width="3.4"/><path d="${guards}" stroke="${fill}" stroke-width="10" stroke-linecap="round"/><path d="${guards}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4" transform="translate(0 -3)"/></g><path d="${flap(rearEnd, 68)}${flap(frontEnd, 84)}" fill="#141518"/>`
}

const flap = (p: Point, angle: number): string => {
  const end = around(p, 46, angle)
  return ribbon([
    [p, 9],
    [between(p, end, 0.5), 8],
    [end, 6],
  ])
}

export function drawRack({ look, skeleton, plan }: Drawing): string {
  if (!look.extras?.rack) return ''
  const { rearAxle, seatTop, seatUp, wheelRadius } = skeleton
  const deckY = rearAxle.y - wheelRadius - 40
  const back = point(rearAxle.x - 170, deckY)
  const front = point(rearAxle.x + 150, deckY)
  const mount = along(seatTop, seatUp, -plan.stayDrop - 20)
  const foot = moved(rearAxle, -4, -14)
  const d = `${line(front, back)}M${at(back)}q-10 2-8 22M${at(foot)}L${n(rearAxle.x - 60)} ${n(deckY)}M${at(foot)}L${n(rearAxle.x + 34)} ${n(deckY)}M${at(foot)}L${n(rearAxle.x - 148)} ${n(deckY + 46)}L${n(back.x + 8)} ${n(deckY)}M${at(front)}L${at(mount)}`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="#131417" stroke-width="9"/><path d="${d}" stroke="#5a5e64" stroke-width="2.4" transform="translate(-1 -2)"/></g>`
}

/** Front lamp on the fork's crown, rear lamp at the rack, the guard or the post. */
export function drawLights({ look, skeleton, plan, ink }: Drawing): string {
  if (!look.extras?.lights) return ''
  const { crown, steererDown, rearAxle, wheelRadius, seatTop, railClamp } = skeleton
  const forward = leftOf(steererDown)
  const lamp = along(along(crown, steererDown, -14), forward, plan.headTube[1] / 2 + 34)
  const rear = look.extras.rack
    ? point(rearAxle.x - 182, rearAxle.y - wheelRadius - 30)
    : look.extras.mudguards
      ? around(rearAxle, wheelRadius + 22, 208)
      : moved(between(seatTop, railClamp, 0.35), -26, 0)
  const bracket = line(along(crown, steererDown, 6), moved(lamp, -4, 4))
  return `<path d="${bracket}" stroke="#17181b" stroke-width="8"/>${headLamp(ink, lamp)}${tailLamp(ink, rear)}`
}

function headLamp(ink: Ink, lamp: Point): string {
  const shell = boxGradient(ink, 'lamp', [
    [0, '#6d7279'],
    [0.3, '#2f3236'],
    [1, '#0f1012'],
  ])
  const beam = radial(ink, 'beam', [
    [0, '#fffbe8', 0.95],
    [0.25, '#fff6d0', 0.45],
    [1, '#fff3c4', 0],
  ])
  const { x, y } = lamp
  return `<ellipse cx="${n(x + 26)}" cy="${n(y)}" rx="46" ry="34" fill="${beam}"/><path d="M${n(x - 24)} ${n(y - 8)}C${n(x - 18)} ${n(y - 18)} ${n(x + 6)} ${n(y - 20)} ${n(x + 22)} ${n(y - 19)}V${n(y + 17)}C${n(x + 4)} ${n(y + 18)} ${n(x - 18)} ${n(y + 14)} ${n(x - 24)} ${n(y + 6)}Z" fill="${shell}"/><path d="M${n(x + 21)} ${n(y - 18)}q8 17 0 34Z" fill="#fffdf2" stroke="#d9dcdf" stroke-width="1"/>`
}

function tailLamp(ink: Ink, rear: Point): string {
  const red = radial(ink, 'tail', [
    [0, '#ff5a4a', 0.8],
    [0.35, '#ff3b30', 0.3],
    [1, '#ff3b30', 0],
  ])
  const box = roundedPolygon(
    [point(-5, -15), point(9, -15), point(9, 15), point(-5, 15)].map((p) =>
      corner(plus(rear, p), 4),
    ),
  )
  return `<path d="${box}" fill="#8c1310"/><path d="${line(moved(rear, -4, -11), moved(rear, -4, 11))}" stroke="#ff4a3d" stroke-width="4" stroke-linecap="round"/><circle cx="${n(rear.x - 5)}" cy="${n(rear.y)}" r="30" fill="${red}"/>`
}

export function drawKickstand({ look, skeleton }: Drawing): string {
  if (!look.extras?.kickstand) return ''
  const { rearAxle, bb } = skeleton
  const hinge = between(rearAxle, bb, 0.34)
  const end = point(hinge.x - 62, -14)
  const d = line(moved(hinge, 0, 6), end)
  return `<g stroke-linecap="round"><path d="${d}" stroke="#131417" stroke-width="15"/><path d="${d}" stroke="#5a5e64" stroke-width="3" transform="translate(-3 -1)"/><path d="${line(moved(end, -12, 2), moved(end, 12, 6))}" stroke="#0d0e10" stroke-width="9"/></g>`
}
