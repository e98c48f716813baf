/**
 * Takes out what may be personal or secret: queries and fragments of URLs, e-mail and IP addresses, the values of fields
 * such as `password`, numbers of cards, phones and accounts, British postcodes, codes of builds and orders, and
 * tokens. Both the browser and the server do this, since anybody can send a report. No pattern looks further than a
 * bounded way back, so a long text takes no longer than its length suggests.
 */
export const scrub = (text: string): string =>
  withoutEmails(text.replaceAll(query, ''))
    .replaceAll(secretField, '$1[secret]')
    .replaceAll(ipAddress, '[ip]')
    .replaceAll(iban, '[number]')
    .replaceAll(postcode, '[postcode]')
    .replaceAll(codeInPath, '[code]')
    .replaceAll(numberOrWord, (part) => (isFile.test(part) ? part : scrubbedPart(part)))

/** Up to the next space; the line and column behind a file stay. An `&#64;` is an "@" and no fragment. */
const query =
  /(?:(?<=[^\s&])[?#]|[?#](?=[\w%.-]{1,40}=))\S*?(?=(?::\d{1,9}){1,2}\)?(?:\s|$)|[)'"]?(?:\s|$))/g

/** An "@" in each way that a URL, JSON or HTML may write it. */
const atSign = /[@\uff20]|%(?:25){0,3}40|\\u0040|&#(?:64|x40);/gi
const nameBefore = /(?:"[^"\n]+"|\S+) ?$/
const longestName = 66
/** Frames of Firefox and Safari are written `name@https://…`. */
const domainAfter = /^(?!\w[\w-]{1,20}:\/\/|\[native)[^\s@/:;,()<>'"]+/
const spacedDomainAfter = /^ ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
const longestDomain = 255

/** Looks around each "@" rather than for addresses: a pattern for these begins anew at every letter. */
export function withoutEmails(text: string): string {
  let [shown, from] = ['', 0]
  for (const { 0: sign, index } of text.matchAll(atSign)) {
    const end = index + sign.length
    const name = nameBefore.exec(text.slice(Math.max(from, index - longestName), index))?.[0]
    const after = text.slice(end, end + longestDomain)
    const domain =
      spacedDomainAfter.exec(after) ?? (!name?.endsWith(' ') && domainAfter.exec(after))
    if (!name || !domain) continue
    shown += `${text.slice(from, index - name.length)}[e-mail]`
    from = end + domain[0].length
  }
  return shown + text.slice(from)
}

const secretField =
  /((?:pass(?:wor[dt]|code)|kennwort|token|secret|authorization|cookie|session)\w{0,20}["']?\s?[=:]\s?|bearer\s)["']?[^\s"',;}]+/gi

const ipAddress =
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|(?<![\w:])(?:(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){1,6})(?![\w:])/gi

const iban = /(?<!\w)[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,4})?(?!\w)/gi

/** A British one names a few houses; others name a whole town. */
const postcode = /(?<!\w)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?!\w)/gi

/** Seven digits or more, in groups or not; otherwise a whole word, with line and column if it is a file. */
const numberOrWord =
  /(?<!\w)\+?\d(?:[ \u00a0./()-]{0,2}\d){6,}(?!\w)|[\w-]+(?:\.(?:js|css)\b(?::\d{1,9}){0,2})?/g

const isFile = /\.(?:js|css)(?::\d+){0,2}$/

/** Eight letters and digits, as builds and orders are known by, with or without the dash in the middle. */
const code = /(?<![a-z\d])[a-z\d]{4}-?[a-z\d]{4}(?![a-z\d])/i
const capitalCode = /(?<![A-Z\d])[A-Z\d]{4}-[A-Z\d]{4}(?![A-Z\d])/

/** A code of letters alone looks like a word, but stands between slashes. */
const codeInPath = /(?<=\/)[a-z\d]{4}-[a-z\d]{4}(?=[/\s]|$)/gi

/** Words of a program begin with a capital at most, or are all capitals; a token has them anywhere. */
const isRandom = (word: string) => /\d|[A-Z](?![a-z]{2})/.test(word) && !/^[A-Z_-]+$/.test(word)

/** Fewer digits than these are lines, sizes and states of HTTP. */
const shortestSecret = 5

function scrubbedPart(part: string): string {
  if (part.length < shortestSecret) return part
  if (/^[^a-z_]*$/i.test(part) && part.replaceAll(/\D/g, '').length >= shortestSecret)
    return '[number]'
  if (part.length >= 20 && isRandom(part)) return '[token]'
  const found = code.exec(part)?.[0] ?? ''
  if (/\d/.test(found) || capitalCode.test(part)) return '[code]'
  // Digits in two places are no word of a program either.
  if (part.length >= 12 && /\d[a-z_-]+\d/i.test(part)) return '[code]'
  return part.replaceAll(/\d{5,}/g, '[number]')
}
