/** A space between a figure (or the placeholder of one) and its unit, or inside an abbreviation or reference. */
const heldSpace =
  /(?<=[\d}]) (?=(?:mm|cm|m|km|km\/h|kg|g|bar|psi|l|Wh|W|Nm|V|Ah|°C|%|€|£|Uhr)(?![\p{L}\d]))|(?<=\b[zudSso]\.) (?=[BAahÄäou]\.)|(?<=(?:§|\bAbs\.|\bNr\.)) (?=\d)/gu

/** Joins figures to their units with no-break spaces, so that they stay on one line. */
export const keepUnits = (text: string): string => text.replaceAll(heldSpace, '\u00A0')

/** A space before a short code in the name of a model: "Wold SL 105 Di2" has three. */
const nameSpace = / (?=(?:[A-Z\d]{1,4}|Ti|Di2)(?![\p{L}\d]))/gu

/** Joins the codes of a model's name with no-break spaces, so that a heading does not tear it. */
export const keepName = (name: string): string => name.replaceAll(nameSpace, '\u00A0')
