import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { cardUnit } from '#/lister/cards/card-unit.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ProductPrices } from '#/product/api/product-prices.server.ts'
import type { ProductTileData } from '#/product/recently-viewed/product-tile.ts'

const mostRelated = 6

/** Related products that are sold in the visitor's country and, if they are lights, may be used on its roads. */
export function relatedCards(
  ctx: Ctx,
  prices: ProductPrices,
  skus: readonly string[],
): ProductTileData[] {
  const { index } = prices.catalogue
  const { country } = ctx.visitor
  return skus
    .flatMap((sku) => index.entries[index.positionOfSku.get(sku) ?? -1] ?? [])
    .filter(
      (entry) => isSoldIn(entry, country.code) && !isBarredFromRoads(entry.facts, country.code),
    )
    .slice(0, mostRelated)
    .map((entry) => {
      ctx.tags.add(`product:${entry.id}`)
      return tileOf(ctx, prices, entry)
    })
}

function tileOf(ctx: Ctx, prices: ProductPrices, entry: CatalogueEntry): ProductTileData {
  const { locale } = ctx.visitor
  const [shown] = entryPictures(entry)
  const price = prices.of(entry.offers)
  return {
    sku: entry.sku,
    name: entry.name[locale],
    subtitle: entry.subtitle?.[locale] ?? null,
    to: `/${entry.slug}/`,
    image: {
      src: shown ? pictureUrl(shown.picture, { width: 480, ground: 'stone50' }) : '',
      isWide: entry.kind !== 'accessory',
    },
    price: price && { ...price, unit: cardUnit(entry, price, prices.catalogue) },
  }
}
