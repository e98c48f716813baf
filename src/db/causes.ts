type Cause = Error & { code?: unknown; constraint?: unknown }

/** An error and those that caused it: Drizzle wraps what Postgres says. */
export function* causesOf(error: unknown): Generator<Cause, void> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}
