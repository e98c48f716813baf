import type { DiagramLanguage } from './diagram.ts'
import { colours, figure, page, r, stroke, words } from './page.ts'

const says = {
  en: {
    fresh: 'New: 110 links, 1,397 mm',
    worn: 'Worn by 0.5%: 7 mm longer',
    note: 'Wear drawn twelve times as large as it is',
  },
  de: {
    fresh: 'Neu: 110 Glieder, 1.397 mm',
    worn: 'Um 0,5 % gelängt: 7 mm länger',
    note: 'Der Verschleiß ist zwölffach vergrößert',
  },
}

const percentSigns: Record<DiagramLanguage, string> = { en: '%', de: ' %' }

/** A run of chain on the teeth it was made for; a worn one climbs out of them. */
export function drawChainWear(language: DiagramLanguage): string {
  const say = says[language]
  const pitch = 62
  const row = (y: number, stretch: number): string => {
    const x = (link: number) => 90 + link * pitch * stretch
    const teeth = Array.from({ length: 11 }, (_, i) => {
      const at = 90 + (i + 0.5) * pitch
      return `L${r(at - 15)} ${y + 16}Q${r(at)} ${y - 26} ${r(at + 15)} ${y + 16}`
    }).join('')
    const climb = (link: number) => (stretch - 1) * link * 26
    const plates = Array.from({ length: 10 }, (_, i) => {
      const [a, b] = [x(i), x(i + 1)]
      const [ya, yb] = [y - climb(i), y - climb(i + 1)]
      const isOuter = i % 2 === 0
      return `<path d="M${r(a)} ${r(ya)}L${r(b)} ${r(yb)}" stroke="${isOuter ? '#8d949b' : '#b9bfc4'}" stroke-width="${isOuter ? 32 : 27}" stroke-linecap="round"/>`
    })
    const rollers = Array.from(
      { length: 11 },
      (_, i) =>
        `<circle cx="${r(x(i))}" cy="${r(y - climb(i))}" r="10" fill="#33383e"/><circle cx="${r(x(i))}" cy="${r(y - climb(i))}" r="4" fill="#cfd4d8"/>`,
    )
    return [
      `<path d="M40 ${y + 70}V${y + 16}${teeth}L780 ${y + 16}V${y + 70}Z" fill="#5d646b"/>`,
      ...plates.filter((_, i) => i % 2 === 1),
      ...plates.filter((_, i) => i % 2 === 0),
      ...rollers,
    ].join('')
  }
  const end = 90 + 10 * pitch
  return page(
    [
      words(say.fresh, [40, 56], { size: 27, weight: 600 }),
      row(128, 1),
      words(say.worn, [40, 268], { size: 27, weight: 600, colour: colours.rust }),
      row(356, 1.06),
      stroke(`M${end} 96V440`, colours.signal, 2.5, ' stroke-dasharray="6 6"'),
      words(`+ ${figure(0.5, language, 1)}${percentSigns[language]}`, [end - 12, 466], {
        size: 26,
        weight: 600,
        anchor: 'end',
        colour: colours.signal,
      }),
      words(say.note, [40, 486], { size: 19, colour: colours.grey }),
    ].join(''),
  )
}
