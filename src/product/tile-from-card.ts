import { isCurrency, minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import type { ProductTileData } from './product-tile.ts'
import type { ShownPrice } from './shown-price.ts'

type WireMoney = { value: number; currency: string }

/** What a tile needs of the card that `catalog/recently-viewed` answers with. */
export type CardAnswer = {
  sku: string
  name: string
  subtitle: string | null
  url: string
  image: { url: string; width: number; height: number } | null
  aggregated_price: WireMoney
  aggregated_price_special: WireMoney | null
}

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

function shownPrice({ aggregated_price, aggregated_price_special }: CardAnswer): ShownPrice | null {
  const list = moneyFrom(aggregated_price)
  const special = aggregated_price_special && moneyFrom(aggregated_price_special)
  if (!list) return null
  if (!special) return { price: list, isFrom: false, was: null, savingPercent: null }
  const saved = Math.floor(((list.amount - special.amount) * 100) / list.amount)
  return { price: special, isFrom: false, was: list, savingPercent: saved > 0 ? saved : null }
}

const moneyFrom = ({ value, currency }: WireMoney): Money | null =>
  isCurrency(currency) ? money(Math.round(value * 10 ** minorDigits[currency]), currency) : null
