import * as v from 'valibot'

/** `quantity`: pieces that can be sold. */
export type StockLevel = { sku: string; place: string; isWarehouse: boolean; quantity: number }

/** Pieces to take: at most `fromStore` of them from the store; with `canWait`, missing ones can be reordered. */
export type StockRequest = { sku: string; pieces: number; fromStore: number; canWait: boolean }

export const takenPieces = v.object({ sku: v.string(), place: v.string(), quantity: v.number() })
export type TakenPieces = v.InferOutput<typeof takenPieces>
export type Shares = { taken: TakenPieces[]; short: string[]; waiting: string[] }

/**
 * Chooses where each piece comes from: the store first, because its customer collects soon, then as few warehouses as
 * can send it all, and among as few those that the country prefers (docs/behaviour.md#warehouses). `warehouses` are in
 * the order of that preference. Pieces that have to be reordered are reserved as well, where the first of the order's
 * warehouses will get them: when they arrive, nobody else can buy them. `waiting` lists their SKUs, `short` those that
 * cannot be reordered.
 */
export function allocateStock(
  requests: readonly StockRequest[],
  levels: readonly StockLevel[],
  warehouses: readonly string[],
): Shares {
  const taken: TakenPieces[] = []
  const held = heldBy(levels)
  const take = (sku: string, place: string, quantity: number) => {
    if (quantity <= 0) return
    const same = taken.find((each) => each.sku === sku && each.place === place)
    if (same) same.quantity += quantity
    else taken.push({ sku, place, quantity })
  }
  const stores = levels.filter(({ isWarehouse }) => !isWarehouse)
  const rest = requests.map((request) => {
    let missing = request.pieces
    for (const { sku, place, quantity } of stores) {
      if (sku !== request.sku) continue
      const pieces = Math.min(missing, quantity, request.fromStore)
      take(sku, place, pieces)
      missing -= pieces
    }
    return { ...request, missing }
  })
  const pieces = new Map(rest.map(({ sku, missing }) => [sku, missing]))
  const senders = fewestWarehouses(pieces, held, warehouses)
  const short: string[] = []
  const waiting: string[] = []
  for (const { sku, missing, canWait } of rest) {
    let left = missing
    for (const place of senders) {
      const sent = Math.min(left, held.get(sku)?.get(place) ?? 0)
      take(sku, place, sent)
      left -= sent
    }
    if (left === 0) continue
    if (!canWait) short.push(sku)
    else {
      waiting.push(sku)
      if (senders[0] !== undefined) take(sku, senders[0], left)
    }
  }
  return { taken, short, waiting }
}

/** Pieces that can be sold, by SKU and place. */
export type HeldPieces = ReadonlyMap<string, ReadonlyMap<string, number>>

export const heldBy = (
  levels: readonly Pick<StockLevel, 'sku' | 'place' | 'quantity'>[],
): HeldPieces =>
  new Map(
    [...Map.groupBy(levels, ({ sku }) => sku)].map(([sku, places]) => [
      sku,
      new Map(places.map(({ place, quantity }) => [place, quantity])),
    ]),
  )

/**
 * The fewest warehouses that can send as much as all of them together, in their order; the first when there is
 * nothing to send.
 */
export function fewestWarehouses(
  pieces: ReadonlyMap<string, number>,
  held: HeldPieces,
  warehouses: readonly string[],
): readonly string[] {
  const sent = (places: readonly string[]) => {
    let sum = 0
    for (const [sku, wanted] of pieces) {
      let there = 0
      for (const place of places) there += held.get(sku)?.get(place) ?? 0
      sum += Math.min(wanted, there)
    }
    return sum
  }
  const most = sent(warehouses)
  for (let size = 1; size < warehouses.length; size += 1)
    for (const places of combinations(warehouses, size)) if (sent(places) === most) return places
  return warehouses
}

/** All choices of so many of them, the earliest first. */
function* combinations<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  if (size === 0) yield []
  else
    for (const [index, value] of values.entries())
      for (const rest of combinations(values.slice(index + 1), size - 1)) yield [value, ...rest]
}
