import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { packedBike } from '#/drawings/places/place-bikes.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import type { DiagramLanguage } from './diagram.ts'
import { colours, figure, page, r, stroke, words } from './page.ts'

const says = {
  en: {
    seat: ['Seat pack', 'soft and bulky'],
    frame: ['Frame bag', 'heavy, low, in the middle'],
    bar: ['Bar roll', 'long and light'],
  },
  de: {
    seat: ['Satteltasche', 'weich und groß'],
    frame: ['Rahmentasche', 'schwer, tief, in der Mitte'],
    bar: ['Lenkerrolle', 'lang und leicht'],
  },
} as const
/** Kilograms, as weighed in the story. */
const weights = { seat: 1.71, frame: 2.03, bar: 1.85 }

/** A bike with its bags, and what each of them is for. */
export function drawPackedBike(language: DiagramLanguage): string {
  const say = says[language]
  const scale = 0.34
  const [x, y] = [400, 478]
  const { saddleTop, barCentre, headTop, bb } = skeletonOf(packedBike)
  const on = (px: number, py: number): readonly [number, number] => [
    r(x + px * scale),
    r(y + py * scale),
  ]
  const seat = on(saddleTop.x - 200, saddleTop.y + 30)
  const bar = on(barCentre.x + 120, barCentre.y + 20)
  const frame = on((headTop.x + bb.x) / 2, headTop.y + 120)
  const label = (
    [name, what]: readonly [string, string],
    weight: number,
    at: readonly [number, number],
    anchor: 'start' | 'middle' | 'end',
  ) => [
    words(name, at, { size: 25, weight: 600, anchor }),
    words(`${figure(weight, language, 2)} kg`, [at[0], at[1] + 31], {
      size: 25,
      weight: 600,
      anchor,
      colour: colours.signal,
    }),
    words(what, [at[0], at[1] + 60], { size: 20, anchor, colour: colours.grey }),
  ]
  const lead = (from: readonly [number, number], to: readonly [number, number]) =>
    stroke(`M${from.join(' ')}L${to.join(' ')}`, colours.signal, 2.5) +
    `<circle cx="${to[0]}" cy="${to[1]}" r="7" fill="${colours.signal}"/>`
  return page(
    [
      `<g transform="translate(${x} ${y})scale(${scale})">${bareBike(packedBike, 'packed')}</g>`,
      lead([120, 120], seat),
      lead([400, 112], frame),
      lead([690, 120], bar),
      ...label(say.seat, weights.seat, [24, 46], 'start'),
      ...label(say.frame, weights.frame, [400, 40], 'middle'),
      ...label(say.bar, weights.bar, [776, 46], 'end'),
    ].join(''),
  )
}
