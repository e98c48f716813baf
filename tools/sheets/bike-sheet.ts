/** Renders the demo catalogue's bikes in all their colours, each on the first build that has it: `node tools/sheets/bike-sheet.ts OUT.png [--view shared] [--cell 480] [--columns 4] [--ground #f3f2ef] [model …]`. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { middleSize } from '../../src/catalogue/geometry/middle-size.ts'
import { modelRecord } from '../../src/catalogue/import/import-model.ts'
import { bikeOf } from '../../src/catalogue/model/bike.ts'
import { bikeLook } from '../../src/catalogue/model/product-look.ts'
import { drawBikeView } from '../../src/drawings/bike-views/draw-view.ts'
import { bikeViews } from '../../src/drawings/bike/view-names.ts'
import { writeSheet } from './tile-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: 'shared' },
    cell: { type: 'string', default: '480' },
    columns: { type: 'string', default: '4' },
    ground: { type: 'string', default: '#f3f2ef' },
  },
})
const [out = 'bikes.png', ...wanted] = positionals
const view = bikeViews.find((name) => name === values.view) ?? 'shared'
const width = Number(values.cell)

const looks = readdirSync('demo/catalogue/models')
  .filter((name) => wanted.length === 0 || wanted.some((model) => name.startsWith(model)))
  .flatMap((name) => {
    const file: unknown = JSON.parse(readFileSync(`demo/catalogue/models/${name}`, 'utf8'))
    const model = v.parse(modelRecord, file)
    const bikes = model.builds.map((build) => bikeOf(model, build))
    return model.colourways.flatMap((colour) => {
      const bike = bikes.find(({ colourways }) =>
        colourways.some(({ code }) => code === colour.code),
      )
      const size = bike && middleSize(bike.sizes)
      return size ? [bikeLook(model, bike, colour, size)] : []
    })
  })

process.stdout.write(`${looks.length} bikes\n`)
await writeSheet(
  out,
  looks.map((look, index) => drawBikeView(look, { view, idPrefix: `b${index}` })),
  {
    width,
    height: Math.round((width * 2) / 3),
    columns: Number(values.columns),
    background: values.ground,
    density: (72 * width) / 960,
  },
)
