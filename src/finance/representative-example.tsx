import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Credit } from './credit.ts'
import type { RepresentativeExample as Example } from './finance.ts'

export const exampleId = 'representative-example'

/** The law requires all figures together, equally prominent and more prominent than any monthly price. */
export function RepresentativeExample({ example: { credit, notice } }: { example: Example }) {
  const t = useTranslations('finance')
  return (
    <section
      id={exampleId}
      aria-labelledby="representative-example-title"
      className="scroll-mt-[calc(var(--header-height)+1.5rem)] border-t border-ink pt-6"
    >
      <h2 id="representative-example-title" className="title text-xl">
        {t('example')}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {useFigures(credit).map(([name, figure]) => (
          <div key={name}>
            <dt className="text-sm text-pretty text-stone-600">{name}</dt>
            <dd className="label figures text-pretty">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[72ch] text-sm text-pretty text-stone-600">{notice}</p>
    </section>
  )
}

function useFigures(credit: Credit): [name: string, figure: string][] {
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
    [t('representative'), t('apr', { apr })],
  ]
}

const hundredths = (rate: number) => Math.round(rate * 100) / 100
