/** Renders the demo catalogue's parts or accessories on one sheet: `node tools/sheets/catalogue-sheet.ts OUT.png [--cell 320] [--columns 4] FILE.json …`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { accessoryFile } from '../../src/catalogue/import/import-accessory.ts'
import { componentFile } from '../../src/catalogue/import/import-component.ts'
import { accessoryLook } from '../../src/catalogue/model/accessory.ts'
import { componentLook } from '../../src/catalogue/model/component.ts'
import { drawAccessory } from '../../src/drawings/accessory/draw-accessory.ts'
import { viewsOf } from '../../src/drawings/accessory/view-painters.ts'
import { writeProductSheet } from './tile-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cell: { type: 'string', default: '320' }, columns: { type: 'string', default: '4' } },
})
const [out = 'catalogue.png', ...files] = positionals

const pictures = files.flatMap((path) => {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const parts = v.safeParse(componentFile, file)
  if (parts.success) {
    const { kind, maker, options } = parts.output
    return options.map((option) => drawAccessory(componentLook({ kind, maker, ...option })))
  }
  const { kind, maker, products } = v.parse(accessoryFile, file)
  return products.flatMap((product) => {
    const look = accessoryLook({ kind, maker, ...product })
    return viewsOf(look.kind).map((view) => drawAccessory({ ...look, view }))
  })
})

await writeProductSheet(out, pictures, values)
