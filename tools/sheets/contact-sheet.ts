// Draws the sample bikes side by side, so that a person can look at them: node tools/sheets/contact-sheet.ts OUT.png
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { drawBikeView } from '../../src/drawings/bike-views/draw-view.ts'
import { sampleLooks } from '../../src/drawings/bike/sample-looks.ts'
import { bikeViews, type BikeView } from '../../src/drawings/bike/view-names.ts'

const [out = 'contact-sheet.png', view = 'shared', only = '', columns = '3', cell = '720'] =
  process.argv.slice(2)
const cellWidth = Number(cell)
const isView = (name: string): name is BikeView => bikeViews.some((each) => each === name)
if (!isView(view)) throw new Error(`No such view: ${view}`)

const looks = Object.entries(sampleLooks).filter(([name]) => name.includes(only))
const cellHeight = Math.round((cellWidth * 2) / 3)
const perRow = Math.min(Number(columns), looks.length)
const tiles = await Promise.all(
  looks.map(async ([name, look], index) => {
    const svg = drawBikeView(look, { view, idPrefix: `b${index}` })
    const packed = brotliCompressSync(svg).length
    process.stdout.write(`${name}: ${svg.length} bytes, ${packed} with brotli\n`)
    const input = await sharp(Buffer.from(svg), { density: 144 })
      .resize(cellWidth, cellHeight, { fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer()
    return {
      input,
      left: (index % perRow) * cellWidth,
      top: Math.floor(index / perRow) * cellHeight,
    }
  }),
)
const height = Math.ceil(looks.length / perRow) * cellHeight
await sharp({ create: { width: perRow * cellWidth, height, channels: 3, background: '#f3f2ef' } })
  .composite(tiles)
  .png()
  .toFile(out)
