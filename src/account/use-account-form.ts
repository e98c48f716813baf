import { sendForm } from '#/navigation/send-form.ts'
import { type FormOptions, useForm } from '#/navigation/use-form.ts'
import { renewSession } from '#/visitor/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session-due.client.ts'

/** A form of a customer's: sent with a token that is good, and once more should it have lapsed. */
export const useAccountForm = (options: Omit<FormOptions, 'send'>) =>
  useForm({ ...options, send: sendFresh })

async function sendFresh(values: URLSearchParams) {
  await keepSessionFresh()
  const first = await sendForm(window.location.href, values)
  const isLapsed = first.kind === 'refused' && first.form.summary?.key === expired
  return isLapsed && (await renewSession()) ? sendForm(window.location.href, values) : first
}

const expired = 'refusals.session-expired'
