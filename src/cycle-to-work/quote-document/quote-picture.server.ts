import { findProductPicture } from '#/catalogue/pictures/product-drawings.server.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import type { Db } from '#/db/client.server.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { rasteriseDrawing } from '#/images/serve/rasterise.server.ts'

/** Three hundred dots an inch at the width that the document shows it in. */
const width = 960

/**
 * The drawing of the first bike of a quote, with the parts and the paint that were quoted; null if it has no bike, or if
 * the catalogue no longer has everything that the drawing is made from.
 */
export async function quotePicture(
  db: Db,
  { lines }: Pick<Quote, 'lines'>,
): Promise<Buffer | null> {
  const bike = lines.find(({ kind, picture }) => kind === 'bike' && picture !== null)
  const asset = bike?.picture ? parseAsset(bike.picture.picture.asset) : null
  if (asset?.kind !== 'bike') return null
  const source = await findProductPicture(db, { ...asset, view: 'fitted' })
  return source && rasteriseDrawing(source.draw(), { width, ground: 'stone100' }, 'jpg')
}
