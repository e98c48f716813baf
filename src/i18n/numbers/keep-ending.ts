/** Keeps the short end of an English compound, as in "clip-on" and "add-in", on the line of its beginning. */
export const keepEnding = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll})-(?=(?:in|on|up)\b)/gu, '-\u2060')
