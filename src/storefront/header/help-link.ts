/** Countries where German is spoken; their visitors get the shop's own help centre. */
const germanSpeaking = new Set(['de', 'at', 'ch', 'li', 'lu'])

const ownHelp = '/help-centre/'

/** The URL of the help pages: elsewhere those of `HELP_URL`, and without it the shop's own. */
export const helpLink = (countryCode: string, helpUrl: string | null): string =>
  helpUrl === null || germanSpeaking.has(countryCode) ? ownHelp : helpUrl
