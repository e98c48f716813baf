/** Providers that deliver `a.da@` and `ada@` to one mailbox, and the name that they share. */
const dotlessHosts = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * What two spellings of one mailbox have in common: capitals, a tag behind `+`, and the dots that some
 * providers ignore. It only tells customers apart; mail goes to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const written = email.normalize('NFC').trim().toLowerCase()
  const at = written.lastIndexOf('@')
  const host = written.slice(at + 1)
  const untagged = written.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '')
  const shared = dotlessHosts.get(host)
  return shared ? `${untagged.replaceAll('.', '')}@${shared}` : `${untagged}@${host}`
}
