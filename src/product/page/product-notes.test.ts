import { expect, test } from 'vitest'
import { findCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import { electricNote } from './product-notes.ts'

const text = { en: 'Plug', de: 'Stecker' }
const electric = {
  system: 'Mahle X20',
  motor: 'hub' as const,
  watts: 250,
  newtonMetres: 55,
  assistToKmh: 25,
  rangeKm: [80, 145] as [number, number],
  charger: text,
  chargeHours: 3,
  battery: { wattHours: 350, chemistry: 'li-ion' as const, isRemovable: false },
}

test.for<[code: string, locale: Locale, range: string]>([
  ['gb', 'en', '50–90 miles (80–145 km)'],
  ['gb', 'de', '50–90 Meilen (80–145 km)'],
  ['de', 'de', '80–145 km'],
])('to %s in %s an electric bike goes %s', ([code, locale, range]) => {
  const country = findCountry(code)
  if (!country) throw new Error(code)
  expect(electricNote(electric, country, locale).range.replaceAll('\u00A0', ' ')).toBe(range)
})
