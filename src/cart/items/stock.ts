import { type CartLine, type PiecesNeeded, piecesNeeded } from '#/cart/lines/cart.ts'
import { isReorderable, type ItemLimits } from './sellable-item.ts'

/** Pieces in stock by SKU; a missing SKU has none. */
export type Stock = ReadonlyMap<string, number>

type StockInputs = { catalogue: ItemLimits; stock: Stock }

/** Whether a line can be supplied from stock or by reordering; `needed`: by it and all lines beside it. */
export function isAvailable(line: CartLine, needed: PiecesNeeded, inputs: StockInputs): boolean {
  return skusOf(line).every((sku) => hasEnough(sku, needed.get(sku) ?? 0, inputs))
}

/** The SKUs that prevent supplying even one piece of a line. */
export function unavailableSkus(line: CartLine, inputs: StockInputs): string[] {
  const one = { ...line, quantity: 1 }
  const needed = piecesNeeded([one])
  return skusOf(one).filter((sku) => !hasEnough(sku, needed.get(sku) ?? 0, inputs))
}

function hasEnough(sku: string, pieces: number, { catalogue, stock }: StockInputs): boolean {
  return isReorderable(catalogue, sku) || pieces <= (stock.get(sku) ?? 0)
}

export const skusOf = ({ sku, options, colour }: CartLine): string[] => [
  sku,
  ...options.map((option) => option.sku),
  ...(colour ? [colour.sku] : []),
]

/** Every SKU of the lines, without duplicates. */
export const allSkus = (lines: readonly CartLine[]): string[] => [...new Set(lines.flatMap(skusOf))]
