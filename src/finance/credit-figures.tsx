import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Credit } from './loans/credit.ts'

type CreditFiguresProps = {
  credit: Credit
  /** Whether the loan is the representative one; otherwise it is the shopper's own. */
  isExample?: boolean
  /** Whether there is room for two columns only. */
  isNarrow?: boolean
}

/** The law requires all figures of a loan together and equally prominent. */
export function CreditFigures({
  credit,
  isExample = false,
  isNarrow = !isExample,
}: CreditFiguresProps) {
  return (
    <dl className={isNarrow ? 'credit-terms sm:grid-cols-2' : 'credit-terms'}>
      {useFigures(credit, isExample).map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The figures of the example but its APR, as one line: this weighs little in a document of many cards. The APR
 * follows as a link.
 */
export const useCreditLine = (credit: Credit): string =>
  useFigures(credit, true)
    .slice(0, -1)
    .map(([name, figure]) => `${name} ${figure}`)
    .join('; ')

function useFigures(credit: Credit, isExample: boolean): [name: string, figure: string][] {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const format = (amount: Money) => formatMoney(amount, country.locale, { decimals: 'always' })
  const { depositPercent, months, instalment, lastInstalment, apr } = credit
  const isEven = lastInstalment.amount === instalment.amount
  const payments = `${isEven ? months : months - 1} × ${format(instalment)}`
  return [
    [t('price'), format(credit.price)],
    [t('deposit', { percent: depositPercent }), format(credit.deposit)],
    [t('loan'), format(credit.loan)],
    [t('term'), t('months', { months })],
    [t('instalments'), isEven ? payments : t('uneven', { payments, last: format(lastInstalment) })],
    [t('payable'), format(credit.payable)],
    [t('rate'), t('percent', { percent: hundredths(credit.yearlyRate) })],
    isExample
      ? [t('representative'), t('apr', { apr })]
      : [t('aprShort'), t('percent', { percent: apr })],
  ]
}

const hundredths = (rate: number) => Math.round(rate * 100) / 100
