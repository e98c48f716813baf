// Draws the sample bikes side by side, so that a person can look at them: node tools/sheets/contact-sheet.ts OUT.png
import { brotliCompressSync } from 'node:zlib'
import { drawBikeView } from '../../src/drawings/bike-views/draw-view.ts'
import { sampleLooks } from '../../src/drawings/bike/sample-looks.ts'
import { bikeViews, type BikeView } from '../../src/drawings/bike/view-names.ts'
import { writeSheet } from './tile-sheet.ts'

const [out = 'contact-sheet.png', view = 'shared', only = '', columns = '3', cell = '720'] =
  process.argv.slice(2)
const width = Number(cell)
const isView = (name: string): name is BikeView => bikeViews.some((each) => each === name)
if (!isView(view)) throw new Error(`No such view: ${view}`)

const looks = Object.entries(sampleLooks).filter(([name]) => name.includes(only))
const pictures = looks.map(([name, look], index) => {
  const svg = drawBikeView(look, { view, idPrefix: `b${index}` })
  const packed = brotliCompressSync(svg).length
  process.stdout.write(`${name}: ${svg.length} bytes, ${packed} with brotli\n`)
  return svg
})
await writeSheet(out, pictures, {
  width,
  height: Math.round((width * 2) / 3),
  columns: Math.min(Number(columns), looks.length),
  background: '#f3f2ef',
  density: 144,
})
