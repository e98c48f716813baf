import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from './application-name.ts'

/** `refusing`: it says no, or there is nobody. `silent`: it says nothing at all. */
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
 * Asks the database for a sign of life on a connection of its own. A link or a server that hangs gives no
 * error: `statement_timeout` is the server's clock, and TCP gives up after many minutes. One limit for every
 * query could not tell that from a query that waits for a lock.
 */
export async function startHeartbeat(options: HeartbeatOptions): Promise<Heartbeat> {
  const { url, onSilent, everyMs = 200, limitMs = 500 } = options
  let client: pg.Client | null = null
  let pulse: Pulse = 'answering'
  const stopping = new AbortController()

  async function connected(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: applicationName })
    client = next
    next.on('error', () => {})
    next.once('end', () => {
      if (client === next) client = null
    })
    await next.connect()
    return next
  }

  function drop() {
    client?.connection.stream.destroy()
    client = null
  }

  /** A lost connection alone says nothing, so it is taken up again before anything is concluded. */
  async function ask(): Promise<Pulse> {
    const again = () => {
      drop()
      return answered()
    }
    return within(limitMs, answered().catch(again).catch(refused))
  }

  async function answered(): Promise<Pulse> {
    const held = client ?? (await connected())
    await held.query('select 1')
    return 'answering'
  }

  function refused(): Pulse {
    drop()
    return 'refusing'
  }

  async function beat() {
    const before = pulse
    pulse = await ask()
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
  // While this process was busy itself the answer may have arrived without being read yet.
  return inTime ?? Promise.race([answer, twoTurns().then(() => 'silent' as const)])
}

async function twoTurns(): Promise<void> {
  await nextTurn()
  await nextTurn()
}
