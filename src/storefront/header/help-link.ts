/** Where a visitor finds help: Germany has a help centre of its own (specification section 2). */
export const helpLink = (countryCode: string, helpUrl: string): string =>
  countryCode === 'de' ? '/help-centre/' : helpUrl
