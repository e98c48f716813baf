import { type Country, defaultCountry, findCountry } from './country.ts'

export type CountryClues = {
  /** `?country=`: what the visitor, or the link he followed, asks for. */
  query?: string | null
  /** What he chose or was given before. */
  cookie?: string | null
  /** The edge's guess; pass it only when the peer is a trusted proxy. `XX` (unknown) and `T1` (Tor) are no countries. */
  header?: string | null
  /** The site's own country. */
  site: string
}

/** The first clue that names a country we sell to. */
export const chooseCountry = ({ query, cookie, header, site }: CountryClues): Country =>
  findCountry(query) ??
  findCountry(cookie) ??
  findCountry(header) ??
  findCountry(site) ??
  defaultCountry
