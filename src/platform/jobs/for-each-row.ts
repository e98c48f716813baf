type Options = {
  /** The message of the error that holds all failures. */
  failure: string
  /** So many failures in a row mean that whatever the work needs is away, so the rest is left to the next run. */
  mostInARow?: number
}

/**
 * Does a recurring job's work for each row in turn. A row that fails keeps no other waiting, and every failure is
 * thrown at the end.
 */
export async function forEachRow<Row>(
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown>,
  { failure, mostInARow = Infinity }: Options,
): Promise<void> {
  const failures: unknown[] = []
  let inARow = 0
  for (const row of rows) {
    try {
      await work(row)
      inARow = 0
    } catch (error) {
      failures.push(...failuresIn(error))
      inARow += 1
    }
    if (inARow >= mostInARow) break
  }
  if (failures.length > 0) throw new AggregateError(failures, failure)
}

/** Work may itself be such a loop. */
const failuresIn = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors : [error]
