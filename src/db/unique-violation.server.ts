import { causesOf } from './causes.ts'

/** The Postgres error code for a duplicate unique value. */
const uniqueViolation = '23505'

/** Whether the same unique value was stored already; by this constraint, if one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  causesOf(error).some(
    (each) =>
      each.code === uniqueViolation && (constraint === undefined || each.constraint === constraint),
  )
