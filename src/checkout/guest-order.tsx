import { useTranslations } from 'use-intl'
import { dayInWords } from '#/lister/dispatch-day.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrderView } from './order-view.ts'
import type { Parcel } from './guest-order-view.ts'

type GuestOrderProps = { order: OrderView; parcels: readonly Parcel[] }

/** Where an order stands, what is in it, and what can be done about it. */
export function GuestOrder({ order, parcels }: GuestOrderProps) {
  const t = useTranslations()
  const { locale } = useVisitor()
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid justify-items-start gap-6">
        <p className="label figures text-sm text-stone-600">
          {t('confirmation.placed.number', { number: order.number })}
        </p>
        <h1 className="display max-w-[14ch] text-4xl">{t(`orders.states.${order.state}`)}</h1>
        {order.state === 'processing' && order.dispatchDate && (
          <p className="max-w-prose text-lg text-stone-700">
            {t(order.store ? 'confirmation.placed.ready' : 'confirmation.placed.leaves', {
              date: dayInWords(order.dispatchDate, locale),
            })}
          </p>
        )}
        {parcels.length > 0 && (
          <ul className="grid w-full max-w-prose">
            {parcels.map((parcel) => (
              <li key={parcel.number} className="border-t border-stone-200 py-4">
                <ParcelLine parcel={parcel} />
              </li>
            ))}
          </ul>
        )}
        <div data-print="hidden" className="flex flex-wrap gap-x-8">
          <TextLink kind="arrow" to={`/withdrawal/?order=${order.number}`}>
            {t('withdrawal.title')}
          </TextLink>
        </div>
      </div>
      <OrderCard order={order} />
    </div>
  )
}

function ParcelLine({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('orderLookUp')
  const { carrier, trackingNumber, trackingUrl } = parcel
  const name = [carrier, trackingNumber].filter(Boolean).join(' ')
  if (!trackingUrl) return <p className="figures">{name || t('sent')}</p>
  return (
    <a href={trackingUrl} rel="noreferrer" className="figures underline">
      {t('track', { parcel: name })}
    </a>
  )
}
