import { form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, signal, type Studio } from '#/drawings/accessory/studio.ts'
import { lightnessOf } from '#/drawings/accessory/tone.ts'

export const paintComputer: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const design = studio.design(3)
  const width = [400, 356, 420][design] ?? 400
  const height = [620, 500, 640][design] ?? 620
  const [x, y] = [400 - width / 2, 400 - height / 2 + 8]
  studio.ground(400, y + height + 14, width * 0.5)
  form(sketch, box(x - 7, y + 90, 16, 64, 7), rubber, { edge: 4 })
  form(sketch, box(x + width - 9, y + 90, 16, 64, 7), accent, { edge: 4 })
  form(sketch, box(x, y, width, height, 66), colour, { edge: 22, gloss: 0.4, depth: 0.8 })
  const glass = box(x + 18, y + 18, width - 36, height - 36, 50)
  form(sketch, glass, plastic, { edge: 6, gloss: 0.5, depth: 0.5 })
  const screen = box(x + 38, y + 44, width - 76, height - 140, 14)
  sketch.fill(screen, '#f3f3ef')
  sketch.within(screen, () =>
    (design === 1 ? fields : map)(studio, x + 38, y + 44, width - 76, height - 140),
  )
  letter(sketch, brand, { x: 400, y: y + height - 60, height: 19, colour: '#e9e7e2', opacity: 0.9 })
  sketch.within(glass, () =>
    sketch.fill(
      curve([
        [x, y, 1],
        [x + width * 0.72, y, 1],
        [x + width * 0.3, y + height, 1],
        [x, y + height, 1],
      ]),
      '#fff',
      { opacity: 0.07 },
    ),
  )
}

function map({ sketch, accentHex }: Studio, x: number, y: number, w: number, h: number): void {
  const mapHeight = h * 0.66
  sketch.fill(box(x, y, w, mapHeight), '#e6e9e1')
  sketch.fill(
    curve([
      [x - 20, y + mapHeight * 0.7],
      [x + w * 0.3, y + mapHeight * 0.5],
      [x + w * 0.5, y + mapHeight * 1.1],
      [x, y + mapHeight * 1.1],
    ]),
    '#cfdcc8',
  )
  sketch.fill(
    curve([
      [x + w * 0.7, y - 30],
      [x + w * 0.8, y + mapHeight * 0.3],
      [x + w * 1.1, y + mapHeight * 0.36],
      [x + w * 1.1, y - 30],
    ]),
    '#bcd3e6',
  )
  for (let i = 0; i < 6; i++)
    sketch.stroke(
      line([x - 10, y + 30 + i * 66], [x + w * 0.4, y + i * 58], [x + w + 10, y + 60 + i * 50]),
      '#fff',
      i % 2 ? 5 : 9,
    )
  const route = line(
    [x + w * 0.3, y + mapHeight],
    [x + w * 0.36, y + mapHeight * 0.74],
    [x + w * 0.62, y + mapHeight * 0.6],
    [x + w * 0.58, y + mapHeight * 0.36],
    [x + w * 0.74, y + mapHeight * 0.14],
    [x + w * 0.7, y - 10],
  )
  sketch.stroke(route, '#fff', 18)
  sketch.stroke(route, lightnessOf(accentHex) > 0.8 ? signal : accentHex, 12)
  sketch.fill(`M${x + w * 0.6} ${y + mapHeight * 0.5}l18 40l-18 -10l-18 10Z`, '#14171b')
  sketch.fill(box(x, y + mapHeight, w, h), '#14171b')
  for (const [at, figure, unit] of [
    [0.26, '31.4', 'KM'],
    [0.75, '268', 'W'],
  ] as const) {
    const spot = (share: number) => ({ x: x + w * at, y: y + mapHeight + (h - mapHeight) * share })
    letter(sketch, figure, { ...spot(0.42), height: 40, colour: '#fff', weight: 15 })
    letter(sketch, unit, { ...spot(0.76), height: 13, colour: '#9a9da2' })
  }
}

function fields({ sketch, accent }: Studio, x: number, y: number, w: number, h: number): void {
  const cell = h / 3
  for (const [figure, right, down, height] of [
    ['36.2', 0.5, 0.55, 74],
    ['142', 0.27, 1.5, 38],
    ['90', 0.75, 1.5, 38],
  ] as const) {
    const place = { x: x + w * right, y: y + cell * down, height }
    letter(sketch, figure, { ...place, colour: '#14171b', weight: 15 })
  }
  sketch.fill(
    curve([
      [x, y + h, 1],
      [x, y + cell * 2.7, 1],
      [x + w * 0.3, y + cell * 2.4],
      [x + w * 0.55, y + cell * 2.66],
      [x + w * 0.8, y + cell * 2.2],
      [x + w, y + cell * 2.4, 1],
      [x + w, y + h, 1],
    ]),
    accent(0),
  )
  for (const d of [
    `M${x} ${y + cell}h${w}`,
    `M${x} ${y + cell * 2}h${w}`,
    `M${x + w / 2} ${y + cell}v${cell}`,
  ])
    sketch.stroke(d, '#c5c6c4', 3)
}
