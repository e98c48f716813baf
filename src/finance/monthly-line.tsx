import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { CalculatorLink } from './calculator-link.tsx'
import { ExampleLink } from './example-link.tsx'
import type { RepresentativeExample } from './finance.ts'

/** The monthly price, with a link to the representative example. */
export function MonthlyLine({ example }: { example: RepresentativeExample }) {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const price = formatMoney(example.credit.instalment, country.locale, { decimals: 'always' })
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="figures">{t('monthly', { price })}</span>
      <ExampleLink example={example} />
      <CalculatorLink price={example.credit.price} />
    </p>
  )
}
