import type { CountryCode } from '#/country/country.ts'

export type RegionWord = 'county' | 'emirate' | 'prefecture' | 'province' | 'state'

/** How the people of a country write an address, in Latin letters. */
type Layout = {
  /** The last lines, from the town on; `{region}` is the code where the country lists its regions. */
  lines: string
  region?: { word: RegionWord; isRequired: boolean }
  postcode: 'required' | 'optional' | 'none'
}

const laidOut = (lines: string, more: Partial<Layout> = {}): Layout => ({
  lines,
  postcode: 'required',
  ...more,
})

const codeFirst = laidOut('{postcode} {city}')
const codeBelow = laidOut('{city}\n{postcode}')
const region = (word: RegionWord, isRequired = true) => ({ region: { word, isRequired } })

/**
 * After Universal Postal Union S42 and Google's libaddressinput. A postcode may be left out only
 * where many addresses have none (contract, section 4.1).
 */
const layouts: Record<CountryCode, Layout> = {
  gb: codeBelow,
  au: laidOut('{city} {region} {postcode}', region('state')),
  at: codeFirst,
  be: codeFirst,
  cy: codeFirst,
  de: codeFirst,
  ee: codeFirst,
  es: laidOut('{postcode} {city}\n{region}', region('province', false)),
  fi: codeFirst,
  fr: codeFirst,
  gr: codeFirst,
  ie: laidOut('{city}\n{region}\n{postcode}', { ...region('county', false), postcode: 'optional' }),
  it: laidOut('{postcode} {city} {region}', region('province', false)),
  lt: codeFirst,
  lu: codeFirst,
  lv: laidOut('{city}, {postcode}'),
  mt: codeBelow,
  nl: codeFirst,
  pt: codeFirst,
  si: codeFirst,
  sk: codeFirst,
  bg: codeFirst,
  ca: laidOut('{city} {region} {postcode}', region('province')),
  cn: laidOut('{city}\n{region} {postcode}', region('province', false)),
  cz: codeFirst,
  dk: codeFirst,
  gi: codeBelow,
  hu: codeFirst,
  jp: laidOut('{city}, {region}\n{postcode}', region('prefecture', false)),
  my: laidOut('{postcode} {city}\n{region}', region('state', false)),
  nz: laidOut('{city} {postcode}'),
  no: codeFirst,
  pl: codeFirst,
  ro: codeFirst,
  za: codeBelow,
  kr: laidOut('{city}\n{region} {postcode}', region('province', false)),
  se: codeFirst,
  ch: codeFirst,
  tw: laidOut('{city} {postcode}'),
  ae: laidOut('{city}\n{region}', { ...region('emirate', false), postcode: 'none' }),
  us: laidOut('{city}, {region} {postcode}', region('state')),
}

export const layoutOf = (country: CountryCode): Layout => layouts[country]

export type TownField = 'city' | 'postcode' | 'region'

/** The fields below the street, in the order in which the country's people write them. */
export function townFields(country: CountryCode): TownField[] {
  const found = layouts[country].lines.matchAll(/\{(city|postcode|region)\}/g)
  return [...found].map(([, field]) => field as TownField)
}
