/** Text as a regular expression that finds exactly it, with the flag `u` or without. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
