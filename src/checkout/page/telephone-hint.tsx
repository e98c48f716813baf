import { useTranslations } from '#/i18n/use-translations.tsx'
import { ByDelivery } from './by-delivery.tsx'

/** No driver calls a buyer who collects the order. */
export function TelephoneHint() {
  const t = useTranslations()
  return <ByDelivery home={t('address.telephoneHint')} store={t('checkout.telephoneHint')} />
}
