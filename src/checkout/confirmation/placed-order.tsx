import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { OrderTimeline } from '#/checkout/order/order-timeline.tsx'
import { OrderCard } from '#/checkout/order/order-card.tsx'
import type { ConfirmationView } from './confirmation-view.ts'
import { OrderNumber } from './order-number.tsx'

type PlacedOrderProps = { view: Extract<ConfirmationView, { kind: 'placed' }> }

/** Thanks the buyer, shows the bike and what happens when, and the order for reading or printing. */
export function PlacedOrder({ view }: PlacedOrderProps) {
  const t = useTranslations('confirmation')
  const { order, progress, picture, isGuest } = view
  const { number, email, store } = order
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid gap-8">
        <div className="grid gap-3">
          <OrderNumber number={number} />
          <h1 className="display text-4xl">{t.rich('placed.headline', { line: onItsOwnLine })}</h1>
          <p className="mt-2 max-w-prose text-lg text-stone-700">
            {t.rich('placed.mail', { email, whole: onOneLine })}
          </p>
        </div>
        {picture && (
          <img
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="h-auto w-full rounded-sm bg-stone-100"
          />
        )}
        <div className="grid gap-5">
          <h2 id="timeline-title" className="title text-xl">
            {t('timeline.title')}
          </h2>
          <OrderTimeline progress={progress} labelledBy="timeline-title" />
        </div>
        <p className="max-w-prose text-stone-700">
          {store ? t('placed.collect', { store }) : t('placed.track')}
        </p>
        <div data-print="hidden" className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink to="/" kind="secondary">
            {t('toShop')}
          </ButtonLink>
          {isGuest && (
            <TextLink kind="arrow" to="/auth/register/">
              {t('placed.register')}
            </TextLink>
          )}
        </div>
      </div>
      <OrderCard order={order} />
    </div>
  )
}

/** An address moves to the next line as a whole; one that is longer than the line breaks anywhere. */
const onOneLine = (text: ReactNode) => (
  <span className="inline-block max-w-full wrap-anywhere">{text}</span>
)

const onItsOwnLine = (text: ReactNode) => <span className="block">{text}</span>
