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
  sheet.print(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(3)})">`)
  sheet.fill(ellipse(-16, 0, 40, 4), palette.ink, { opacity: shade })
  sheet.fill('M-2.4 0C-4 -8 -4 -28 -2.4 -36H2.4C4 -28 4 -8 2.4 0Z', ink)
  sheet.fill('M-9 -47C-11 -36 -10 -24 -12 -12L-15 -7L-7 -6L-5 -14C-3 -26 -2 -34 0 -42ZM9 -47C12 -40 12 -33 9 -28L10 -20L14 -17L7 -15L4 -22C3 -30 2 -36 0 -42Z', ink)
  sheet.fill('M-10 -50C-11 -42 -7 -38 0 -38S11 -42 10 -50Z', ink)
  sheet.fill('M-10 -48C-12 -62 -16 -70 -15 -78C-14 -84 -8 -86 0 -86S14 -84 15 -78C16 -70 12 -62 10 -48C6 -45 -6 -45 -10 -48Z', signal)
  sheet.fill('M-15 -78C-20 -72 -23 -64 -24 -55L-20 -53C-18 -62 -16 -68 -12 -74ZM15 -78C20 -72 23 -64 24 -55L20 -53C18 -62 16 -68 12 -74Z', ink)
  sheet.fill('M-8 -91C-8 -99 -5 -103 0 -103S8 -99 8 -91C8 -87 5 -84 0 -84S-8 -87 -8 -91Z', mix(palette.light, '#ffffff', 0.5))
  sheet.fill('M-3 -49H3V-45H-3Z', '#e5322d')
  sheet.print('</g>')
}
