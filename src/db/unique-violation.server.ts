/** The Postgres error code for a duplicate unique value. */
const uniqueViolation = '23505'

/** Whether the same unique value was stored already; by this constraint, if one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error)) return false
  const isDuplicate = 'code' in error && error.code === uniqueViolation
  const isNamed =
    constraint === undefined || ('constraint' in error && error.constraint === constraint)
  return (isDuplicate && isNamed) || isUniqueViolation(error.cause, constraint)
}
