import { useEffect, useState } from 'react'
import type { CollectionBoard } from '#/orders/collection/collection-orders.ts'
import { localTime } from '#/stores/hours/local-time.ts'
import { followCollections } from './follow-collections.client.ts'
import { isAlone } from './screen-connection.ts'

type Rendered = { board: CollectionBoard; timeZone: string; now: number }
type Connection = { board: CollectionBoard; heardAt: number; isOffline: boolean }

const tickMs = 1_000

/** The board as the shop last sent it, the day and time at the store, and since when nothing has been heard. */
export function useCollections({ board, timeZone, now: renderedAt }: Rendered) {
  const [connection, setConnection] = useState<Connection>({
    board,
    heardAt: renderedAt,
    isOffline: false,
  })
  const [now, setNow] = useState(renderedAt)

  useEffect(() => {
    const stop = followCollections({
      onBoard: (next) =>
        setConnection((known) => ({ ...known, board: next ?? known.board, heardAt: Date.now() })),
    })
    const noteNetwork = () => setConnection((known) => ({ ...known, isOffline: !navigator.onLine }))
    // The network may have been lost before the script was there.
    noteNetwork()
    window.addEventListener('online', noteNetwork)
    window.addEventListener('offline', noteNetwork)
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => {
      stop()
      window.removeEventListener('online', noteNetwork)
      window.removeEventListener('offline', noteNetwork)
      clearInterval(timer)
    }
  }, [])

  const clock = (instant: number) => localTime(new Date(instant), timeZone)
  return {
    board: connection.board,
    ...clock(now),
    aloneSince: isAlone(connection, now) ? clock(connection.heardAt).time : null,
  }
}
