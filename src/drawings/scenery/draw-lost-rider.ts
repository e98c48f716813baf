import { printRidge } from './print-ridge.ts'
import { layRidges } from './ridges.ts'
import { printWalls } from './walls.ts'
import { signal, type Palette } from './palette.ts'
import { randomFrom } from './random.ts'
import type { SceneOptions } from './draw-scene.ts'
import { ellipse, flow, Sheet, type Spot } from './sheet.ts'
import { printMist } from './weather.ts'

/** Pale enough to lie under a page's words. */
const morning: Palette = {
  zenith: '#e9e7e2',
  sky: '#efede9',
  horizon: '#f8f6f2',
  sun: '#ffffff',
  air: '#f4f2ee',
  distance: '#d9dbdc',
  land: '#a9b0b1',
  ground: '#c9c8c2',
  road: '#f1efea',
  ink: '#0f1216',
  light: '#ffffff',
  window: '#59646d',
}

/** The error page's picture: somebody small, with a bicycle and too many signs, before a great deal of land. */
export function drawLostRider(options: SceneOptions & { seed?: string } = {}): string {
  const { width = 1680, height = 900, idPrefix = 'lost-', title, seed = 'lost' } = options
  const sheet = new Sheet(
    { width, height },
    { seed, place: 'fells', time: 'day', weather: 'haze' },
    { palette: morning, random: randomFrom(seed), prefix: idPrefix },
  )
  const horizon = height * 0.74
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, horizon, [
      [0, morning.zenith],
      [0.6, morning.sky],
      [1, morning.horizon],
    ]),
  )
  const sun = { x: width * 0.7, y: height * 0.2 }
  sheet.fill(ellipse(sun.x, sun.y, 34 * sheet.unit), '#fff', { opacity: 0.9 })
  const ridges = layRidges(sheet, horizon)
  for (const [index, ridge] of ridges.entries()) {
    printRidge(sheet, ridge, sun)
    if (index > 3) printWalls(sheet, ridge, 3)
    if (index < ridges.length - 1) printMist(sheet, ridge.foot - height * 0.02, 0.7)
  }
  const knoll = printKnoll(sheet, horizon)
  const tall = Math.min(112 * sheet.unit, height * 0.13)
  printSigns(sheet, [knoll[0] + tall * 0.72, knoll[1] + 3], tall * 1.5)
  printStandingRider(sheet, knoll, tall)
  const label = title
    ? `role="img"><title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`
    : 'aria-hidden="true">'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" ${label}<defs>${sheet.definitions}</defs>${sheet.prints}</svg>`
}

/** The rise in the foreground where the tracks part. */
function printKnoll(sheet: Sheet, horizon: number): Spot {
  const { width, height } = sheet
  const x = width * (width > height ? 0.66 : 0.54)
  const top = horizon + (height - horizon) * 0.36
  const crest: Spot[] = [
    [-30, height * 0.97],
    [width * 0.26, height * 0.93],
    [x - width * 0.14, top + height * 0.03],
    [x, top],
    [x + width * 0.16, top + height * 0.022],
    [width + 30, height * 0.9],
  ]
  sheet.fill(
    `${flow(crest)}V${height + 10}H-30Z`,
    sheet.wash(top, height, [
      [0, '#c2c2bc'],
      [1, '#a5a6a2'],
    ]),
  )
  sheet.stroke(flow(crest), '#ffffff', 1.6 * sheet.unit, { opacity: 0.8 })
  const track = (to: number, lean: number) => {
    const half = width * 0.05
    return flow(
      [
        [x - 5, top + 3],
        [x - half * 0.5 + lean, (top + height) / 2],
        [to - half, height + 10],
        [to + half, height + 10],
        [x + half * 0.4 + lean, (top + height) / 2],
        [x + 5, top + 3],
      ],
      true,
    )
  }
  sheet.fill(
    track(x - width * 0.26, -width * 0.05) + track(x + width * 0.2, width * 0.05),
    '#e3e1db',
    { opacity: 0.9 },
  )
  return [x, top + 1]
}

