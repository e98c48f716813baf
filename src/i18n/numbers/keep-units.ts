/** A space between a figure and its unit, or inside an abbreviation or reference. */
const heldSpace =
  /(?<=\d) (?=(?:mm|cm|m|km|km\/h|kg|g|bar|psi|l|Wh|W|Nm|V|Ah|°C|%|€|£|Uhr)(?![\p{L}\d]))|(?<=\b[zudSso]\.) (?=[BAahÄäou]\.)|(?<=(?:§|\bAbs\.|\bNr\.)) (?=\d)/gu

/** Joins figures to their units with no-break spaces, so that they stay on one line. */
export const keepUnits = (text: string): string => text.replaceAll(heldSpace, '\u00A0')
