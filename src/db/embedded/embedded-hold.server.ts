import pg from 'pg'

export type Hold = {
  /** The number of other processes of the shop that use the same Postgres. */
  countOthers(): Promise<number>
  release(): Promise<void>
}
type HoldOptions = { url: string; revive: () => Promise<void>; onLoss: (line: string) => void }

const holdName = 'calder hold'

/**
 * Keeps one connection open for as long as this process uses the embedded Postgres. Other processes count
 * it to see that Postgres is in use, and when it breaks this process starts Postgres again.
 */
export async function holdPostgres({ url, revive, onLoss }: HoldOptions): Promise<Hold> {
  let isReleased = false
  let timer: NodeJS.Timeout | null = null
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: holdName,
      keepAlive: true,
    })
    next.on('error', () => {})
    await next.connect()
    next.once('end', () => {
      if (isReleased) return
      onLoss('The connection to Postgres was lost; taking it up again.')
      reconnectIn(50)
    })
    return next
  }

  function reconnectIn(afterMs: number): void {
    timer = setTimeout(() => {
      reconnect().catch((error: Error) => {
        onLoss(`Postgres is not back yet: ${error.message}`)
        if (!isReleased) reconnectIn(1_000)
      })
    }, afterMs)
  }

  async function reconnect(): Promise<void> {
    await revive()
    if (!isReleased) client = await connect()
    if (isReleased) await client.end()
  }

  return {
    async countOthers() {
      const held = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where application_name = $1 and pid <> pg_backend_pid()`,
        [holdName],
      )
      return held.rows[0]?.others ?? 0
    },
    async release() {
      isReleased = true
      if (timer) clearTimeout(timer)
      await client.end()
    },
  }
}
