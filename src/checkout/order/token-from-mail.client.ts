/**
 * Links in mails carry their proof behind the `#`, where no log sees it. It is taken out of the
 * address as soon as it was read.
 */
export function takeTokenFromMail(): string | null {
  const { hash, pathname, search } = window.location
  if (!/^#[\w-]{16,64}$/.test(hash)) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
