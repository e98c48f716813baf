import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import type { Rate } from '#/finance/loans/rates.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type RateTableProps = {
  rates: readonly Rate[]
  /** The id of the chosen loan. */
  chosen: string | null
  onChoose: (productId: string) => void
}

/** Every loan with its figures, or the reason why it is not given for this price and deposit. */
export function RateTable({ rates, chosen, onChoose }: RateTableProps) {
  const t = useTranslations('finance')
  if (rates.length === 0) return null
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="label pb-3 text-left text-sm">{t('terms')}</caption>
      <thead>
        <tr className="border-b border-ink text-left text-stone-600">
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('termShort')}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {t('aprShort')}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {t('each')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <RateRow
            key={rate.product.id}
            rate={rate}
            isChosen={rate.product.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  )
}

type RateRowProps = { rate: Rate; isChosen: boolean; onChoose: RateTableProps['onChoose'] }

function RateRow({ rate, isChosen, onChoose }: RateRowProps) {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const reason = useReason(rate)
  const { id, months, apr } = rate.product
  const isOffered = rate.state === 'available'
  return (
    <tr
      className={classes(
        'border-b border-stone-200',
        isChosen && 'bg-stone-50',
        !isOffered && 'text-stone-600',
      )}
    >
      <th scope="row" className="text-left font-normal">
        <label className="flex min-h-12 items-center gap-3 py-2 pr-3 whitespace-nowrap">
          <input
            type="radio"
            name="product"
            value={id}
            checked={isChosen}
            disabled={!isOffered}
            onChange={() => onChoose(id)}
            className="size-5 shrink-0 accent-ink"
          />
          {t('months', { months })}
        </label>
      </th>
      <td className="figures px-3 text-right whitespace-nowrap">
        {t('percent', { percent: apr })}
      </td>
      {rate.state === 'available' ? (
        <>
          <td className="figures px-3 text-right">
            {formatMoney(rate.credit.instalment, country.locale, { decimals: 'always' })}
          </td>
          <td className="figures pl-3 text-right">
            {formatMoney(rate.credit.payable, country.locale, { decimals: 'always' })}
          </td>
        </>
      ) : (
        <td colSpan={2} className="pl-3 text-right text-pretty">
          {reason}
        </td>
      )}
    </tr>
  )
}

function useReason(rate: Rate): string {
  const t = useTranslations('finance.unavailable')
  const { country } = useVisitor()
  const inPounds = (pence: number) => formatMoney(money(pence, 'GBP'), country.locale)
  if (rate.state === 'needs-deposit') return t('needsDeposit', { percent: rate.depositPercent })
  if (rate.state === 'too-small') return t('tooSmall', { amount: inPounds(rate.minLoan) })
  return rate.state === 'too-large' ? t('tooLarge', { amount: inPounds(rate.maxLoan) }) : ''
}
