/**
 * Measures what a picture costs to make and to send, by kind, width and format; the choice of formats rests
 * on these figures. Times are shares of the WebP's within one run, because the machine's speed varies.
 */
import { brotliCompressSync } from 'node:zlib'
import { drawAccessory } from '../src/drawings/accessory/draw-accessory.ts'
import { drawBike } from '../src/drawings/bike/draw-bike.ts'
import { sampleLooks } from '../src/drawings/bike/sample-looks.ts'
import type { PictureFormat, PictureFrame } from '../src/images/names/picture-url.ts'
import { rasteriseDrawing } from '../src/images/serve/rasterise.server.ts'
import { drawScene } from '../src/drawings/scenery/draw-scene.ts'
import { median } from './shop-process.ts'

const rounds = 3
const formats: readonly PictureFormat[] = ['webp', 'avif', 'png', 'jpg']
const [bike] = Object.values(sampleLooks)
if (!bike) throw new Error('There is no sample bike to draw')

const drawings: Record<string, () => string> = {
  bike: () => drawBike(bike),
  accessory: () => drawAccessory({ kind: 'helmet', colour: '#4d5b3c', size: 'M' }),
  scene: () => drawScene({ place: 'fells', time: 'dawn', weather: 'clear', seed: '7' }),
}
const frames: Record<string, PictureFrame> = {
  'card, see-through': { width: 640 },
  'card, on stone': { width: 640, ground: 'stone50' },
  'page, on stone': { width: 1200, ground: 'stone50' },
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

async function measured(work: () => Promise<Buffer>) {
  const times: number[] = []
  let size = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    size = (await work()).length
    times.push(performance.now() - start)
  }
  return { ms: median(times), size }
}

for (const [kind, draw] of Object.entries(drawings)) {
  const svg = draw()
  console.log(`\n${kind}: the drawing itself ${kilobytes(brotliCompressSync(svg).length)} packed`)
  for (const [name, frame] of Object.entries(frames)) {
    const made = new Map<PictureFormat, { ms: number; size: number }>()
    for (const format of formats)
      made.set(format, await measured(() => rasteriseDrawing(svg, frame, format)))
    const usual = made.get('webp')?.ms ?? 1
    const cells = [...made].map(
      ([format, { ms, size }]) => `${format} ${kilobytes(size)} ${(ms / usual).toFixed(1)}×`,
    )
    console.log(`  ${name.padEnd(18)} ${cells.join('   ')}   (webp ${usual.toFixed(0)} ms)`)
  }
}
