import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawRiddenBike, bareBike } from '#/drawings/rider/ridden-bike.ts'
import type { Kit } from '#/drawings/rider/kit.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { ellipse, round, type Sheet } from '#/drawings/scenery/sheet.ts'
import type { Lane } from './lane.ts'

/** The shares of red, green and blue that the hour leaves of the studio's light, and the share of air that is added. */
const tints: Record<SceneLook['time'], readonly [number, number, number, number]> = {
  dawn: [0.88, 0.8, 0.78, 0.06],
  day: [1, 1, 1, 0],
  dusk: [0.76, 0.7, 0.74, 0.04],
  night: [0.46, 0.5, 0.62, 0.02],
}

/** A bike is drawn in studio light; outside it takes the light of the hour. */
function lit(sheet: Sheet, markup: string): string {
  const { time, weather } = sheet.look
  const grey = weather === 'rain' || weather === 'snow' ? 0.88 : weather === 'cloud' ? 0.94 : 1
  const [r, g, b, air] = tints[time]
  if (r * grey === 1) return markup
  const row = (share: number, place: number) =>
    [0, 1, 2].map((i) => (i === place ? round3(share * grey) : 0)).join(' ')
  const id = sheet.define(
    (own) =>
      `<filter id="${own}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feColorMatrix values="${row(r, 0)} 0 ${air} ${row(g, 1)} 0 ${air} ${row(b, 2)} 0 ${air} 0 0 0 1 0"/></filter>`,
  )
  return `<g filter="url(#${id})">${markup}</g>`
}
const round3 = (value: number) => Math.round(value * 1000) / 1000

/** Millimetres of the bike on a print: where its wheels stand, how large, how steep. */
export type Stand = { x: number; y: number; metre: number; rise?: number }

const inMillimetres = ({ x, y, metre, rise = 0 }: Stand): string =>
  `translate(${round(x)} ${round(y)})rotate(${round(-rise)})scale(${Math.round(metre) / 1000})`

export function printShadow(sheet: Sheet, { x, y, metre, rise = 0 }: Stand, reach = 0.95): void {
  const shade = sheet.look.time === 'day' && sheet.look.weather === 'clear' ? 0.34 : 0.24
  for (const [wide, tall, share] of [
    [reach, 0.05, 0.5],
    [reach * 0.86, 0.026, 1],
  ] as const)
    sheet.fill(ellipse(0, 0, wide * metre, tall * metre), '#0f1216', {
      opacity: shade * share,
      transform: `translate(${round(x - 0.04 * metre)} ${round(y)})rotate(${round(-rise)})`,
    })
}

/** Somebody on a real bike, drawn by the functions that draw the shop's bikes. */
export function printRiddenBike(sheet: Sheet, stand: Stand, look: BikeLook, kit: Kit): void {
  printShadow(sheet, stand)
  const markup = drawRiddenBike(look, kit, sheet.idPrefix)
  sheet.print(`<g transform="${inMillimetres(stand)}">${lit(sheet, markup)}</g>`)
}

/** A bike that stands by itself. */
export function printStandingBike(sheet: Sheet, stand: Stand, look: BikeLook): void {
  printShadow(sheet, stand)
  sheet.print(
    `<g transform="${inMillimetres(stand)}">${lit(sheet, bareBike(look, sheet.idPrefix))}</g>`,
  )
}

/** Other drawings of the bike's hand, in millimetres. */
export const printInMillimetres = (sheet: Sheet, stand: Stand, markup: string): void =>
  sheet.print(`<g transform="${inMillimetres(stand)}">${lit(sheet, markup)}</g>`)

export const standOn = ({ x, at, metre, rise }: Lane): Stand => ({ x, y: at(x), metre, rise })
