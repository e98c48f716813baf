import type { CallError } from '#/platform/api/fetch-json.client.ts'
import type { FormAnswer } from '#/navigation/forms/send-form.ts'
import type { FieldErrors, FieldMessage } from '#/platform/api/refusal.ts'

/** Converts the response of an API call for a form. Its messages are already in the reader's language. */
export function formAnswerOf(error: CallError | null, to: string): FormAnswer {
  if (!error) return { kind: 'done', to }
  if (error.code === 'OFFLINE') return { kind: 'failed', key: 'form.offline' }
  const fields = fieldsOf(error)
  const summary = Object.keys(fields).length === 0 ? literalMessage(error.message) : null
  return { kind: 'refused', form: { id: '', values: {}, fields, summary } }
}

const literalMessage = (text: string): FieldMessage => ({
  key: 'fieldErrors.said',
  values: { text },
})

function fieldsOf({ code, fields = {} }: CallError): FieldErrors {
  if (code === 'EMAIL_TAKEN') return emailTaken
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [
      name,
      texts.map((text) => literalMessage(text)),
    ]),
  )
}

/** Shown at the email field, with a suggestion what to do. */
const emailTaken: FieldErrors = { email: [{ key: 'auth.register.emailTaken', values: {} }] }
