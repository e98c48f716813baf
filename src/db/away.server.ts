/** Codes of the socket and of Postgres itself for "nobody is there", "not now" and "I am going". */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // too many connections; shutting down, crashed, starting up
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // statement_timeout, lock_timeout, idle_in_transaction_session_timeout
  '57014',
  '55P03',
  '25P03',
  // a former primary that only reads any more
  '25006',
  // connection exceptions
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])

/** What `pg` says by itself, without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|Query read timeout|Cannot use a pool after calling end/

/** Whether the database could not be reached or asked to wait: trying again later may well succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  return messages.test(error.message) || isDatabaseAway(error.cause)
}
