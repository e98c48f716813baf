import { type Country, defaultCountry, findCountry } from './country.ts'

export type CountryClues = {
  /** `?country=`, from the visitor or from a link they followed. */
  query?: string | null
  /** The country chosen or assigned earlier. */
  cookie?: string | null
  /** The edge's guess; pass it only when the peer is a trusted proxy. `XX` (unknown) and `T1` (Tor) are not countries. */
  header?: string | null
  /** The site's default country. */
  site: string
}

/** The country of the first clue that names one we sell to. */
export const chooseCountry = ({ query, cookie, header, site }: CountryClues): Country =>
  findCountry(query) ??
  findCountry(cookie) ??
  findCountry(header) ??
  findCountry(site) ??
  defaultCountry
