import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { FindOrder } from '#/checkout/order-link/find-order.tsx'
import { LinkedOrder } from './linked-order.tsx'
import type { LinkedOrderView } from './linked-order-view.ts'

export function Page({ data }: { data: LinkedOrderView }) {
  const t = useTranslations('orderLookUp')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'order' ? <LinkedOrder {...data} /> : <FindOrder isSent={data.isSent} />}
    </>
  )
}
