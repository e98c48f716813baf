import type { Camera } from './camera.ts'
import { mix, signal } from './palette.ts'
import { ellipse, type Sheet } from './sheet.ts'

/** A rider seen from behind, a metre and three quarters tall, some way up the road. */
export function printRider(sheet: Sheet, camera: Camera, away: number): void {
  const [x, y] = camera.see([camera.bend(away) - 0.7, away])
  const scale = camera.scale(away) * 0.0175
  const { palette, look } = sheet
  const ink = mix(palette.ink, palette.air, 0.06)
  const shade = look.time === 'night' || look.weather === 'rain' ? 0.2 : 0.34
  sheet.print(
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(3)})">`,
  )
  sheet.fill(ellipse(-16, 0, 40, 4), palette.ink, { opacity: shade })
  const skin = mix(
    '#c99b7c',
    palette.ink,
    look.time === 'night' ? 0.7 : look.time === 'dusk' ? 0.45 : 0.15,
  )
  sheet.fill('M-2 0C-3.4 -10 -3.4 -26 -2 -36H2C3.4 -26 3.4 -10 2 0Z', ink)
  sheet.stroke('M-5 -44C-9 -32 -7 -22 -9 -8M6 -46C11 -38 9 -32 7 -22', skin, 5.4, {
    'stroke-linecap': 'round',
  })
  sheet.stroke('M-9 -7L-11 -4M7 -21L8 -17', ink, 5, { 'stroke-linecap': 'round' })
  sheet.fill('M-11 -56C-12 -46 -9 -36 -5 -33L-1 -42H1L6 -34C10 -38 12 -46 11 -56Z', ink)
  sheet.fill(
    'M-11 -54C-11 -64 -15 -72 -14 -79C-12 -85 -6 -87 0 -87S12 -85 14 -79C15 -72 11 -64 11 -54C6 -51 -6 -51 -11 -54Z',
    signal,
  )
  sheet.stroke('M-12 -80C-19 -74 -21 -66 -20 -60M12 -80C19 -74 21 -66 20 -60', signal, 5.4)
  sheet.stroke('M-20 -62L-19 -54M20 -62L19 -54', skin, 4.4, { 'stroke-linecap': 'round' })
  sheet.stroke('M-20 -53H-12M20 -53H12', ink, 3, { 'stroke-linecap': 'round' })
  sheet.fill(ellipse(0, -88, 5, 5), skin)
  sheet.fill(
    'M-8.5 -90C-9 -98 -5 -102 0 -102S9 -98 8.5 -90C5 -87.5 -5 -87.5 -8.5 -90Z',
    mix(palette.light, '#ffffff', 0.6),
  )
  sheet.stroke('M-3.4 -99V-90M0 -100V-89M3.4 -99V-90', ink, 1, { opacity: 0.6 })
  sheet.fill('M-1.8 -51H1.8V-47H-1.8Z', '#e5322d')
  sheet.print('</g>')
}
