import type { InferOutput } from 'valibot'
import type { cardSchema } from '#/lister/listing/lister.contract.ts'
import { isCurrency, minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import type { ProductTileData } from './product-tile.ts'
import type { ShownPrice } from '#/product/page/shown-price.ts'

type WireMoney = { value: number; currency: string }

type CardAnswer = InferOutput<typeof cardSchema>

export const tileFromCard = (card: CardAnswer): ProductTileData => ({
  sku: card.sku,
  name: card.name,
  subtitle: card.subtitle,
  to: card.url,
  image: {
    src: card.image?.url ?? '',
    isWide: card.image !== null && card.image.width > card.image.height,
  },
  price: shownPrice(card),
})

function shownPrice(card: CardAnswer): ShownPrice | null {
  const {
    aggregated_price,
    aggregated_price_special,
    is_from_price: isFrom,
    unit_price: unit,
  } = card
  const list = moneyFrom(aggregated_price)
  const special = aggregated_price_special && moneyFrom(aggregated_price_special)
  if (!list) return null
  return { price: special ?? list, isFrom, was: special ? list : null, unit }
}

const moneyFrom = ({ value, currency }: WireMoney): Money | null =>
  isCurrency(currency) ? money(Math.round(value * 10 ** minorDigits[currency]), currency) : null
