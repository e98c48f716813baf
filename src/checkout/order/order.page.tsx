import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { FindOrder } from '#/checkout/order-link/find-order.tsx'
import { GuestOrder } from './guest-order.tsx'
import type { GuestOrderView } from './guest-order-view.ts'

export function Page({ data }: { data: GuestOrderView }) {
  const t = useTranslations('orderLookUp')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'order' ? (
        <GuestOrder order={data.order} progress={data.progress} papers={data.papers} />
      ) : (
        <FindOrder isSent={data.isSent} />
      )}
    </>
  )
}
