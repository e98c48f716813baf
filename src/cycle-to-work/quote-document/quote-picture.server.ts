import { findProductPicture } from '#/catalogue/pictures/product-drawings.server.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import type { Db } from '#/db/client.server.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { rasteriseDrawing } from '#/images/serve/rasterise.server.ts'

/** The picture of one line, as the document embeds it. */
export type QuotePicture = { uid: string; image: Buffer }

/** More than three hundred dots an inch at the width that the document shows it in. */
const width = 480

/**
 * The drawing of the first bike of a quote, with the parts and the paint that were quoted; null if it has no bike, or if
 * the catalogue no longer has everything that the drawing is made from.
 */
export async function quotePicture(
  db: Db,
  { lines }: Pick<Quote, 'lines'>,
): Promise<QuotePicture | null> {
  const bike = lines.find(({ kind, picture }) => kind === 'bike' && picture !== null)
  if (!bike?.picture) return null
  const asset = parseAsset(bike.picture.picture.asset)
  if (asset?.kind !== 'bike') return null
  const source = await findProductPicture(db, asset)
  if (!source) return null
  const image = await rasteriseDrawing(source.draw(), { width, ground: 'stone100' }, 'jpg')
  return { uid: bike.uid, image }
}
