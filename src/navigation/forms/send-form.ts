import { fetchJson } from '#/platform/api/fetch-json.client.ts'
import type { FormState } from '#/platform/forms/form-state.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'

/** The outcome of a submitted form; `failed` means that the server's response is unknown. */
export type FormAnswer =
  | { kind: 'done'; to: string }
  | { kind: 'refused'; form: FormState }
  | { kind: 'failed'; key: 'form.failed' | 'form.offline' | 'form.unanswered' }

/** Sends a form as the browser would, but without leaving the page. */
export async function sendForm(url: string, values: URLSearchParams): Promise<FormAnswer> {
  const headers = { accept: 'application/json' }
  const answer = await fetchJson(url, { method: 'POST', headers, body: values })
  // The network failed; the form keeps its values.
  return answer ? formAnswer(answer.body) : { kind: 'failed', key: 'form.offline' }
}

export function formAnswer(body: unknown): FormAnswer {
  if (isObject(body) && isText(body['redirect'])) return { kind: 'done', to: body['redirect'] }
  if (isObject(body) && isFormState(body['form'])) return { kind: 'refused', form: body['form'] }
  return { kind: 'failed', key: 'form.failed' }
}

const isFormState = (form: unknown): form is FormState =>
  isObject(form) && isObject(form['values']) && isObject(form['fields']) && 'summary' in form
