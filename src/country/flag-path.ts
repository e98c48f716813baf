import type { CountryCode } from './country.ts'

/** The address the server answers with the flag. Apart from the drawings, which no browser needs. */
export const flagPath = (code: CountryCode) => `/flags/${code}.svg`
