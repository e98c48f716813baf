import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { DeliveryNote } from './delivery-note.ts'

/** Delivery costs must be one click from every price (PAngV § 6). */
export const deliveryLink = (words: ReactNode) => (
  <PageLink to="/delivery/" className="underline">
    {words}
  </PageLink>
)

/** The cost of delivery beside a price. */
export function DeliveryWords({ delivery }: { delivery: DeliveryNote | null }) {
  const t = useTranslations('product.price')
  const { country } = useVisitor()
  if (!delivery) return t.rich('plusDelivery', { link: deliveryLink })
  const { cost, freeFrom } = delivery
  if (cost.amount === 0) return t.rich('freeDelivery', { link: deliveryLink })
  const price = formatMoney(cost, country.locale)
  if (!freeFrom) return t.rich('plusCost', { price, link: deliveryLink })
  const from = formatMoney(freeFrom, country.locale)
  return t.rich('plusCostUntil', { price, from, link: deliveryLink })
}
