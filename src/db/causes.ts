type Cause = Error & { code?: unknown; constraint?: unknown }

/** Errors may be the cause of each other. */
const mostCauses = 10

/** An error and those that caused it: Drizzle wraps what Postgres says. */
export function* causesOf(error: unknown): Generator<Cause, void> {
  let each = error
  for (let count = 0; each instanceof Error && count < mostCauses; count += 1) {
    yield each
    each = each.cause
  }
}
