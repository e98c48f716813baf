import { newKey } from '#/cart/browser/cart-calls.client.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'
import { takeTokenFromMail } from './token-from-mail.client.ts'

/** The token of a link that is being opened, and a random key by which the shop knows this attempt again. */
export type LinkAttempt = { token: string; attempt: string }

/**
 * The link that this page opens, or one that got no answer. Both are kept with the entry in the browser's history until
 * the shop has answered, so that a reload sends the same again: in the URL other companies' scripts could read them.
 */
export function findLinkAttempt(): LinkAttempt | null {
  const token = takeTokenFromMail()
  if (token === null) return keptAttempt()
  const found = { token, attempt: newKey() }
  keep(found)
  return found
}

export const forgetLinkAttempt = (): void => {
  if (keptAttempt()) keep(null)
}

const keep = (link: LinkAttempt | null) =>
  window.history.replaceState({ ...entryState(), link }, '')

/** The router has its own values in the same object. */
function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return isObject(state) ? state : {}
}

function keptAttempt(): LinkAttempt | null {
  const { link } = entryState()
  return isObject(link) && isText(link['token']) && isText(link['attempt'])
    ? { token: link['token'], attempt: link['attempt'] }
    : null
}
