import type { FormAnswer } from './send-form.ts'

const pauseMs = 1_000

/**
 * Sends a form once more if nobody knows what became of it, such as when the shop was too busy to answer. Only for
 * forms that do nothing more when they are sent twice. After a time-out it is not sent again by itself.
 */
export async function sendAgain(
  send: () => Promise<FormAnswer>,
  pause: () => Promise<unknown> = shortPause,
): Promise<FormAnswer> {
  const first = await send()
  if (first.kind !== 'failed' || first.key === 'form.unanswered') return first
  await pause()
  return send()
}

const shortPause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))
