/** Renders accessories on one sheet, to be looked at: `node tools/sheets/accessory-sheet.ts OUT.png [--cell 260] [--columns 6] [kind …]`. */
import sharp from 'sharp'
import { parseArgs } from 'node:util'
import {
  accessoryKinds,
  type AccessoryKind,
  type AccessoryLook,
} from '../../src/drawings/accessory/accessory-look.ts'
import { drawAccessory } from '../../src/drawings/accessory/draw-accessory.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cell: { type: 'string', default: '260' }, columns: { type: 'string', default: '6' } },
})
const [out = 'accessories.png', ...wanted] = positionals
const cell = Number(values.cell)
const columns = Number(values.columns)

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

const tiles = await Promise.all(
  looks.map(async (look, index) => ({
    input: await sharp(Buffer.from(drawAccessory(look)), { density: (72 * cell) / 800 })
      .resize(cell, cell)
      .png()
      .toBuffer(),
    left: (index % columns) * cell,
    top: Math.floor(index / columns) * cell,
  })),
)

await sharp({
  create: {
    width: columns * cell,
    height: Math.ceil(looks.length / columns) * cell,
    channels: 3,
    background: '#eceae6',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
