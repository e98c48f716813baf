import sharp from 'sharp'

export type Sheet = {
  width: number
  height: number
  columns: number
  background: string
  /** Pixels between two pictures. */
  gap?: number
  density: number
}

/** Writes pictures side by side into one PNG, so that a person can look at them. */
export async function writeSheet(out: string, pictures: readonly string[], sheet: Sheet) {
  const { columns, background, gap = 0, density } = sheet
  const [right, down] = [sheet.width + gap, sheet.height + gap]
  const tiles = pictures.map(async (svg, index) => ({
    input: await sharp(Buffer.from(svg), { density })
      .resize(sheet.width, sheet.height, { fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer(),
    left: (index % columns) * right,
    top: Math.floor(index / columns) * down,
  }))
  const size = { width: columns * right, height: Math.ceil(pictures.length / columns) * down }
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(out)
}

/** A product's picture is a square of 800 pixels. */
export const writeProductSheet = (
  out: string,
  pictures: readonly string[],
  { cell, columns }: { cell: string; columns: string },
) =>
  writeSheet(out, pictures, {
    width: Number(cell),
    height: Number(cell),
    columns: Number(columns),
    background: '#eceae6',
    density: (72 * Number(cell)) / 800,
  })