/** A post with arms for everywhere but here. */
function printSigns(sheet: Sheet, [x, y]: Spot, size: number): void {
  const ink = '#2b3036'
  const s = size / 200
  sheet.print(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${s.toFixed(3)})">`)
  sheet.fill(ellipse(-22, 0, 60, 5), '#0f1216', { opacity: 0.16 })
  sheet.fill('M-4 2V-196L0 -204L4 -196V2Z', ink)
  const arms: [number, number, number, string][] = [
    [-186, 92, -4, ink],
    [-158, -104, 3, '#4a5057'],
    [-130, 78, 5, signal],
    [-102, -70, -6, ink],
  ]
  for (const [at, length, tilt, colour] of arms) {
    const way = Math.sign(length)
    sheet.fill(
      `M${-way * 10} -11H${length}L${length + way * 14} 0L${length} 11H${-way * 10}Z`,
      colour,
      { transform: `translate(0 ${at})rotate(${tilt})` },
    )
    sheet.stroke(`M${way * 8} -2H${length * 0.72}M${way * 8} 4H${length * 0.5}`, '#fff', 2.4, {
      opacity: 0.6,
      transform: `translate(0 ${at})rotate(${tilt})`,
    })
  }
  sheet.print('</g>')
}

/** Standing astride the bicycle, one hand to the helmet, a map in the other. */
function printStandingRider(sheet: Sheet, [x, y]: Spot, size: number): void {
  const ink = '#14181d'
  sheet.print(
    `<g transform="translate(${(x - size * 0.34).toFixed(1)} ${y.toFixed(1)})scale(${(size / 180).toFixed(3)})">`,
  )
  sheet.fill(ellipse(-30, 0, 120, 7), '#0f1216', { opacity: 0.2 })
  sheet.stroke(ellipse(-54, -34, 33) + ellipse(52, -34, 33), ink, 3.4)
  sheet.stroke(
    'M-54 -34L-22 -38L36 -82L-34 -78L-22 -38M-54 -34L-34 -78L-38 -92M52 -34L34 -84L36 -96L54 -98C64 -96 64 -84 54 -82',
    ink,
    4,
    { 'stroke-linejoin': 'round' },
  )
  sheet.stroke('M-50 -93H-26', ink, 6, { 'stroke-linecap': 'round' })
  sheet.stroke(ellipse(-22, -38, 9), ink, 3)
  sheet.stroke('M-4 -98C-2 -70 -8 -40 -10 -6M2 -98C10 -70 6 -36 8 -4', ink, 11, {
    'stroke-linecap': 'round',
  })
  sheet.stroke('M-10 -3H4M8 -2H22', ink, 7, { 'stroke-linecap': 'round' })
  sheet.fill(
    'M-14 -94C-16 -120 -14 -140 -8 -150C-2 -156 12 -156 18 -148C22 -136 18 -112 14 -94C6 -90 -8 -90 -14 -94Z',
    signal,
  )
  sheet.stroke('M12 -144C24 -138 32 -126 38 -116', signal, 9, { 'stroke-linecap': 'round' })
  sheet.stroke('M36 -117L48 -122', ink, 6, { 'stroke-linecap': 'round' })
  sheet.fill('M40 -138L66 -130L60 -106L34 -114Z', '#ffffff')
  sheet.stroke('M40 -138L66 -130L60 -106L34 -114ZM49 -135L43 -111M57 -132L52 -108', ink, 1.4)
  sheet.stroke('M-6 -146C-18 -152 -22 -162 -14 -174', signal, 9, { 'stroke-linecap': 'round' })
  sheet.stroke('M-14 -173L-4 -182', ink, 6, { 'stroke-linecap': 'round' })
  sheet.fill(ellipse(8, -168, 10, 11), '#c99b7c')
  sheet.fill('M-5 -170C-6 -184 2 -192 12 -190C22 -188 25 -180 24 -174C16 -178 4 -176 -5 -170Z', ink)
  sheet.print('</g>')
}
