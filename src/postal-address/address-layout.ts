import type { CountryCode } from '#/country/country.ts'

export type RegionWord = 'county' | 'emirate' | 'prefecture' | 'province' | 'state'

/** A country's address format, in Latin letters. */
type Layout = {
  /** The last lines, from the town on; `{region}` is the code where the country has a list of regions. */
  lines: string
  region?: { word: RegionWord; isRequired: boolean }
  postcode: 'required' | 'optional' | 'none'
}

const layout = (lines: string, more: Partial<Layout> = {}): Layout => ({
  lines,
  postcode: 'required',
  ...more,
})

const codeFirst = layout('{postcode} {city}')
const codeBelow = layout('{city}\n{postcode}')
const region = (word: RegionWord, isRequired = true) => ({ region: { word, isRequired } })

/**
 * After Universal Postal Union S42 and Google's libaddressinput. The postcode is optional only where many
 * addresses have none.
 */
const layouts: Record<CountryCode, Layout> = {
  gb: codeBelow,
  au: layout('{city} {region} {postcode}', region('state')),
  at: codeFirst,
  be: codeFirst,
  cy: codeFirst,
  de: codeFirst,
  ee: codeFirst,
  es: layout('{postcode} {city}\n{region}', region('province', false)),
  fi: codeFirst,
  fr: codeFirst,
  gr: codeFirst,
  ie: layout('{city}\n{region}\n{postcode}', { ...region('county', false), postcode: 'optional' }),
  it: layout('{postcode} {city} {region}', region('province', false)),
  lt: codeFirst,
  lu: codeFirst,
  lv: layout('{city}, {postcode}'),
  mt: codeBelow,
  nl: codeFirst,
  pt: codeFirst,
  si: codeFirst,
  sk: codeFirst,
  bg: codeFirst,
  ca: layout('{city} {region} {postcode}', region('province')),
  cn: layout('{city}\n{region} {postcode}', region('province', false)),
  cz: codeFirst,
  dk: codeFirst,
  gi: codeBelow,
  hu: codeFirst,
  jp: layout('{city}, {region}\n{postcode}', region('prefecture', false)),
  my: layout('{postcode} {city}\n{region}', region('state', false)),
  nz: layout('{city} {postcode}'),
  no: codeFirst,
  pl: codeFirst,
  ro: codeFirst,
  za: codeBelow,
  kr: layout('{city}\n{region} {postcode}', region('province', false)),
  se: codeFirst,
  ch: codeFirst,
  tw: layout('{city} {postcode}'),
  ae: layout('{city}\n{region}', { ...region('emirate', false), postcode: 'none' }),
  us: layout('{city}, {region} {postcode}', region('state')),
}

export const layoutOf = (country: CountryCode): Layout => layouts[country]

const townFieldNames = ['city', 'postcode', 'region'] as const
export type TownField = (typeof townFieldNames)[number]

/**
 * The fields below the street: the postcode, by which browsers and people find the rest, then the others in the
 * country's order.
 */
export function townFields(country: CountryCode): TownField[] {
  const found = layouts[country].lines.matchAll(/\{(city|postcode|region)\}/g)
  const fields = [...found].flatMap(([, field]) => townFieldNames.filter((name) => name === field))
  return fields.toSorted((a, b) => Number(b === 'postcode') - Number(a === 'postcode'))
}
