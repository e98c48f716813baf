import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import type { DiagramLanguage } from './diagram.ts'
import { box, colours, figure, page, r, stroke, words } from './page.ts'

const surfaces = [
  { grip: 0.8, en: 'Dry tarmac', de: 'Trockener Asphalt' },
  { grip: 0.5, en: 'Wet tarmac', de: 'Nasser Asphalt' },
  { grip: 0.3, en: 'Wet setts', de: 'Nasses Pflaster' },
  { grip: 0.2, en: 'Wet leaves', de: 'Nasses Laub' },
  { grip: 0.1, en: 'Ice', de: 'Eis' },
]
const speed = 25 / 3.6
const gravity = 9.81
const says = {
  en: { lead: 'From 25 km/h', react: '1 s to react', brake: 'braking' },
  de: { lead: 'Aus 25 km/h', react: '1 s Reaktion', brake: 'Bremsweg' },
}

/** Metres to the stop from 25 km/h, for each surface: a second of thinking, then braking. */
export function drawBrakingDistance(language: DiagramLanguage): string {
  const say = says[language]
  const [left, metre] = [40, 21.5]
  const bike = Object.values(sampleLooks)[0]
  const rows = surfaces.map((surface, index) => {
    const y = 150 + index * 68
    const braking = speed ** 2 / (2 * gravity * surface.grip)
    const total = speed + braking
    return [
      words(surface[language], [left, y - 8], { size: 23 }),
      box([left, y, speed * metre, 24], colours.line),
      box(
        [left + speed * metre, y, braking * metre, 24],
        index === 0 ? colours.ink : colours.signal,
      ),
      words(`${figure(Math.round(total), language)} m`, [r(left + total * metre + 10), y + 21], {
        weight: 600,
      }),
    ].join('')
  })
  const ticks = [0, 10, 20, 30].map(
    (metres) =>
      stroke(`M${r(left + metres * metre)} 128V462`, colours.line, 1, ' stroke-dasharray="3 5"') +
      words(`${metres}`, [r(left + metres * metre), 488], {
        size: 20,
        colour: colours.grey,
        anchor: 'middle',
      }),
  )
  const drawn = bike
    ? `<g transform="translate(694 108)scale(.088)">${bareBike(bike, 'brake')}</g>`
    : ''
  return page(
    [
      words(say.lead, [left, 58], { size: 30, weight: 600 }),
      box([left, 82, 22, 16], colours.line),
      words(say.react, [left + 32, 98], { size: 22, colour: colours.grey }),
      box([left + 210, 82, 22, 16], colours.signal),
      words(say.brake, [left + 242, 98], { size: 22, colour: colours.grey }),
      drawn,
      ...ticks,
      ...rows,
    ].join(''),
  )
}
