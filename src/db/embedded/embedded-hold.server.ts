import pg from 'pg'

export type Hold = {
  /** How many other processes of the shop hold on to the same Postgres. */
  countOthers(): Promise<number>
  release(): Promise<void>
}
type HoldOptions = { address: string; revive: () => Promise<void>; onLoss: (line: string) => void }

const holdName = 'calder hold'

/**
 * One connection for as long as this process uses the embedded Postgres. It tells the others that we
 * are here, and it is the first to learn that Postgres died, which it answers by bringing it back.
 */
export async function holdPostgres({ address, revive, onLoss }: HoldOptions): Promise<Hold> {
  let isReleased = false
  let timer: NodeJS.Timeout | null = null
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: address,
      application_name: holdName,
      keepAlive: true,
    })
    next.on('error', () => {})
    await next.connect()
    next.once('end', () => {
      if (isReleased) return
      onLoss('The connection to Postgres was lost; taking it up again.')
      regain(50)
    })
    return next
  }

  function regain(afterMs: number): void {
    timer = setTimeout(() => {
      takeUpAgain().catch((error: Error) => {
        onLoss(`Postgres is not back yet: ${error.message}`)
        if (!isReleased) regain(1_000)
      })
    }, afterMs)
  }

  async function takeUpAgain(): Promise<void> {
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
