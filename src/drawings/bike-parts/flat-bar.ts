import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'

/** A flat bar seen from its end: the grip with its wing for the palm, brake and shifter reaching forward. */
export function flatBar({ ink, look, skeleton }: Drawing): string {
  const grip = look.cockpit.tape ?? '#1a1b1d'
  const { x, y } = skeleton.barCentre
  const rubber = boxGradient(ink, 'grip', [
    [0, mixed(grip, '#ffffff', 0.34)],
    [0.3, mixed(grip, '#ffffff', 0.08)],
    [1, mixed(grip, '#000000', 0.5)],
  ])
  const body = boxGradient(ink, 'hood', [
    [0, '#5c6066'],
    [0.25, '#393c41'],
    [0.6, '#222428'],
    [1, '#0e0f11'],
  ])
  const brake =
    'M-2 -12C10 -17 26 -17 36 -12C46 -7 50 0 62 4C72 7 78 14 76 22C74 30 66 30 62 24C57 16 48 14 38 14C24 14 10 14 2 12Z'
  const shifter = 'M2 10C14 8 30 12 36 20C40 27 36 36 28 36C16 36 2 30 -2 20Z'
  const wing =
    'M8 -15C-6 -20 -26 -16 -48 -8C-58 -4 -60 4 -52 7C-36 12 -14 18 2 16C20 14 20 -12 8 -15Z'
  return `<g transform="translate(${n(x - 20)} ${n(y - 6)})"><path d="${shifter}" fill="#17181b"/><path d="${brake}" fill="${body}"/><path d="M4 -9C16 -13 28 -12 37 -7C46 -2 52 5 64 9" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.8" stroke-linecap="round"/><path d="${wing}" fill="${rubber}"/><circle cx="0" cy="0" r="12.5" fill="#0f1012"/><circle cx="0" cy="-.6" r="10.6" fill="${body}"/><path d="M-46 -4C-28 -10 -14 -13 0 -13" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/></g>`
}
