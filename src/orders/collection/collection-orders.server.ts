import type { Db } from '#/db/client.server.ts'
import { type CollectionBoard, type CollectionList, ticketOf } from './collection-orders.ts'
import { type CollectionRow, readForCollection } from './collection-orders.store.server.ts'

/** As many as fit on a television in letters that can be read across a shop. */
const ticketsShown = 12

/** Loads the orders that the screen of a store shows. */
export async function loadCollectionBoard(db: Db, place: string): Promise<CollectionBoard> {
  const rows = await readForCollection(db, place)
  return {
    preparing: listOf(rows.filter(({ state }) => state === 'processing')),
    ready: listOf(rows.filter(({ state }) => state === 'ready')),
  }
}

const listOf = (rows: readonly CollectionRow[]): CollectionList => ({
  tickets: rows.slice(0, ticketsShown).map(({ number, firstName }) => ticketOf(number, firstName)),
  more: Math.max(0, rows.length - ticketsShown),
})
