/** The Postgres error code for a duplicate unique value. */
const uniqueViolation = '23505'

/** Whether the same unique value was stored already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === uniqueViolation) || isUniqueViolation(error.cause)
}
