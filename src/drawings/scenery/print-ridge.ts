import { mix } from './palette.ts'
import { isJagged, type Ridge } from './ridges.ts'
import { flow, path, round, type Sheet, type Spot } from './sheet.ts'
import type { Sun } from './sky.ts'

export function printRidge(sheet: Sheet, ridge: Ridge, sun: Sun): void {
  const { width, height, palette, look } = sheet
  const soft = !isJagged(look.place, ridge.near)
  const top = Math.min(...ridge.spots.map(([, y]) => y))
  const line = soft ? flow(ridge.spots) : path(ridge.spots, false, 1)
  const floor = look.place === 'coast' ? Math.round(ridge.foot) : height
  const shape = sheet.define(
    (id) =>
      `<path id="${id}" d="${line}H${width + 240}V${floor}H-240V${round(ridge.spots[0]?.[1] ?? floor)}Z"/>`,
  )
  const mist = mix(ridge.colour, palette.air, 0.6 - ridge.near * 0.34)
  const paint = sheet.wash(top, ridge.foot + 8, [
    [0, ridge.colour],
    [0.35, mix(ridge.colour, palette.air, 0.12)],
    [1, mist],
  ])
  sheet.print(`<use href="#${shape}" fill="${paint}"/>`)
  const clip = sheet.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`)
  sheet.print(`<g clip-path="url(#${clip})">`)
  if (soft) strata(sheet, ridge, { shape, top, sun })
  else faces(sheet, ridge, sun)
  sheet.print('</g>')
  if (look.time !== 'night' && soft && look.place !== 'coast')
    sheet.stroke(line, palette.light, 1.1 * sheet.unit, { opacity: 0.3 * (1 - ridge.near * 0.5) })
}

/** A rounded hill turns from the light in steps, like the blocks of a print. */
function strata(
  sheet: Sheet,
  ridge: Ridge,
  { shape, top, sun }: { shape: string; top: number; sun: Sun },
): void {
  const { palette, look, unit, width } = sheet
  const dark = mix(ridge.colour, palette.ink, 0.5)
  const shade = sheet.wash(top, ridge.foot, [
    [0, dark, 0.2],
    [0.7, dark, 0.1],
    [1, dark, 0],
  ])
  const away = sun.x > width / 2 ? -1 : 1
  const reach = (look.time === 'day' ? 0.8 : 1) * (0.55 + 0.45 * ridge.near) * unit
  const steps = [
    [16, 9],
    [42, 22],
    [92, 44],
  ].map(
    ([x = 0, y = 0]) =>
      `<use href="#${shape}" x="${round(away * x * reach)}" y="${round(y * reach)}"/>`,
  )
  sheet.print(`<g fill="${shade}">${steps.join('')}</g>`)
}

/** Every summit of rock has a side of snow in the light, and one that turns from it. */
function faces(sheet: Sheet, ridge: Ridge, sun: Sun): void {
  const { palette, random, look, unit } = sheet
  const { spots } = ridge
  const dark = mix(ridge.colour, palette.ink, 0.4)
  const top = Math.min(...spots.map(([, y]) => y))
  const snow =
    look.time === 'night' ? mix('#cfdcee', ridge.colour, 0.55) : mix('#fbfaf7', palette.light, 0.45)
  const [lit, shadow]: [string[], string[]] = [[], []]
  for (const [index, [x, y]] of spots.entries()) {
    if (ridge.foot - y < 14 * unit) continue
    if (spots.slice(Math.max(0, index - 4), index + 5).some(([, other]) => other < y)) continue
    const away = x < sun.x ? -1 : 1
    shadow.push(face(ridge, [x, y], away, random.next))
    lit.push(face(ridge, [x, y], -away, random.next))
  }
  if (lit.length > 0)
    sheet.fill(
      lit.join(''),
      sheet.wash(top, ridge.foot, [
        [0, snow, 0.95],
        [0.45, snow, 0.55],
        [0.8, snow, 0],
      ]),
    )
  if (shadow.length > 0)
    sheet.fill(
      shadow.join(''),
      sheet.wash(top, ridge.foot, [
        [0, dark, 0.6],
        [1, dark, 0],
      ]),
    )
}

/** The slope between a summit's spine and the saddle beside it. */
function face(ridge: Ridge, [x, y]: Spot, side: number, chance: () => number): string {
  const drop = ridge.foot - y
  const along: Spot[] = []
  const ordered =
    side > 0
      ? ridge.spots.filter(([sx]) => sx > x)
      : ridge.spots.filter(([sx]) => sx < x).toReversed()
  let lowest = y
  for (const spot of ordered) {
    if (spot[1] < lowest - 3 || along.length > 22) break
    along.push(spot)
    lowest = spot[1]
  }
  const last = along.at(-1) ?? [x, y]
  const spine: Spot[] = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 1) / 7
    return [
      x - side * drop * 0.22 * t + (i % 2 ? 1 : -1) * drop * 0.07 * (0.5 + chance()),
      y + drop * t,
    ]
  })
  return path(
    [[x, y], ...along, [last[0] + side * drop * 0.1, ridge.foot], ...spine.toReversed()],
    true,
    1,
  )
}
