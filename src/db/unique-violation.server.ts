/** What Postgres answers when a row with the same unique value is there already. */
const uniqueViolation = '23505'

/** Whether somebody else stored the same unique value first. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === uniqueViolation) || isUniqueViolation(error.cause)
}
