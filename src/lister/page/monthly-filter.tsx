import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { Select } from '#/ui/form/select.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** In whole pounds. A limit from a URL that is not among them is offered as well. */
const limits = [25, 50, 75, 100, 150, 200, 300]

type MonthlyFilterProps = { chosen: number | null; onChoose: (most: number | null) => void }

/** The most that a bike may cost a month. */
export function MonthlyFilter({ chosen, onChoose }: MonthlyFilterProps) {
  const t = useTranslations('lister')
  const inWords = useMonthlyWords()
  const offered = [...new Set([...limits, ...(chosen === null ? [] : [chosen])])]
  return (
    <Select
      name="monthly"
      aria-label={t('filters.monthly')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(Number(target.value) || null)}
    >
      <option value="">{t('anyMonthly')}</option>
      {offered
        .toSorted((a, b) => a - b)
        .map((most) => (
          <option key={most} value={most}>
            {inWords(most)}
          </option>
        ))}
    </Select>
  )
}

/** Words for a limit: up to £50 a month. */
export function useMonthlyWords(): (most: number) => string {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  return (most) =>
    t('monthlyUpTo', { price: formatMoney(money(most * 100, 'GBP'), country.locale) })
}
