import { useTranslations } from '#/i18n/use-translations.tsx'
import { useWithdrawalWords } from '#/checkout/withdrawal/use-withdrawal-words.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderPapers } from './order-papers.tsx'
import type { OrderPapersView } from './order-papers-view.ts'
import type { OrderView } from './order-view.ts'
import { whenInWords } from './when-in-words.ts'

type GuestOrderProps = { order: OrderView; papers: OrderPapersView }

/** The state of an order, its contents, and the possible actions. */
export function GuestOrder({ order, papers }: GuestOrderProps) {
  const t = useTranslations()
  const withdrawal = useWithdrawalWords()
  const { locale } = useVisitor()
  const when = whenInWords(order, locale)
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid justify-items-start gap-6">
        <p className="label figures text-sm text-stone-600">
          {t('confirmation.placed.number', { number: order.number })}
        </p>
        <h1 className="display max-w-[14ch] text-4xl">{t(`orders.states.${order.state}`)}</h1>
        {order.state === 'processing' && when !== null && (
          <p className="max-w-prose text-lg text-stone-700">
            {t(order.store ? 'confirmation.placed.ready' : 'confirmation.placed.dispatchedOn', {
              date: when,
            })}
          </p>
        )}
        <OrderPapers papers={papers} />
        <div data-print="hidden" className="flex flex-wrap gap-x-8">
          <TextLink kind="arrow" to={`/withdrawal/?order=${order.number}`}>
            {withdrawal('title')}
          </TextLink>
        </div>
      </div>
      <OrderCard order={order} />
    </div>
  )
}
