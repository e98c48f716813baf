import { type CartLine, piecesNeeded } from '#/cart/lines/cart.ts'
import type { ItemCatalogue } from './sellable-item.ts'

/** Pieces that can be sent today, by SKU; what is missing is not held. */
export type Stock = ReadonlyMap<string, number>

type StockInputs = { goods: ItemCatalogue; stock: Stock }

/** Whether a line can be had beside others: from the shelf, or by waiting for what we can order again. */
export function isAvailable(
  line: CartLine,
  others: readonly CartLine[],
  shop: StockInputs,
): boolean {
  const needed = piecesNeeded([...others, line])
  return skusOf(line).every((sku) => hasEnough(sku, needed.get(sku) ?? 0, shop))
}

/** What keeps even a single one of a line from being had. */
export function unavailableSkus(line: CartLine, shop: StockInputs): string[] {
  const one = { ...line, quantity: 1 }
  const needed = piecesNeeded([one])
  return skusOf(one).filter((sku) => !hasEnough(sku, needed.get(sku) ?? 0, shop))
}

function hasEnough(sku: string, pieces: number, { goods, stock }: StockInputs): boolean {
  const isReorderable = (goods.get(sku)?.leadTimeDays ?? null) !== null
  return isReorderable || pieces <= (stock.get(sku) ?? 0)
}

export const skusOf = ({ sku, options, colour }: CartLine): string[] => [
  sku,
  ...options.map((option) => option.sku),
  ...(colour ? [colour.sku] : []),
]

/** Every SKU of some lines, once. */
export const allSkus = (lines: readonly CartLine[]): string[] => [...new Set(lines.flatMap(skusOf))]
