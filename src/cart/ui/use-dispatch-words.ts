import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/**
 * The words about a line's day. A cart or an order is sent as a whole on the day of its last line, so a line
 * that could go earlier is only ready on its own day.
 */
export function useDispatchWords(whole: string | null): (date: string) => string {
  const t = useTranslations('cart')
  const { locale } = useVisitor()
  return (date) =>
    whole === null || whole === date
      ? t('dispatch', { date: dayInWords(date, locale) })
      : t('dispatchTogether', {
          date: dayInWords(date, locale),
          whole: dayInWords(whole, locale),
        })
}
