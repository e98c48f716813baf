/** Facts in a line that breaks only after a separator, so that a number stays with its word. */
export const factLine = (facts: readonly string[]): string =>
  facts.map((fact) => fact.replaceAll(' ', '\u{a0}')).join('\u{a0}· ')
