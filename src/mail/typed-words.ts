/**
 * Text that visitors typed may go to a mailbox whose owner never requested it, and mail programs turn every
 * bare domain into a link. So a mail repeats only what can be a name or a line of an address, and a name only if the
 * order was placed or the mailbox was proved to belong to the account.
 */

const maxNameLength = 30
const maxLineLength = 60

/** Letters, with apostrophes and hyphens between them. */
const word = String.raw`\p{L}[\p{L}\p{M}]*(?:['’ʼ‐-]\p{L}[\p{L}\p{M}]*)*`
/** A title or an initial: at most three letters and a full stop, which must end the word, so that no domain fits. */
const abbreviation = String.raw`\p{L}\p{M}*(?:\p{L}\p{M}*){0,2}\.`
const nameShape = new RegExp(`^(?:(?:${abbreviation}|${word}) )*(?:${abbreviation}|${word})$`, 'u')

/** A typed name that an address in a mail may repeat; null if it could be anything else. */
export function nameInMail(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  return name.length <= maxNameLength && nameShape.test(name) ? name : null
}

/** More words than these would make a sentence, such as “Your account is locked”. */
const mostWordsOfName = 3

/**
 * A first or last name that a mail may greet somebody by. Two words can still mislead, so a mail to an address that
 * anybody may have typed greets without a name.
 */
export function greetedName(typed: string): string | null {
  const name = nameInMail(typed)
  return name === null || name.split(' ').length > mostWordsOfName ? null : name
}

type NameValues = { named: 'yes' | 'no'; name: string }

/** Values for texts with an optional name: `{named, select, yes {, {name}} other {}}`. */
export const nameValues = (name: string | null): NameValues =>
  name === null ? { named: 'no', name: '' } : { named: 'yes', name }

/** The same for a name that was typed. */
export const greetingValues = (typed: string): NameValues => nameValues(greetedName(typed))

/**
 * Matches text that mail programs turn into links: domains, IP addresses, schemes, email addresses and phone numbers.
 * Any character may precede the dot of a domain, and any but a letter may separate the digits of a number.
 */
const linkShape =
  /[.。]\p{M}*\p{L}[\p{L}\p{M}]|\d+(?:\.\d+){3}|\/\/|\\|@|\bwww\b|\+\s*\p{N}|(?:\p{N}[^\p{L}\p{N}]*){10}/iu
/** Markup characters, which do not occur in addresses. */
const markup = /[<>{}[\]|^~]/
/** Control characters, zero-width characters and those that change the text direction. */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether a mail may repeat a line of an address or the text of an engraving. */
export function isPlainLine(typed: string): boolean {
  // Mail programs treat full-width and styled dots and digits like plain ones.
  const folded = typed.normalize('NFKC')
  return (
    typed.length <= maxLineLength &&
    ![linkShape, markup, hiddenCharacter].some((shape) => shape.test(folded))
  )
}
