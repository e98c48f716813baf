import { isDatabaseAway } from '#/db/away.server.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { SlowBody } from '#/platform/api/request-body.server.ts'
import { TooSlow } from '#/platform/http/within-limit.server.ts'

type FailureAnswer = {
  status: 408 | 500 | 503
  text: string
  headers: Record<string, string>
  /** Whether it needs attention; everything else is temporary. */
  isFault: boolean
}

/** The response to a failed request where neither a page nor the API could respond. */
export function failureAnswer(problem: unknown): FailureAnswer {
  if (problem instanceof Overloaded)
    return temporary(503, 'Too busy, please try again in a moment.', { 'retry-after': '1' })
  if (problem instanceof SlowBody)
    return temporary(408, 'The request took too long to arrive.', { connection: 'close' })
  if (problem instanceof TooSlow || isDatabaseAway(problem))
    return temporary(503, 'Please try again in a moment.', { 'retry-after': '5' })
  return { status: 500, text: 'Something went wrong.', headers: {}, isFault: true }
}

const temporary = (
  status: FailureAnswer['status'],
  text: string,
  headers: Record<string, string>,
): FailureAnswer => ({ status, text, headers, isFault: false })
