import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/**
 * The law of the EU speaks of withdrawing from a contract and prescribes the words of the buttons (Directive
 * 2023/2673); British law speaks of cancelling, and has other dates for the refund.
 */
export function useWithdrawalWords() {
  const { country } = useVisitor()
  return useTranslations(country.isInEu ? 'withdrawal.european' : 'withdrawal.british')
}
