import { languageTags, type Locale } from '#/i18n/locale.ts'
import type { Currency } from '#/money/currency.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** A country the shop sells to. */
export type Country = {
  /** ISO 3166 in lower case, as in URLs and cookies. */
  code: CountryCode
  name: Record<Locale, string>
  currency: Currency
  /** The locale for numbers and money. */
  locale: string
  isInEu: boolean
  /** The standard rate on a bike; 0 where there is no single national rate, or none at all. */
  vatPercent: number
}

type Row = readonly [
  en: string,
  de: string,
  currency: Currency,
  locale: string,
  tax: number,
  union?: 'EU',
]

/** Tax rates as of 2026. The lev is the currency that the API promises for Bulgaria (`docs/behaviour.md`). */
const rows = {
  gb: ['United Kingdom', 'Vereinigtes Königreich', 'GBP', 'en-GB', 20],
  au: ['Australia', 'Australien', 'AUD', 'en-AU', 10],
  at: ['Austria', 'Österreich', 'EUR', 'de-AT', 20, 'EU'],
  be: ['Belgium', 'Belgien', 'EUR', 'nl-BE', 21, 'EU'],
  cy: ['Cyprus', 'Zypern', 'EUR', 'el-CY', 19, 'EU'],
  de: ['Germany', 'Deutschland', 'EUR', 'de-DE', 19, 'EU'],
  ee: ['Estonia', 'Estland', 'EUR', 'et-EE', 24, 'EU'],
  es: ['Spain', 'Spanien', 'EUR', 'es-ES', 21, 'EU'],
  fi: ['Finland', 'Finnland', 'EUR', 'fi-FI', 25.5, 'EU'],
  fr: ['France', 'Frankreich', 'EUR', 'fr-FR', 20, 'EU'],
  gr: ['Greece', 'Griechenland', 'EUR', 'el-GR', 24, 'EU'],
  ie: ['Ireland', 'Irland', 'EUR', 'en-IE', 23, 'EU'],
  it: ['Italy', 'Italien', 'EUR', 'it-IT', 22, 'EU'],
  lt: ['Lithuania', 'Litauen', 'EUR', 'lt-LT', 21, 'EU'],
  lu: ['Luxembourg', 'Luxemburg', 'EUR', 'fr-LU', 17, 'EU'],
  lv: ['Latvia', 'Lettland', 'EUR', 'lv-LV', 21, 'EU'],
  mt: ['Malta', 'Malta', 'EUR', 'en-MT', 18, 'EU'],
  nl: ['Netherlands', 'Niederlande', 'EUR', 'nl-NL', 21, 'EU'],
  pt: ['Portugal', 'Portugal', 'EUR', 'pt-PT', 23, 'EU'],
  si: ['Slovenia', 'Slowenien', 'EUR', 'sl-SI', 22, 'EU'],
  sk: ['Slovakia', 'Slowakei', 'EUR', 'sk-SK', 23, 'EU'],
  bg: ['Bulgaria', 'Bulgarien', 'BGN', 'bg-BG', 20, 'EU'],
  ca: ['Canada', 'Kanada', 'CAD', 'en-CA', 5],
  cn: ['China', 'China', 'CNY', 'zh-CN', 13],
  cz: ['Czechia', 'Tschechien', 'CZK', 'cs-CZ', 21, 'EU'],
  dk: ['Denmark', 'Dänemark', 'DKK', 'da-DK', 25, 'EU'],
  gi: ['Gibraltar', 'Gibraltar', 'GIP', 'en-GI', 0],
  hu: ['Hungary', 'Ungarn', 'HUF', 'hu-HU', 27, 'EU'],
  jp: ['Japan', 'Japan', 'JPY', 'ja-JP', 10],
  my: ['Malaysia', 'Malaysia', 'MYR', 'ms-MY', 10],
  nz: ['New Zealand', 'Neuseeland', 'NZD', 'en-NZ', 15],
  no: ['Norway', 'Norwegen', 'NOK', 'nb-NO', 25],
  pl: ['Poland', 'Polen', 'PLN', 'pl-PL', 23, 'EU'],
  ro: ['Romania', 'Rumänien', 'RON', 'ro-RO', 21, 'EU'],
  za: ['South Africa', 'Südafrika', 'ZAR', 'en-ZA', 15],
  kr: ['South Korea', 'Südkorea', 'KRW', 'ko-KR', 10],
  se: ['Sweden', 'Schweden', 'SEK', 'sv-SE', 25, 'EU'],
  ch: ['Switzerland', 'Schweiz', 'CHF', 'de-CH', 8.1],
  tw: ['Taiwan', 'Taiwan', 'TWD', 'zh-TW', 5],
  ae: ['United Arab Emirates', 'Vereinigte Arabische Emirate', 'AED', 'en-AE', 5],
  us: ['United States', 'Vereinigte Staaten', 'USD', 'en-US', 0],
} as const satisfies Record<string, Row>

export type CountryCode = keyof typeof rows

export const countryCodes = keysOf(rows)

const byCode = new Map<string, Country>(countryCodes.map((code) => [code, toCountry(code)]))

export const countries: readonly Country[] = [...byCode.values()]

export const defaultCountry: Country = toCountry('gb')

/** The country of a code from a URL, cookie or header, in any case; null if we do not sell there. */
export const findCountry = (code: string | null | undefined): Country | null =>
  byCode.get(code?.toLowerCase() ?? '') ?? null

export const isEuCountry = (code: string): boolean => findCountry(code)?.isInEu ?? false

/** Countries whose bicycles have the front brake on the right, as a rule because traffic keeps to the left. */
const rightFrontBrake: ReadonlySet<CountryCode> = new Set([
  'gb',
  'ie',
  'mt',
  'cy',
  'au',
  'nz',
  'jp',
  'my',
  'za',
])

/**
 * The hand that works the front brake: by the law of the country, as in the United Kingdom (Pedal Bicycles (Safety)
 * Regulations 2010), or by its custom (ISO 4210-2).
 */
export const frontBrakeLever = ({ code }: Pick<Country, 'code'>): 'left' | 'right' =>
  rightFrontBrake.has(code) ? 'right' : 'left'

/** The locale for dates: the country's if it is in the visitor's language, otherwise the language's own, so that English text has no Polish months. */
export function dateLocale(country: Country, locale: Locale): string {
  if (country.locale.startsWith(`${locale}-`)) return country.locale
  return languageTags[locale]
}

function toCountry(code: CountryCode): Country {
  const [en, de, currency, locale, vatPercent, union]: Row = rows[code]
  return { code, name: { en, de }, currency, locale, vatPercent, isInEu: union === 'EU' }
}
