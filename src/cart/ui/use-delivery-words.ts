import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The first and the last day of a delivery in words; a delivery may take place on one certain day. */
export function useDeliveryWords(): (dates: { from: string; to: string }) => string {
  const t = useTranslations('cart')
  const { locale } = useVisitor()
  return ({ from, to }) =>
    from === to
      ? t('deliveredOn', { date: dayInWords(from, locale) })
      : t('delivered', { from: dayInWords(from, locale), to: dayInWords(to, locale) })
}
