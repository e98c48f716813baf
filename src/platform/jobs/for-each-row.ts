type Options = {
  /** The message of the error that holds all failures. */
  failure: string
  /** After so much time spent on rows that failed, the rest is left to the next run: what the work needs may be away. */
  failingMs?: number
}

/**
 * Does a recurring job's work for each row in turn. A row that fails keeps no other waiting, and every failure is
 * thrown at the end.
 */
export async function forEachRow<Row>(
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown>,
  { failure, failingMs = Infinity }: Options,
): Promise<void> {
  const failures: unknown[] = []
  let spentMs = 0
  for (const row of rows) {
    const startedAt = performance.now()
    try {
      await work(row)
    } catch (error) {
      failures.push(...failuresIn(error))
      spentMs += performance.now() - startedAt
    }
    if (spentMs >= failingMs) break
  }
  if (failures.length > 0) throw new AggregateError(failures, failure)
}

/** Work may itself be such a loop. */
const failuresIn = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors : [error]
