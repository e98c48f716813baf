import type { FormState } from '#/platform/forms/form-state.ts'
import { isObject, isText } from '#/navigation/payload/json-shape.ts'

/** What became of a form: where to go on, what is wrong with it, or that nobody knows. */
export type FormAnswer =
  | { kind: 'done'; to: string }
  | { kind: 'refused'; form: FormState }
  | { kind: 'failed'; key: 'form.failed' | 'form.offline' }

/** Sends a form as the browser would, only that the page stays as it is meanwhile. */
export async function sendForm(url: string, values: URLSearchParams): Promise<FormAnswer> {
  const headers = { accept: 'application/json' }
  try {
    const response = await fetch(url, { method: 'POST', headers, body: values })
    return formAnswer(await response.json().catch(() => null))
  } catch {
    // The network is gone; the form is still there.
    return { kind: 'failed', key: 'form.offline' }
  }
}

export function formAnswer(body: unknown): FormAnswer {
  if (isObject(body) && isText(body['redirect'])) return { kind: 'done', to: body['redirect'] }
  if (isObject(body) && isFormState(body['form'])) return { kind: 'refused', form: body['form'] }
  return { kind: 'failed', key: 'form.failed' }
}

const isFormState = (form: unknown): form is FormState =>
  isObject(form) && isObject(form['values']) && isObject(form['fields']) && 'summary' in form
