/** Renders accessories on one sheet, to be looked at: `node tools/sheets/accessory-sheet.ts OUT.png [--cell 260] [--columns 6] [kind …]`. */
import { parseArgs } from 'node:util'
import {
  accessoryKinds,
  type AccessoryKind,
  type AccessoryLook,
} from '../../src/drawings/accessory/accessory-look.ts'
import { drawAccessory } from '../../src/drawings/accessory/draw-accessory.ts'
import { writeProductSheet } from './tile-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cell: { type: 'string', default: '260' }, columns: { type: 'string', default: '6' } },
})
const [out = 'accessories.png', ...wanted] = positionals

/** One black, one white and one saturated colour show whether the shading holds. */
const dresses = [
  { colour: '#17191c', accent: '#e8502e' },
  { colour: '#f6f5f2', accent: '#1f5eff' },
  { colour: '#c8402c', accent: '#f2efe9' },
]

const kinds = accessoryKinds.filter((kind) => wanted.length === 0 || wanted.includes(kind))
const looks: AccessoryLook[] = kinds.flatMap((kind: AccessoryKind) =>
  dresses.map((dress, variant) => ({ kind, variant, ...dress })),
)

await writeProductSheet(
  out,
  looks.map((look) => drawAccessory(look)),
  values,
)
