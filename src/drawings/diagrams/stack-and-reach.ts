import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { sampleBike } from '#/drawings/places/place-bikes.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import type { DiagramLanguage } from './diagram.ts'
import { colours, page, r, stroke, words } from './page.ts'

const look = {
  ...sampleBike('titanium gravel'),
  geometry: { ...sampleGeometry('endurance', 'M'), stack: 571, reach: 381 },
  extras: {},
}
const says = {
  en: { stack: 'Stack', reach: 'Reach', saddle: 'Saddle height', rule: 'inseam × 0.883' },
  de: { stack: 'Stack', reach: 'Reach', saddle: 'Sattelhöhe', rule: 'Schrittlänge × 0,883' },
}

/** Draws where the three numbers of a fit are measured on a bike. */
export function drawStackAndReach(language: DiagramLanguage): string {
  const say = says[language]
  const scale = 0.37
  const [x, y] = [380, 480]
  const { bb, headTop, saddleTop } = skeletonOf(look)
  const on = ({ x: px, y: py }: { x: number; y: number }): readonly [number, number] => [
    r(x + px * scale),
    r(y + py * scale),
  ]
  const [low, head, saddle] = [on(bb), on(headTop), on(saddleTop)]
  const top = r(head[1] - 62)
  return page(
    [
      `<g transform="translate(${x} ${y})scale(${scale})" opacity=".55">${bareBike(look, 'fit')}</g>`,
      stroke(
        `M${low.join(' ')}V${top}M${head.join(' ')}V${top - 8}M${low[0]} ${head[1]}H${r(head[0] + 150)}`,
        colours.grey,
        1.6,
        ' stroke-dasharray="5 5"',
      ),
      stroke(`M${low[0]} ${top}H${head[0]}`, colours.signal, 4),
      stroke(
        `M${r(head[0] + 140)} ${head[1]}V${low[1]}M${low[0]} ${low[1]}H${r(head[0] + 150)}`,
        colours.signal,
        4,
      ),
      stroke(`M${low.join(' ')}L${saddle.join(' ')}`, colours.rust, 4),
      ...[low, head, saddle].map(
        ([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="8" fill="${colours.ink}"/>`,
      ),
      words(`${say.reach} 381 mm`, [r((low[0] + head[0]) / 2), top - 14], {
        size: 25,
        weight: 600,
        anchor: 'middle',
        colour: colours.signal,
      }),
      words(say.stack, [r(head[0] + 154), r((head[1] + low[1]) / 2 - 6)], {
        size: 25,
        weight: 600,
        colour: colours.signal,
      }),
      words('571 mm', [r(head[0] + 154), r((head[1] + low[1]) / 2 + 24)], {
        size: 25,
        weight: 600,
        colour: colours.signal,
      }),
      words(say.saddle, [40, 60], { size: 25, weight: 600, colour: colours.rust }),
      words(say.rule, [40, 92], { size: 22, colour: colours.grey }),
      stroke(
        `M150 104L${r(saddle[0] + (low[0] - saddle[0]) * 0.2)} ${r(saddle[1] + (low[1] - saddle[1]) * 0.2)}`,
        colours.rust,
        2,
      ),
    ].join(''),
  )
}
