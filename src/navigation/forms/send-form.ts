import { fetchJson } from '#/platform/api/fetch-json.client.ts'
import type { FormState } from '#/platform/forms/form-state.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'

/** The outcome of a submitted form; `failed` means that the server's response is unknown. */
export type FormAnswer =
  | { kind: 'done'; to: string }
  | { kind: 'refused'; form: FormState }
  | { kind: 'failed'; key: 'form.failed' | 'form.offline' | 'form.unanswered' }

/**
 * Longer than the shop takes at its own limits: 15 seconds for the body to arrive, then a slot, the database and the
 * payment provider. Nobody gives up on an order that is still on its way.
 */
const timeoutMs = 60_000

/**
 * Sends a form as the browser would, but without leaving the page. Without an answer the shop may still have taken it,
 * so whatever must not happen twice carries an id, as `attempt` in the checkout.
 */
export async function sendForm(
  url: string,
  values: URLSearchParams,
  limitMs = timeoutMs,
): Promise<FormAnswer> {
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(limitMs)
  const answer = await fetchJson(url, { method: 'POST', headers, body: values, signal })
  if (answer) return formAnswer(answer.body)
  // The network failed; the form keeps its values.
  return { kind: 'failed', key: signal.aborted ? 'form.unanswered' : 'form.offline' }
}

export function formAnswer(body: unknown): FormAnswer {
  if (isObject(body) && isText(body['redirect'])) return { kind: 'done', to: body['redirect'] }
  if (isObject(body) && isFormState(body['form'])) return { kind: 'refused', form: body['form'] }
  return { kind: 'failed', key: 'form.failed' }
}

const isFormState = (form: unknown): form is FormState =>
  isObject(form) && isObject(form['values']) && isObject(form['fields']) && 'summary' in form
