import { useTranslations } from '#/i18n/use-translations.tsx'
import { ByDelivery } from './by-delivery.tsx'

/** No driver calls a buyer who collects the order or gets a parcel. */
export function TelephoneHint({ isNeeded = true }: { isNeeded?: boolean }) {
  const t = useTranslations()
  if (!isNeeded) return t('checkout.telephoneHint')
  return <ByDelivery home={t('address.telephoneHint')} store={t('checkout.telephoneHint')} />
}
