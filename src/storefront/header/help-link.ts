/** The URL of the help pages; Germany has a help centre within the shop. */
export const helpLink = (countryCode: string, helpUrl: string): string =>
  countryCode === 'de' ? '/help-centre/' : helpUrl
