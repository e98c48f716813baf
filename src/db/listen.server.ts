import { Socket } from 'node:net'
import pg from 'pg'
import { applicationName } from './application-name.ts'

type Subscription = {
  /** Drops the connection and opens another, for when it may hang. */
  reconnect(): void
  close(): Promise<void>
}
type ListenOptions = {
  url: string
  channels: Record<string, (payload: string) => void>
  /** Called after a gap in which notifications may have been missed. */
  onReconnect: () => void
  onError: (error: Error) => void
  retryMs?: number
}

/**
 * Subscribes to Postgres NOTIFY on a connection of its own and reconnects when it breaks. Notifications
 * sent meanwhile are lost, so `onReconnect` lets the caller drop what it cached.
 */
export async function listen(options: ListenOptions): Promise<Subscription> {
  const { url, channels, onReconnect, onError, retryMs = 1_000 } = options
  let client: pg.Client | null = null
  let socket: Socket | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      stream: () => (socket = new Socket()),
      connectionTimeoutMillis: 5_000,
    })
    next.on('error', (error) => {
      onError(error)
      retry()
    })
    next.on('end', retry)
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    await next.connect()
    for (const channel of Object.keys(channels))
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    if (isClosed) await next.end()
  }

  function retry() {
    if (isClosed || timer) return
    client = null
    timer = setTimeout(() => {
      timer = null
      connect().then(onReconnect, retry)
    }, retryMs)
    timer.unref()
  }

  await connect()
  return {
    reconnect: () => void socket?.destroy(),
    close: async () => {
      isClosed = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
