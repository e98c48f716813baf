import type { DiagramLanguage } from './diagram.ts'
import { colours, figure, page, r, stroke, words } from './page.ts'
import { pitchRadius } from '#/drawings/bike-parts/drivetrain-plan.ts'

/** A toothed wheel about a point, in the drawing's own scale. */
function sprocket(
  [x, y]: readonly [number, number],
  teeth: number,
  scale: number,
  fill: string,
): string {
  const radius = pitchRadius(teeth) * scale
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const turn = ((i - 1.5) / (teeth * 4)) * Math.PI * 2
    const out = radius + (i % 4 === 1 || i % 4 === 2 ? 3.4 : -3) * scale
    return `${r(x + Math.cos(turn) * out)} ${r(y + Math.sin(turn) * out)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="#f8f7f4" stroke-width=".8"/>`
}

type Gear = { ring: number; cassette: readonly number[]; circumference: number; name: string }

const gears: readonly Gear[] = [
  {
    ring: 34,
    cassette: [34, 30, 27, 25, 23, 21, 19, 17, 15, 13, 12, 11],
    circumference: 2.16,
    name: '34 × 34',
  },
  {
    ring: 40,
    cassette: [51, 45, 39, 33, 28, 24, 21, 18, 16, 14, 12, 10],
    circumference: 2.2,
    name: '40 × 51',
  },
]
const says = {
  en: { turn: 'one turn of the cranks', scale: 'Ring and cassette to scale' },
  de: { turn: 'eine Kurbelumdrehung', scale: 'Kettenblatt und Kassette maßstäblich' },
}

/** Ring and cassette of two bikes to scale, with the way they roll for one turn in the lowest gear. */
export function drawGears(language: DiagramLanguage): string {
  const say = says[language]
  const scale = 0.92
  const rows = gears.map(({ ring, cassette, circumference, name }, index) => {
    const y = 132 + index * 232
    const [back, front] = [130, 372]
    const largest = cassette[0] ?? ring
    const sprockets = cassette
      .map((teeth, step) => sprocket([back, y], teeth, scale, step % 2 ? '#7d838a' : '#b4b9be'))
      .join('')
    const [top, bottom] = [pitchRadius(largest) * scale, pitchRadius(ring) * scale]
    const chain = `M${back} ${r(y - top)}L${front} ${r(y - bottom)}M${back} ${r(y + top)}L${front} ${r(y + bottom)}`
    const metres = (ring / largest) * circumference
    const long = metres * 130
    return [
      sprockets,
      sprocket([front, y], ring, scale, '#2b2e33'),
      `<circle cx="${front}" cy="${y}" r="${r(bottom - 16)}" fill="#f8f7f4"/>`,
      stroke(
        `M${front} ${y}L${front + 92} ${y + 46}`,
        colours.rubber,
        14,
        ' stroke-linecap="round"',
      ),
      `<circle cx="${front}" cy="${y}" r="18" fill="#2b2e33"/><circle cx="${back}" cy="${y}" r="14" fill="#f8f7f4"/>`,
      stroke(chain, colours.rust, 5, ' stroke-dasharray="9 3"'),
      words(name, [500, y - 40], { size: 34, weight: 600 }),
      stroke(
        `M500 ${y + 4}h${r(long)}M500 ${y - 8}v24M${r(500 + long)} ${y - 8}v24`,
        colours.signal,
        5,
      ),
      words(`${figure(metres, language, 2)} m`, [500, y + 52], {
        size: 28,
        weight: 600,
        colour: colours.signal,
      }),
    ].join('')
  })
  return page(
    [
      ...rows,
      words(say.turn, [500, 218], { size: 20, colour: colours.grey }),
      words(say.scale, [40, 484], { size: 20, colour: colours.grey }),
    ].join(''),
  )
}
