import { useTranslations } from '#/i18n/use-translations.tsx'

/** The fields of a claim in their order on the page. */
const fields = [
  'source',
  'orderLine',
  'orderNumber',
  'bike',
  'frameNumber',
  'purchasedOn',
  'proof',
  'kind',
  'discoveredOn',
  'batterySerial',
  'errorCode',
  'description',
  'mileage',
  'use',
  'hasCrashed',
  'isFirstOwner',
  'assembledBy',
  'modified',
  'pictures',
  'video',
  'remedy',
  'store',
  'name',
  'email',
  'phone',
  'country',
] as const

export function useClaimLabels(): Readonly<Record<string, string>> {
  const t = useTranslations('warranty.labels')
  return Object.fromEntries(fields.map((field) => [field, t(field)]))
}
