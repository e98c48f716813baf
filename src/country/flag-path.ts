import type { CountryCode } from './country.ts'

/** The URL of a country's flag. In its own file, so that browsers do not load the drawings. */
export const flagPath = (code: CountryCode) => `/flags/${code}.svg`
