import type { StockCount } from '#/catalogue/assemble/catalogue-rows.ts'
import type { Db } from '#/db/client.server.ts'
import { despiteConflict } from '#/db/conflict.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { findListingTags, productTags } from './listing-tags.store.server.ts'
import { type ChangedStock, takeStockLock, writeStockSlice } from './stock-slices.store.server.ts'
import { type Tally, tallyOf } from './write-shop.store.server.ts'

/**
 * Allows one writer of counts at a time, so that an older file cannot overwrite half of a newer one. The lock is held
 * by a transaction that writes nothing, because the counts are written in many.
 */
export async function withStockLock<Result>(
  db: Db,
  work: (locked: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await takeStockLock(tx)
    return work(tx)
  })
}

/** An order waits for one slice at most, so a slice is some tens of milliseconds of work. */
const sliceSize = 500

type WrittenStock = { tally: Tally; changedTags: string[] }

/**
 * Writes checked counts, each slice in a transaction of its own. All orders share the rows of `stock`: one transaction
 * for a whole file would keep every order waiting until its end. After an interruption the same file can be written
 * again. The caller holds the stock lock.
 */
export async function writeStockSlices(
  db: Db,
  counts: readonly StockCount[],
): Promise<WrittenStock> {
  const rows = lastOfEachPlace(counts)
  const changed: ChangedStock[] = []
  const changedTags = new Set<string>()
  for (let from = 0; from < rows.length; from += sliceSize) {
    const slice = rows.slice(from, from + sliceSize)
    const written = await despiteConflict(() => db.transaction((tx) => writeAndPurge(tx, slice)))
    changed.push(...written.changed)
    for (const tag of written.tags) changedTags.add(tag)
  }
  const tally = tallyOf(
    rows,
    changed.map(({ before }) => ({ created: before === null })),
  )
  return { tally, changedTags: [...changedTags] }
}

async function writeAndPurge(tx: Db, slice: readonly StockCount[]) {
  const changed = await writeStockSlice(tx, slice)
  const shown = changed.filter(({ before, available }) => before !== available)
  const tags = [
    ...(await productTags(
      tx,
      shown.map((row) => row.product_id),
    )),
    ...(await findListingTags(tx, emptiedOrFilledPlaces(shown))),
  ].toSorted()
  await purgeTags(tx, tags)
  return { changed, tags }
}

/** Products of which a warehouse or store has none left, or has some again; filters count what is in stock. */
const emptiedOrFilledPlaces = (stock: readonly ChangedStock[]): number[] =>
  stock.flatMap((row) => ((row.before ?? 0) > 0 === row.available > 0 ? [] : [row.product_id]))

/** The last of several counts of the same place wins, as a later file does. */
const lastOfEachPlace = (counts: readonly StockCount[]): StockCount[] => [
  ...new Map(counts.map((count) => [`${count.sku} ${count.place}`, count])).values(),
]
