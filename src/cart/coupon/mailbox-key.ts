/** Providers that deliver `a.da@` and `ada@` to one mailbox, and the host name they share. */
const dotlessHosts = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The same key for all spellings of a mailbox: without capitals, a tag after `+`, and the dots that some
 * providers ignore. It only tells customers apart; mail goes to the email address as it was typed.
 */
export function mailboxKey(email: string): string {
  const normalised = email.normalize('NFC').trim().toLowerCase()
  const at = normalised.lastIndexOf('@')
  const host = normalised.slice(at + 1)
  const untagged = normalised.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '')
  const shared = dotlessHosts.get(host)
  return shared ? `${untagged.replaceAll('.', '')}@${shared}` : `${untagged}@${host}`
}
