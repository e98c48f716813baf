import { findCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type Address, fullName } from './address.ts'
import { layoutOf } from './address-layout.ts'

/**
 * The lines of an address label, the country last and in the reader's language. Nothing is printed twice: the town of
 * Gibraltar is its country.
 */
export function formatAddress(address: Address, locale: Locale): string[] {
  const { company, street, country } = address
  const lines = [fullName(address), company ?? '', ...street, ...townLines(address)]
  const name = findCountry(country)?.name[locale] ?? country.toUpperCase()
  const above = lines.filter((line) => line !== '' && line.toLowerCase() !== name.toLowerCase())
  return [...new Set(above), name]
}

/** The lines from the town on. A missing part also removes its comma or space. */
export function townLines({
  city,
  region,
  postcode,
  country,
}: Pick<Address, 'city' | 'region' | 'postcode' | 'country'>): string[] {
  const parts: Record<string, string> = {
    city,
    region: region ?? '',
    postcode: postcode ?? '',
  }
  return layoutOf(country)
    .lines.split('\n')
    .map((line) =>
      line
        .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[\s,]+|[\s,]+$/g, ''),
    )
}
