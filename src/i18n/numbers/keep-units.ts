/** A space between a figure (or the placeholder of one) and its unit or factor, before or after the letter of a size, after or inside a postcode, or inside an abbreviation, reference or telephone number. */
const heldSpace =
  /(?<=[\d½}]) (?=(?:mm|cm|m|km|km\/h|µm|kg|g|bar|psi|l|ml|Wh|W|Nm|V|Ah|mAh|h|miles|mph|lux|Lux|lm|Zoll|inch|inches|°C|%|€|£|Uhr|Kilometern?|Speichen|spokes)(?![\p{L}\d]))|(?<=\b(?:Größe|[Ss]ize)) (?=X{0,2}[SML]\b)|(?<=\bX{0,2}[SML]) (?=\(\d)|(?<=\bFlat) (?=Mount\b)|(?<=\d) (?=on 650b)|(?<=\bon) (?=650b)|(?<=\d[bBcC]?) (?=× \d)|(?<=\d[bBcC]?[ \u00A0]×) (?=\d)|(?<=\b[zudSso]\.) (?=[BAahÄäou]\.)|(?<=(?:§|\bAbs\.|\bNr\.)) (?=\d)|(?<=\+\d{1,3}(?: \d+)*) (?=\d)|(?<=(?:^|\n|, )\d{5}) (?=\p{Lu}\p{Ll})|(?<=\b[A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)/gu

/**
 * The hyphen between figure and unit of a German compound, as in "32-mm-Reifen", after a single letter, as in
 * "U-Bahn" and "D-lock", or before the end of a name, as in "called something with -berg". Labels of fields and the
 * names of filters begin with "E-" so often that it is held within a sentence only, as in "per E-Mail".
 */
const heldHyphen =
  /(?<=\d)-(?=(?:mm|cm|km|kg|Wh|Zoll)\b)|(?<= E)-(?=(?:Mail|Bike)s? \p{Ll})|(?<=(?<![\p{L}\d-])[A-DF-Z])-(?=\p{L})|(?<=[ („“])-(?=\p{Ll})/gu

/** The dash of a range, as in "55–59 cm" and `5'1"–5'5"`. */
const heldRange = /(?<=\d['"′″’”]?)–(?=\d)/g

/** The stroke between two figures of a table, as in "3.6 / 3.8". */
const heldStroke = /(?<=\d) \/ (?=\d)/g

/** Joins figures to their units and ranges with no-break spaces and word joiners, so that they stay on one line. */
export const keepUnits = (text: string): string =>
  text
    .replaceAll(heldSpace, '\u00A0')
    .replaceAll(heldHyphen, '-\u2060')
    .replaceAll(heldRange, '–\u2060')
    .replaceAll(heldStroke, '\u00A0/\u00A0')

/** A dash or stroke inside a pair of figures, such as 50-34 and 25–32, or inside the number of a part. */
const heldDash = /(?<=\d)[-–/](?=\d)|(?<=\b[A-Z]{2})-(?=[A-Z]{0,2}\d)/g

/**
 * Keeps the figures of a part's name together as well. The word joiner is for print only: a search or a
 * comparison would stumble over it.
 */
export const keepFigures = (text: string): string =>
  keepUnits(text).replaceAll(heldDash, '$&\u2060')

/** Joins a preposition to the words after it, as in "mit Ausstattung", in a heading that is sized by its widest group. */
export const keepPreposition = (name: string): string =>
  name.replaceAll(/(?<=(?:^|\s)(?:mit|ohne|für|with|without|for)) (?=\p{L})/gu, '\u00A0')

/** A code in the name of a model or a build, as in "Wold SL" and "105 Di2". */
const code = /^(?:[A-Z\d]{1,4}|Ti|Di2)$/u
/** More letters do not fit into a heading, which would break them anywhere. */
const longestGroup = 11

/** Joins the codes of a name to the word before them, so that a heading breaks between model and build. */
export function keepName(name: string, model = ''): string {
  if (model !== '' && name.startsWith(`${model} `))
    return `${keepName(model)} ${keepName(name.slice(model.length + 1))}`
  const groups: string[] = []
  for (const word of name.split(' ')) {
    const joined = `${groups.at(-1) ?? ''}\u00A0${word}`
    const isHeld = groups.length > 0 && code.test(word) && joined.length <= longestGroup
    if (isHeld) groups[groups.length - 1] = joined
    else groups.push(word)
  }
  return groups.join(' ')
}
