/** Codes of the socket and of Postgres itself for "nobody is there" and "I am going". */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '55P03',
])

/** Whether the database could not be reached or asked to wait: trying again later may well succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return true
  return isDatabaseAway(error.cause)
}
