import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { CalculatorLink } from './calculator-link.tsx'
import type { RepresentativeExample } from './finance.ts'

// The server's HTML unfolds without a script.
const FoldedExample = lazyHydrate(async () => (await import('./folded-example.tsx')).FoldedExample)

/** The monthly price, below the representative example that must come first. */
export function MonthlyLine({ example }: { example: RepresentativeExample }) {
  const t = useTranslations('finance')
  const { country } = useVisitor()
  const price = formatMoney(example.credit.instalment, country.locale, { decimals: 'always' })
  return (
    <div>
      <FoldedExample example={example} isNarrow />
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-stone-600">
        <span className="figures">{t('monthly', { price })}</span>
        <CalculatorLink price={example.credit.price} />
      </p>
    </div>
  )
}
