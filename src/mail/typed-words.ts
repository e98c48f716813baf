/**
 * What visitors typed may go to a mailbox whose owner never asked for it, and mail programs turn every
 * bare domain into a link. So a mail repeats only what can be a name or a line of an address.
 */

const longestName = 30
const longestLine = 60

/** Letters, with apostrophes and hyphens between them. */
const word = String.raw`\p{L}[\p{L}\p{M}]*(?:['’ʼ‐-]\p{L}[\p{L}\p{M}]*)*`
/** A title or an initial: at most three letters and a full stop, which no domain can follow. */
const abbreviation = String.raw`\p{L}\p{M}*(?:\p{L}\p{M}*){0,2}\.`
const nameShape = new RegExp(`^(?:(?:${abbreviation}|${word}) )*(?:${abbreviation}|${word})$`, 'u')

/** A typed name as a mail may say it; null where it could be something else, so that no name is said. */
export function nameInMail(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  return name.length <= longestName && nameShape.test(name) ? name : null
}

/** For texts with a place for a name: `{named, select, yes {, {name}} other {}}`. */
export function greetingValues(typed: string): { named: 'yes' | 'no'; name: string } {
  const name = nameInMail(typed)
  return name === null ? { named: 'no', name: '' } : { named: 'yes', name }
}

/**
 * What programs take for a link: a domain, a number of a host, a scheme, a mailbox, a telephone number.
 * Any sign may stand before the dot of a domain, and any sign but a letter between the digits of a number.
 */
const linkShape =
  /[.。]\p{M}*\p{L}[\p{L}\p{M}]|\d+(?:\.\d+){3}|\/\/|\\|@|\bwww\b|(?:\p{N}[^\p{L}\p{N}]*){10}/iu
/** Signs of markup, which have no place in an address. */
const markup = /[<>{}[\]|^~]/
/** Control signs, signs without width, and those that turn the direction of writing. */
const hiddenSign = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether a mail may repeat a line of an address, or words for an engraving. */
export function isPlainLine(typed: string): boolean {
  // Programs read a dot or a digit of another width or style as the plain one.
  const folded = typed.normalize('NFKC')
  return (
    typed.length <= longestLine &&
    ![linkShape, markup, hiddenSign].some((shape) => shape.test(folded))
  )
}
