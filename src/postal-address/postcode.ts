import type { CountryCode } from '#/country/country.ts'

type Postcode = {
  /** Matches the text without spaces and hyphens; the separator goes between its groups. */
  pattern: RegExp
  separator: string
  prefix: string
  example: string
}

const digits = (count: number, example: string): Postcode => ({
  pattern: new RegExp(`^(\\d{${count}})$`),
  separator: '',
  prefix: '',
  example,
})

const groups = (pattern: RegExp, separator: string, example: string, prefix = ''): Postcode => ({
  pattern,
  separator,
  prefix,
  example,
})

const threeAndTwo = (example: string) => groups(/^(\d{3})(\d{2})$/, ' ', example)

/** Null where the country has no postcodes. */
const postcodes: Record<CountryCode, Postcode | null> = {
  gb: groups(/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, ' ', 'LS1 4AP'),
  au: digits(4, '3000'),
  at: digits(4, '1010'),
  be: digits(4, '1000'),
  cy: digits(4, '1010'),
  de: digits(5, '10115'),
  ee: digits(5, '10111'),
  es: digits(5, '28013'),
  fi: digits(5, '00100'),
  fr: digits(5, '75001'),
  gr: threeAndTwo('105 57'),
  ie: groups(/^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/, ' ', 'D02 X285'),
  it: digits(5, '20121'),
  lt: groups(/^(?:LT)?(\d{5})$/, '', 'LT-01103', 'LT-'),
  lu: groups(/^(?:L)?(\d{4})$/, '', 'L-1111', 'L-'),
  lv: groups(/^(?:LV)?(\d{4})$/, '', 'LV-1050', 'LV-'),
  mt: groups(/^([A-Z]{3})(\d{4})$/, ' ', 'VLT 1117'),
  nl: groups(/^(\d{4})([A-Z]{2})$/, ' ', '1012 JS'),
  pt: groups(/^(\d{4})(\d{3})$/, '-', '1100-148'),
  si: digits(4, '1000'),
  sk: threeAndTwo('811 01'),
  bg: digits(4, '1000'),
  ca: groups(/^([ABCEGHJ-NPRSTVXY]\d[A-Z])(\d[A-Z]\d)$/, ' ', 'M5V 2T6'),
  cn: digits(6, '100000'),
  cz: threeAndTwo('110 00'),
  dk: digits(4, '1050'),
  gi: groups(/^(GX11)(1AA)$/, ' ', 'GX11 1AA'),
  hu: digits(4, '1051'),
  jp: groups(/^(\d{3})(\d{4})$/, '-', '100-0001'),
  my: digits(5, '50000'),
  nz: digits(4, '1010'),
  no: digits(4, '0150'),
  pl: groups(/^(\d{2})(\d{3})$/, '-', '00-001'),
  ro: digits(6, '010011'),
  za: digits(4, '8001'),
  kr: digits(5, '04524'),
  se: threeAndTwo('111 22'),
  ch: digits(4, '8001'),
  tw: groups(/^(\d{3}(?:\d{2,3})?)$/, '', '100'),
  ae: null,
  us: groups(/^(\d{5})(\d{4})?$/, '-', '94103'),
}

/** The postcode in the country's postal format; null if it is invalid. */
export function tidyPostcode(country: CountryCode, text: string): string | null {
  const rule = postcodes[country]
  const match = rule?.pattern.exec(text.replaceAll(/[\s-]+/g, '').toUpperCase())
  if (!rule || !match) return null
  return rule.prefix + match.slice(1).filter(Boolean).join(rule.separator)
}

export const postcodeExample = (country: CountryCode): string | null =>
  postcodes[country]?.example ?? null

/** Whether a phone can show its numeric keypad, because the postcode has no other characters. */
export const isPostcodeOfDigits = (country: CountryCode): boolean =>
  /^\d+$/.test(postcodes[country]?.example ?? '') && country !== 'us'
