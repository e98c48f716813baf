import { formatMoney } from '#/money/format-money.ts'
import { type Money, money } from '#/money/money.ts'

/** A quantity as product data states it, such as "250 ml". */
const contents = /^(\d+(?:\.\d+)?) (ml|l|g|kg|cm|m)$/

/** The unit that prices are compared by, and how many of the stated units it has. */
const units: Record<string, { per: 'l' | 'kg' | 'm'; size: number; least: number }> = {
  ml: { per: 'l', size: 1000, least: 10 },
  l: { per: 'l', size: 1, least: 0.01 },
  g: { per: 'kg', size: 1000, least: 10 },
  kg: { per: 'kg', size: 1, least: 0.01 },
  cm: { per: 'm', size: 100, least: 0 },
  m: { per: 'm', size: 1, least: 0 },
}

export type UnitPrice = { price: Money; per: 'l' | 'kg' | 'm' }

/**
 * The price of a litre, kilogram or metre, which has to stand beside the price (PAngV § 4 in Germany, the Price
 * Marking Order 2004 in the United Kingdom). Null without a stated quantity, and for less than 10 g or 10 ml, which
 * need none.
 */
export function unitPrice(price: Money, stated: string | null | undefined): UnitPrice | null {
  const [, typed = '', unit = ''] = contents.exec(stated ?? '') ?? []
  const { per, size, least } = units[unit] ?? {}
  const quantity = Number(typed)
  if (!per || size === undefined || least === undefined || quantity === 0 || quantity < least)
    return null
  return { price: money(Math.round((price.amount * size) / quantity), price.currency), per }
}

/** The same as it is printed: "63.80 €/l" in the format of the country. */
export function unitPriceInWords(
  price: Money,
  stated: string | null | undefined,
  locale: string,
): string | null {
  const unit = unitPrice(price, stated)
  return unit && `${formatMoney(unit.price, locale)}/${unit.per}`
}
