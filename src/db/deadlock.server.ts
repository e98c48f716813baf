/** The Postgres error code for the transaction that was ended to resolve a deadlock. */
const deadlock = '40P01'

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === deadlock) || isDeadlock(error.cause)
}

const maxAttempts = 3

/** Runs work that may conflict with a stock import; when Postgres ends it because of a deadlock, it is retried. */
export async function despiteDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}
