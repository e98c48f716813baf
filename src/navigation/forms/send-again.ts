import type { FormAnswer } from './send-form.ts'

const pauseMs = 1_000

/**
 * Sends a form once more if nobody knows what became of it, such as when the shop was too busy to answer. Only for
 * forms that do nothing more when they are sent twice. Whoever has waited to the end of the time limit decides alone.
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
