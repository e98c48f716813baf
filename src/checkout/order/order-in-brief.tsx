import { summaryLines } from '#/cart/browser/shown-lines.client.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatSum } from '#/money/format-money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'
import { PayButton } from './pay-button.tsx'
import { SumRow } from './sum-row.tsx'
import { SumsByDelivery } from './sums-by-delivery.tsx'

/**
 * The button where the form ends, for wide windows, whose summary stands beside the form. What is ordered, and for
 * how much, is repeated directly above it (§ 312j BGB).
 */
export function OrderInBrief({ checkout }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout')
  const { country } = useVisitor()
  return (
    <section
      aria-label={t('brief')}
      className="hidden gap-5 border-t border-ink pt-6 lg:grid"
      data-print="hidden"
    >
      <dl className="grid gap-2 text-sm">
        {summaryLines(checkout.cart).map((line) => (
          <SumRow
            key={line.uid}
            name={[
              line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
              ...(line.essentials ? [line.essentials] : []),
              ...line.choices,
              ...(line.paint ? [line.paint] : []),
            ].join(' · ')}
          >
            {formatSum(line.total, country.locale)}
          </SumRow>
        ))}
      </dl>
      <SumsByDelivery order={checkout} />
      <PayButton checkout={checkout} />
    </section>
  )
}
