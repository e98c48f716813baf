import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { riseOf } from './bar-plan.ts'

/** A flat bar seen from its end: the grip, round or with a wing for the palm, brake and shifter reaching forward. */
export function flatBar({ ink, look, skeleton }: Drawing): string {
  const { tape: grip = plainColours.tape, grips = 'ergonomic' } = look.cockpit
  const rise = riseOf(look.cockpit)
  const { x, y } = skeleton.barCentre
  const rubber = boxGradient(ink, 'grip', [
    [0, mixed(grip, '#ffffff', 0.34)],
    [0.3, mixed(grip, '#ffffff', 0.08)],
    [1, mixed(grip, '#000000', 0.5)],
  ])
  const body = boxGradient(ink, 'hood', '0 #5c6066, 0.25 #393c41, 0.6 #222428, 1 #0e0f11')
  const brake =
    'M-2 -12C10 -17 24 -17 33 -12C41 -8 46 -1 58 4C70 9 80 17 81 25C81 30 75 30 71 26C64 20 54 15 42 13C28 11 10 13 2 11Z'
  const shifter = 'M2 10C14 8 30 12 36 20C40 27 36 36 28 36C16 36 2 30 -2 20Z'
  const palm =
    grips === 'plain'
      ? `<circle cx="0" cy="0" r="16" fill="${rubber}"/><circle r="16" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" stroke-dasharray="2 2.2"/>`
      : `<path d="M8 -15C-6 -20 -26 -16 -48 -8C-58 -4 -60 4 -52 7C-36 12 -14 18 2 16C20 14 20 -12 8 -15Z" fill="${rubber}"/><path d="M-46 -4C-28 -10 -14 -13 0 -13" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/>`
  const riser =
    rise > 0
      ? `<path d="M${n(x)} ${n(y)}L${n(x - 16)} ${n(y - rise)}" stroke="#101113" stroke-width="25" stroke-linecap="round"/><path d="M${n(x - 3)} ${n(y - 2)}L${n(x - 19)} ${n(y - rise - 2)}" stroke="#4b4f55" stroke-width="7" stroke-linecap="round"/>`
      : ''
  return `${riser}<g transform="translate(${n(x - 20)} ${n(y - 6 - rise)})"><path d="${shifter}" fill="#17181b"/><path d="M8 24L30 30" stroke="#8b9096" stroke-width="1.6"/><path d="${brake}" fill="${body}"/><path d="M4 -9C16 -13 28 -12 36 -8C45 -3 52 5 66 12" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.8" stroke-linecap="round"/><circle cx="31" cy="-3" r="2.6" fill="#9aa0a6"/>${palm}<circle cx="0" cy="0" r="12.5" fill="#0f1012"/><circle cx="0" cy="-.6" r="10.6" fill="${body}"/><circle r="3.4" fill="#0b0c0e"/></g>`
}
