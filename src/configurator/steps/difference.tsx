import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Currency } from '#/money/currency.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** `+ £180`, `− £20`, with a true minus sign. */
export function PriceDifference({ amount, currency }: { amount: number; currency: Currency }) {
  const t = useTranslations('configurator')
  const { country } = useVisitor()
  if (amount === 0) return t('noExtra')
  const size = formatMoney(money(Math.abs(amount), currency), country.locale)
  return `${amount < 0 ? '−' : '+'} ${size}`
}
