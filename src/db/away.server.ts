import { causesOf } from './causes.ts'

/** Error codes of the socket and of Postgres for a server that is unreachable, busy or shutting down. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Too many connections; shutting down, crashed, starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // statement_timeout, lock_timeout, idle_in_transaction_session_timeout
  '57014',
  '55P03',
  '25P03',
  // A former primary that is now read-only.
  '25006',
  // Connection exceptions.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])

/** Errors that `pg` raises itself, without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|Query read timeout|Cannot use a pool after calling end/

/** Whether the database was unreachable or overloaded, so that a later retry may well succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => codes.has(String(code)) || messages.test(message),
  )
}
