import { useTranslations } from '#/i18n/use-translations.tsx'
import type { OrderState } from '#/orders/order/order-state.ts'
import { Badge, type BadgeKind } from '#/ui/badge.tsx'

const kinds: Partial<Record<OrderState, BadgeKind>> = {
  processing: 'signal',
  'part-shipped': 'signal',
  shipped: 'signal',
  ready: 'go',
  complete: 'go',
  cancelled: 'stop',
}

export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useTranslations('orders.states')
  return <Badge kind={kinds[state] ?? 'neutral'}>{t(state)}</Badge>
}
