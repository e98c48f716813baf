import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from './application-name.ts'

/** `refusing`: the connection or query fails. `silent`: there is no response at all. */
export type Pulse = 'answering' | 'refusing' | 'silent'

export type Heartbeat = {
  pulse(): Pulse
  stop(): Promise<void>
}

type HeartbeatOptions = {
  url: string
  /** Called each time the database falls silent. */
  onSilent: () => void
  everyMs?: number
  limitMs?: number
}

/**
 * Queries the database regularly on a connection of its own. A network or a server that hangs gives no
 * error: `statement_timeout` runs on the server, and TCP gives up after many minutes. One time limit for
 * every query could not tell that from a query that waits for a lock.
 */
export async function startHeartbeat(options: HeartbeatOptions): Promise<Heartbeat> {
  const { url, onSilent, everyMs = 200, limitMs = 500 } = options
  let client: pg.Client | null = null
  let socket: Socket | null = null
  let pulse: Pulse = 'answering'
  const stopping = new AbortController()

  async function connected(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      stream: () => (socket = new Socket()),
    })
    client = next
    next.on('error', () => {})
    next.once('end', () => {
      if (client === next) client = null
    })
    await next.connect()
    return next
  }

  function drop() {
    socket?.destroy()
    client = null
  }

  /** A lost connection alone proves nothing, so it is reopened first. */
  async function check(): Promise<Pulse> {
    const retry = () => {
      drop()
      return answered()
    }
    return within(limitMs, answered().catch(retry).catch(refused))
  }

  async function answered(): Promise<Pulse> {
    const connection = client ?? (await connected())
    await connection.query('select 1')
    return 'answering'
  }

  function refused(): Pulse {
    drop()
    return 'refusing'
  }

  async function beat() {
    const before = pulse
    pulse = await check()
    if (pulse === 'silent') drop()
    if (pulse === 'silent' && before !== 'silent') onSilent()
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await beat()
      await sleep(everyMs, null, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  await beat()
  const running = run()
  return {
    pulse: () => pulse,
    async stop() {
      stopping.abort()
      await running
      await client?.end()
    },
  }
}

async function within(limitMs: number, answer: Promise<Pulse>): Promise<Pulse> {
  const timer = new AbortController()
  const late = sleep(limitMs, null, { signal: timer.signal }).catch(() => null)
  const inTime = await Promise.race([answer, late])
  timer.abort()
  // While this process was busy itself, the answer may have arrived without being read yet.
  return inTime ?? Promise.race([answer, twoTurns().then(() => 'silent' as const)])
}

async function twoTurns(): Promise<void> {
  await nextTurn()
  await nextTurn()
}
