/** Renders scenes on one sheet, to be looked at: `node tools/sheets/scene-sheet.ts OUT.png [--width 720] [--ratio 2.33] [--seed a] [place …]`. */
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { drawScene } from '../../src/drawings/scenery/draw-scene.ts'
import {
  landscapes,
  type SceneLook,
  type Time,
  type Weather,
} from '../../src/drawings/scenery/scene-look.ts'
import { writeSheet } from './tile-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '720' },
    ratio: { type: 'string', default: '2.33' },
    seed: { type: 'string', default: 'a' },
    columns: { type: 'string', default: '2' },
  },
})
const [out = 'scenes.png', ...wanted] = positionals
const width = Number(values.width)
const height = Math.round(width / Number(values.ratio))

const hours: [Time, Weather][] = [
  ['dawn', 'clear'],
  ['day', 'clear'],
  ['dusk', 'clear'],
  ['night', 'clear'],
  ['day', 'rain'],
  ['day', 'snow'],
  ['dawn', 'haze'],
  ['day', 'cloud'],
]
const looks: SceneLook[] = landscapes
  .filter((place) => wanted.length === 0 || wanted.includes(place))
  .flatMap((place, row) => {
    const shown =
      wanted.length > 0 ? hours : [hours[row % hours.length], hours[(row + 3) % hours.length]]
    return shown.flatMap((hour) =>
      hour
        ? [
            {
              seed: `${values.seed}${hour.join('')}`,
              place,
              time: hour[0],
              weather: hour[1],
              rider: true,
            },
          ]
        : [],
    )
  })

const drawn = { width: 1680, height: Math.round(1680 / Number(values.ratio)) }
const tall =
  Number(values.ratio) < 1.2
    ? { width: 900, height: Math.round(900 / Number(values.ratio)) }
    : drawn
/** Draws one scene and prints what it weighs and how long it took. */
function drawMeasured(look: SceneLook): string {
  const start = performance.now()
  const svg = drawScene(look, tall)
  const tookMs = performance.now() - start
  const name = `${look.place} ${look.time} ${look.weather}`
  process.stdout.write(
    `${name}: ${brotliCompressSync(svg).length} bytes, ${Math.round(tookMs)} ms\n`,
  )
  return svg
}

await writeSheet(out, looks.map(drawMeasured), {
  width,
  height,
  columns: Number(values.columns),
  background: '#ffffff',
  gap: 12,
  density: (72 * width) / tall.width,
})
