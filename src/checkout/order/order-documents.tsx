import { useWithdrawalWords } from '#/checkout/withdrawal/use-withdrawal-words.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { OrderDocumentsView, ParcelView, RefundView } from './order-documents-view.ts'

export function OrderDocuments({ documents }: { documents: OrderDocumentsView }) {
  const { parcels, refunds, withdrawals } = documents
  const withdrawal = useWithdrawalWords()
  return (
    <>
      {parcels.length > 0 && <Parcels parcels={parcels} />}
      {withdrawals.map(({ reference, on }) => (
        <p key={reference} className="text-stone-700">
          {withdrawal('received', { reference, date: on })}
        </p>
      ))}
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </>
  )
}

function Parcels({ parcels }: { parcels: readonly ParcelView[] }) {
  const t = useTranslations('orders.documents')
  return (
    <ul aria-label={t('parcels')} className="grid w-full max-w-prose gap-3">
      {parcels.map(({ number, name, url, on, items }) => (
        <li
          key={number}
          className="grid grid-cols-[1.5rem_1fr] gap-x-3 gap-y-1 rounded-sm bg-signal-wash p-5"
        >
          <Icon name="truck" />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="label figures">{name || t('parcel')}</p>
            <p className="figures text-sm text-stone-700">{t('sentOn', { date: on })}</p>
          </div>
          <div className="col-start-2 grid gap-1 text-sm text-stone-700">
            {items.length > 0 && <p>{items.join(', ')}</p>}
            {url && (
              <TextLink kind="arrow" to={url} target="_blank">
                {t('track')}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
  const t = useTranslations('orders.documents')
  return (
    <section className="w-full max-w-prose">
      <h2 className="label">{t('refunds')}</h2>
      <ul className="mt-1 text-sm">
        {refunds.map(({ number, amount, on, items }) => (
          <li
            key={number}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-stone-200 py-3"
          >
            <span className="figures">{t('refund', { number, date: on })}</span>
            <span className="label figures">{amount}</span>
            {items.length > 0 && <span className="text-stone-700">{items.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
