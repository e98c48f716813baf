/** What Postgres says when it ended one of two transactions that waited for each other. */
const deadlock = '40P01'

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === deadlock) || isDeadlock(error.cause)
}

const tries = 3

/** Work that may meet an import of stock in the middle: whoever Postgres ended begins anew. */
export async function despiteDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === tries || !isDeadlock(error)) throw error
    }
  }
}
