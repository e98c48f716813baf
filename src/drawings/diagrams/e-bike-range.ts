import type { DiagramLanguage } from './diagram.ts'
import { box, colours, figure, page, r, stroke, words } from './page.ts'

/** Watt hours a kilometre, and for each thousand metres of climbing with half of the work done by the motor. */
const perKilometre = 4
const perThousandMetres = 180

const batteries = [
  { wattHours: 236, en: 'Wold SL E', de: 'Wold SL E' },
  { wattHours: 250, en: 'Snicket E, Causey AL E', de: 'Snicket E, Causey AL E' },
  { wattHours: 350, en: 'Keld SL E', de: 'Keld SL E' },
  { wattHours: 430, en: 'Keld AL E', de: 'Keld AL E' },
  { wattHours: 458, en: 'Snicket E with range extender', de: 'Snicket E mit Zusatzakku' },
]
const says = {
  en: { flat: 'on the flat', hills: 'with 1,000 m of climbing' },
  de: { flat: 'in der Ebene', hills: 'mit 1.000 Höhenmetern' },
}

/** Kilometres with medium help: what is left of them when there are hills, and what the hills cost. */
export function drawEBikeRange(language: DiagramLanguage): string {
  const say = says[language]
  const [left, kilometre] = [40, 5.6]
  const rows = batteries.map((battery, index) => {
    const y = 140 + index * 70
    const flat = Math.floor(battery.wattHours / perKilometre)
    const hilly = Math.floor((battery.wattHours - perThousandMetres) / perKilometre)
    return [
      words(`${battery[language]}, ${battery.wattHours} Wh`, [left, y - 8], { size: 22 }),
      box([left, y, flat * kilometre, 26], colours.line),
      box([left, y, hilly * kilometre, 26], colours.signal),
      words(figure(hilly, language), [r(left + hilly * kilometre + 8), y + 21], { size: 21 }),
      words(`${figure(flat, language)} km`, [r(left + flat * kilometre + 8), y + 22], {
        weight: 600,
      }),
    ].join('')
  })
  const hill = 'M470 92C500 92 512 34 560 34S612 92 650 92C690 92 700 58 730 58S762 92 776 92'
  return page(
    [
      box([left, 44, 22, 16], colours.line),
      words(say.flat, [left + 32, 60], { size: 22, colour: colours.grey }),
      box([left, 76, 22, 16], colours.signal),
      words(say.hills, [left + 32, 92], { size: 22, colour: colours.grey }),
      stroke(hill, colours.signal, 4, ' stroke-linecap="round"'),
      stroke('M470 92H776', colours.line, 4, ' stroke-linecap="round"'),
      ...rows,
    ].join(''),
  )
}
