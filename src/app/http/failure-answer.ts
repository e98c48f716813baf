import { isDatabaseAway } from '#/db/away.server.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { SlowBody } from '#/platform/api/request-body.server.ts'
import { TooSlow } from '#/platform/http/within-limit.server.ts'

type FailureAnswer = {
  status: 408 | 500 | 503
  text: string
  headers: Record<string, string>
  /** Whether somebody should look into it; all else passes by itself. */
  isFault: boolean
}

/** The answer to a request that failed where no page and no call could say it better. */
export function failureAnswer(problem: unknown): FailureAnswer {
  if (problem instanceof Overloaded)
    return passing(503, 'Too busy, please try again in a moment.', { 'retry-after': '1' })
  if (problem instanceof SlowBody)
    return passing(408, 'The request took too long to arrive.', { connection: 'close' })
  if (problem instanceof TooSlow || isDatabaseAway(problem))
    return passing(503, 'Please try again in a moment.', { 'retry-after': '5' })
  return { status: 500, text: 'Something went wrong.', headers: {}, isFault: true }
}

const passing = (
  status: FailureAnswer['status'],
  text: string,
  headers: Record<string, string>,
): FailureAnswer => ({ status, text, headers, isFault: false })
