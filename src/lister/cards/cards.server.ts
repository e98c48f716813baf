import { listAttributeValues } from '#/catalogue/read/categories.server.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { type NamedValue, namesOf } from '#/lister/index/attribute-names.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Card } from './card.ts'
import type { Lister } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { cardUnit } from './card-unit.ts'
import { makeCard } from './make-card.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { isSoldAt } from '#/lister/index/product-set.ts'
import { type FactWords, keyFacts } from './key-facts.ts'

const picturesOf = memoizeWeak(entryPictures)
const noNames: readonly NamedValue[] = []

type CardRequest = {
  locale: Ctx['visitor']['locale']
  now: Date
  /** The names of the catalogue's attributes; without them the card does not say what a bike is for. */
  named?: readonly NamedValue[]
  lister?: Lister
}

/** The card of the product at a position of the index; null when it is not sold in the country. */
export function cardAt(
  catalogue: MarketCatalogue,
  position: number,
  { named = noNames, ...request }: CardRequest,
): Card | null {
  const entry = catalogue.index.entries[position]
  const price = catalogue.prices[position]
  if (!entry || !price || !isSoldAt(catalogue, position)) return null
  const country = catalogue.country.code
  const unit = cardUnit(entry, price, catalogue)
  const facts = keyFacts(entry, factWords(entry, named, request.locale))
  return makeCard(entry, {
    ...request,
    country,
    price,
    unit,
    keyFacts: facts,
    pictures: picturesOf(entry),
  })
}

const factWords = (
  { discipline }: Pick<CatalogueEntry, 'discipline'>,
  named: readonly NamedValue[],
  locale: CardRequest['locale'],
): FactWords => ({
  locale,
  use: namesOf(named, 'discipline').get(discipline ?? '')?.name[locale] ?? null,
  tyres: (width) => translatorFor(locale)('lister.tyreClearance', { width }),
})

/** Cards of products in the given order; leaves out products that are gone or not sold in the country. */
export async function listCards(ctx: Ctx, ids: readonly number[]): Promise<Card[]> {
  const [catalogue, named] = await Promise.all([loadMarketCatalogue(ctx), listAttributeValues(ctx)])
  for (const id of ids) ctx.tags.add(`product:${id}`)
  return ids.flatMap((id) =>
    cardOf(ctx, { catalogue, named }, catalogue.index.positionOfId.get(id)),
  )
}

/** The same by the SKU of a product or of a variant, as a browser remembers them. */
export async function listCardsBySku(ctx: Ctx, skus: readonly string[]): Promise<Card[]> {
  const [catalogue, named] = await Promise.all([loadMarketCatalogue(ctx), listAttributeValues(ctx)])
  const positions = new Set(skus.map((sku) => catalogue.index.positionOfSku.get(sku)))
  return [...positions].flatMap((position) => cardOf(ctx, { catalogue, named }, position))
}

function cardOf(
  { visitor, now }: Ctx,
  { catalogue, named }: { catalogue: MarketCatalogue; named: readonly NamedValue[] },
  position: number | undefined,
): Card[] {
  const request = { locale: visitor.locale, now, named }
  const card = position === undefined ? null : cardAt(catalogue, position, request)
  return card ? [card] : []
}
