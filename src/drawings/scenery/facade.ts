import type { Hex } from '#/drawings/bike/colour.ts'
import { inLight, mix } from './palette.ts'
import { randomFrom } from './random.ts'
import { rectangle, round, standing, type Sheet } from './sheet.ts'

/** The walls of a town, their courses in metres, the stone about the windows, and the paint of a shop there. */
export type Facade = {
  wall: string
  course: readonly [wide: number, tall: number] | null
  trim: string
  shop: Hex
}

const facades: Readonly<Record<string, Facade>> = {
  brick: { wall: '#94543f', course: [0.23, 0.075], trim: '#e2d9c7', shop: '#1d3b3a' },
  'dark-brick': { wall: '#6f4a3e', course: [0.23, 0.075], trim: '#cfc4b1', shop: '#20262c' },
  sandstone: { wall: '#b09c7c', course: [0.62, 0.3], trim: '#c9b899', shop: '#22344a' },
  granite: { wall: '#868582', course: [0.7, 0.34], trim: '#a3a19c', shop: '#4a2230' },
  plaster: { wall: '#d8cbb2', course: null, trim: '#f0e9da', shop: '#2b3d2f' },
}
const kinds = Object.values(facades)

/** One of them, as the seed has it: the same in every crop of the picture. */
export const facadeOf = ({ look }: Sheet): Facade | undefined =>
  kinds[Math.floor(randomFrom(`facade ${look.seed}`).next() * kinds.length)]

type Stretch = { from: number; to: number; base: number; metre: number }

/** Brick or stone in courses, with the light of the sky on its upper part. */
export function printWall(
  sheet: Sheet,
  { wall: colour, course }: Facade,
  { from, to, base, metre }: Stretch,
): void {
  const { look, palette } = sheet
  const top = base - 9 * metre
  const lit = mix(inLight(look, colour), palette.air, 0.08)
  // The pavement may fall away from the house, and hides what is below it.
  const foot = base + 0.6 * metre
  const area = `M${round(from)} ${round(foot)}V${round(top)}H${round(to)}V${round(foot)}Z`
  sheet.fill(
    area,
    sheet.wash(top, base, [
      [0, mix(lit, palette.sky, 0.14)],
      [0.5, lit],
      [1, mix(lit, palette.ink, 0.22)],
    ]),
  )
  if (!course) return
  const [wide, tall] = [course[0] * metre, course[1] * metre]
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${round(wide)}" height="${round(tall * 2)}" patternUnits="userSpaceOnUse"><path d="M0 0H${round(wide)}M0 ${round(tall)}H${round(wide)}M0 0V${round(tall)}M${round(wide / 2)} ${round(tall)}V${round(tall * 2)}" stroke="${palette.ink}" stroke-opacity=".2" fill="none"/><path d="M0 1H${round(wide)}M0 ${round(tall + 1)}H${round(wide)}" stroke="#fff" stroke-opacity=".12" fill="none"/></pattern>`,
  )
  sheet.fill(area, `url(#${id})`)
}

/** Sash windows above the shop, between lintel and sill. */
export function printUpperWindows(
  sheet: Sheet,
  { trim, wall: colour }: Facade,
  { from, to, sill, metre }: { from: number; to: number; sill: number; metre: number },
): void {
  const { look, palette, random, unit } = sheet
  const stone = mix(inLight(look, trim), palette.air, 0.08)
  const wide = 1.05 * metre
  const tall = 1.9 * metre
  for (let x = from; x < to; x += 2.35 * metre) {
    const y = sill - tall
    const isLit = look.time !== 'day' && random.chance(0.4)
    const dark = mix(inLight(look, colour), '#1b2027', 0.66)
    sheet.fill(
      rectangle(x - 0.12 * metre, y - 0.3 * metre, wide + 0.24 * metre, 0.3 * metre) +
        rectangle(x - 0.16 * metre, sill, wide + 0.32 * metre, 0.14 * metre),
      stone,
    )
    sheet.fill(
      rectangle(x - 0.12 * metre, sill + 0.14 * metre, wide + 0.24 * metre, 0.07 * metre),
      '#0f1216',
      { opacity: 0.22 },
    )
    sheet.fill(
      rectangle(x, y, wide, tall),
      isLit
        ? sheet.fade(y, sill, mix(palette.window, '#ffffff', 0.2), palette.window)
        : sheet.fade(y, sill, mix(dark, palette.sky, 0.55), mix(dark, palette.sky, 0.16)),
    )
    sheet.fill(rectangle(x, y, wide, 0.09 * metre), '#0f1216', { opacity: 0.3 })
    sheet.stroke(
      `M${round(x)} ${round(y)}h${round(wide)}v${round(tall)}h${round(-wide)}ZM${round(x)} ${round(y + tall / 2)}h${round(wide)}M${round(x + wide / 2)} ${round(y)}v${round(tall)}`,
      stone,
      2.4 * unit,
    )
  }
}

/** The doors of the houses on either side. */
export function printHouseDoors(
  sheet: Sheet,
  { trim }: Facade,
  { base, metre, left, right }: { base: number; metre: number; left: number; right: number },
): void {
  const { look, palette, width, random } = sheet
  const stone = mix(inLight(look, trim), palette.air, 0.08)
  const colours = ['#2f4a5e', '#7b2f2a', '#2f5140', '#c0a24a']
  for (const x of [left - 3 * metre, right + 1.6 * metre, right + 5 * metre]) {
    if (x < -metre || x > width) continue
    const paint = inLight(look, colours[Math.floor(random.next() * colours.length)] ?? '#2f4a5e')
    sheet.fill(rectangle(x - 0.16 * metre, base - 2.75 * metre, 1.36 * metre, 2.75 * metre), stone)
    sheet.fill(
      rectangle(x, base - 2.6 * metre, 1.04 * metre, 0.42 * metre),
      look.time === 'day' ? mix(palette.sky, '#2b3036', 0.4) : palette.window,
    )
    sheet.fill(
      rectangle(x, base - 2.1 * metre, 1.04 * metre, 2.1 * metre),
      sheet.wash(base - 2.1 * metre, base, [
        [0, mix(paint, '#ffffff', 0.1)],
        [1, mix(paint, palette.ink, 0.3)],
      ]),
    )
    sheet.stroke(
      [0.14, 0.58]
        .flatMap((across) =>
          [1.86, 0.96].map((up) =>
            rectangle(x + across * metre, base - up * metre, 0.32 * metre, 0.68 * metre),
          ),
        )
        .join(''),
      palette.ink,
      1,
      { opacity: 0.35 },
    )
    sheet.fill(standing(x - 0.26 * metre, base + 0.06 * metre, 1.56 * metre, 0.12 * metre), stone)
  }
}
