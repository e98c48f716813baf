/**
 * Links in mails carry their token in the hash, which reaches no server log. It is removed from the
 * URL as soon as it has been read.
 */
export function takeTokenFromMail(): string | null {
  const { hash, pathname, search } = window.location
  if (!/^#[\w-]{16,64}$/.test(hash)) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
