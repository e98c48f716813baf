import { useTranslations } from '#/i18n/use-translations.tsx'
import type { CountryCode } from '#/country/country.ts'
import { layoutOf, townFields } from './address-layout.ts'

/** The labels of the address fields for a country, in the order of the form. */
export function useAddressLabels(prefix: string, country: CountryCode): Record<string, string> {
  const t = useTranslations('address')
  const { region } = layoutOf(country)
  const town = {
    city: t('city'),
    postcode: t(country === 'us' ? 'zip' : country === 'ie' ? 'eircode' : 'postcode'),
    region: region ? t(`regions.${region.word}`) : '',
  }
  const labels: [name: string, label: string][] = [
    ['country', t('country')],
    ['firstName', t('firstName')],
    ['lastName', t('lastName')],
    ['company', t('company')],
    ['street.0', t('street')],
    ['street.1', t('streetMore')],
    ['street.2', t('streetThird')],
    ...townFields(country).map((field): [string, string] => [field, town[field]]),
    ['telephone', t('telephone')],
    ['vatId', t('vatId')],
  ]
  return Object.fromEntries(labels.map(([name, label]) => [`${prefix}${name}`, label]))
}
