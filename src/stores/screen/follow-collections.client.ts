import type { CollectionBoard } from '#/orders/collection/collection-orders.ts'
import { collectionEventsPath } from './screen-path.ts'

type Follow = {
  /** Called with every message; null for a sign of life without news. */
  onBoard: (board: CollectionBoard | null) => void
}

/** The wait before connecting again after the shop has refused. */
const retryMs = 5_000

/**
 * Follows the collections of the store until the returned function is called. A browser connects again by
 * itself after a lost connection, but not after a refusal. A screen that runs for weeks reloads itself when a
 * new release answers.
 */
export function followCollections({ onBoard }: Follow): () => void {
  let release: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | null = null

  function connect() {
    source = new EventSource(collectionEventsPath)
    source.addEventListener('release', ({ data }: MessageEvent<string>) => {
      if (release !== null && release !== data) location.reload()
      release = data
    })
    source.addEventListener('board', ({ data }: MessageEvent<string>) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the screen reloads for another release
      onBoard(JSON.parse(data) as CollectionBoard),
    )
    source.addEventListener('beat', () => onBoard(null))
    // A revoked screen asks for a new code.
    source.addEventListener('revoked', () => location.reload())
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs)
    })
  }

  connect()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
