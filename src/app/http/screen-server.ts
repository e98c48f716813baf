import type { ServerResponse } from 'node:http'
import type { Db } from '#/db/client.server.ts'
import { type CollectionBoard, collectionTag } from '#/orders/collection/collection-orders.ts'
import { loadCollectionBoard } from '#/orders/collection/collection-orders.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { sendText } from '#/platform/http/send-text.server.ts'
import { type LoadLimit, overloaded } from '#/platform/rate-limit/load-limit.ts'
import { beatMs } from '#/stores/screen/screen-connection.ts'
import { collectionEventsPath } from '#/stores/screen/screen-path.ts'
import { findScreenAccess, listScreenIds } from '#/stores/screen/screens.server.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type ScreenServerParts = { db: Db; buildId: string; limit: LoadLimit; log: Log }

type Stream = { res: ServerResponse; store: string; deviceId: number | null; sent: string }

/** More unpaired screens than this are a fault or an attack: the network of a store is open to all who are in it. */
const unpairedPerStore = 20
/** A paired screen may have the page open in two tabs. */
const streamsPerScreen = 2

/** A notification could be lost, so the boards are read again every minute. */
const beatsPerReading = 6

/**
 * Sends the collections of a store to its screens as server-sent events. An open stream holds no slot of the
 * load limit: only the reading before it does.
 */
export function createScreenServer({ db, buildId, limit, log }: ScreenServerParts) {
  const streams = new Set<Stream>()
  let beats = 0
  let isClosed = false

  async function serve(res: ServerResponse, visitor: Visitor): Promise<void> {
    const opened = await limit.run(async () => {
      const access = await findScreenAccess({ db, now: new Date() }, visitor)
      return access && { access, board: await loadCollectionBoard(db, access.store) }
    }, visitor.network)
    // A screen that left while it waited has closed already, and its stream would never be removed.
    if (res.destroyed) return
    if (!opened) return sendText(res, 403, 'This screen is not paired.')
    const { access, board } = opened
    const deviceId = access.device?.id ?? null
    const alike = [...streams].filter(
      (other) => other.store === access.store && other.deviceId === deviceId,
    )
    if (isClosed || (deviceId === null && alike.length >= unpairedPerStore)) throw overloaded
    // A paired screen has a place of its own, which nobody else can take; its own earlier connection may be dead.
    if (deviceId !== null && alike.length >= streamsPerScreen) alike[0]?.res.end()
    const stream: Stream = { res, store: access.store, deviceId, sent: '' }
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would otherwise collect the events.
      'x-accel-buffering': 'no',
    })
    streams.add(stream)
    res.on('close', () => streams.delete(stream))
    res.write(`retry: 3000\nevent: release\ndata: ${buildId}\n\n`)
    sendBoard(stream, board)
  }

  /** Sends what has changed; a screen whose pairing was revoked is told so and disconnected. */
  async function refresh(stores: Iterable<string>): Promise<void> {
    for (const store of new Set(stores)) {
      const open = [...streams].filter((stream) => stream.store === store)
      if (open.length === 0) continue
      const [board, devices] = await Promise.all([
        loadCollectionBoard(db, store),
        listScreenIds(db, store),
      ])
      for (const stream of open)
        if (stream.deviceId !== null && !devices.includes(stream.deviceId))
          stream.res.end('event: revoked\ndata: \n\n')
        else sendBoard(stream, board)
    }
  }

  const refreshOrLog = (stores: Iterable<string>) =>
    void refresh(stores).catch((error: unknown) =>
      log.warn({ err: error }, 'the collection screens could not be refreshed'),
    )
  const openStores = () => [...streams].map(({ store }) => store)

  const timer = setInterval(() => {
    for (const { res } of streams) res.write('event: beat\ndata: \n\n')
    beats += 1
    if (beats % beatsPerReading === 0) refreshOrLog(openStores())
  }, beatMs)
  timer.unref()

  return {
    owns: (path: string) => path === collectionEventsPath,
    serve,
    /** Must be called with the tags of every change; with null when changes may have been missed. */
    updateScreens(tags: readonly string[] | null) {
      const isChanged = (store: string) => tags === null || tags.includes(collectionTag(store))
      refreshOrLog(openStores().filter(isChanged))
    },
    /** Ends every stream, so that a process can stop; the screens connect to another one. */
    close() {
      isClosed = true
      clearInterval(timer)
      for (const { res } of streams) res.end()
    },
  }
}

/** A board that the screen already shows is not sent again. */
function sendBoard(stream: Stream, board: CollectionBoard): void {
  const data = JSON.stringify(board)
  if (data === stream.sent) return
  stream.sent = data
  stream.res.write(`event: board\ndata: ${data}\n\n`)
}
