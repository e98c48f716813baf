import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { savings, type SavingsInput } from './savings.ts'

/** The figures of the calculator, the saving first, or why there are none. */
export function SavingsResult({ input }: { input: SavingsInput }) {
  const t = useTranslations('cycleToWork.savings')
  const { country } = useVisitor()
  const result = savings(input)
  const amount = (pence: number) =>
    formatMoney(money(pence, 'GBP'), country.locale, { decimals: 'always' })
  const rows = [
    ['gross', amount(result.grossPerMonth)],
    ['net', amount(result.netPerMonth)],
    ['tax', amount(result.taxSaved)],
    ['insurance', amount(result.insuranceSaved)],
    ['end', amount(result.endPayment)],
  ] as const
  if (result.outcome === 'refused')
    return (
      <Notice kind="failed">
        {result.mostAllowed
          ? t('belowMinimum', { most: amount(result.mostAllowed) })
          : t('noneAllowed')}
      </Notice>
    )
  const isReturned = result.outcome === 'returned'
  const isDearer = result.saved < 0
  const own = isDearer ? 'costsMore' : 'youSave'
  return (
    <div className="grid gap-6">
      <div>
        <p className="label text-sm text-stone-600">{t(isReturned ? 'youPay' : own)}</p>
        <p className="display figures mt-1 text-4xl">
          {amount(isReturned ? result.cost : Math.abs(result.saved))}
        </p>
        <p className="mt-2 text-stone-700">
          {isReturned
            ? t('returned', { cost: amount(result.cost), count: input.months })
            : t(isDearer ? 'dearer' : 'summary', {
                percent: result.savedPercent,
                price: amount(input.price),
                cost: amount(result.cost),
              })}
        </p>
      </div>
      <dl className="border-t border-stone-200 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-stone-200 py-2.5">
            <dt className="text-stone-700">{t(`rows.${name}`)}</dt>
            <dd className="figures whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone-600">{t('note')}</p>
    </div>
  )
}
