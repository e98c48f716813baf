import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { whenInWords } from './when-in-words.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderView } from './order-view.ts'

/** Thanks the buyer, says what happens next, and shows the order for reading or printing. */
export function PlacedOrder({ order, isGuest }: { order: OrderView; isGuest: boolean }) {
  const t = useTranslations('confirmation')
  const { locale } = useVisitor()
  const { number, email, store } = order
  const day = whenInWords(order, locale)
  const steps = [
    t('placed.mail', { email }),
    ...(day ? [t(store ? 'placed.ready' : 'placed.leaves', { date: day })] : []),
    store ? t('placed.collect', { store }) : t('placed.track'),
  ]
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-20 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid justify-items-start gap-8">
        <div className="grid gap-4">
          <p className="label figures text-sm text-go">{t('placed.number', { number })}</p>
          <h1 className="display text-5xl">{t.rich('placed.headline', { line: onItsOwnLine })}</h1>
        </div>
        <ol className="grid max-w-prose [counter-reset:step]">
          {steps.map((step) => (
            <li
              key={step}
              className="grid grid-cols-[2.5rem_1fr] border-t border-stone-200 py-4 text-lg [counter-increment:step] before:text-stone-500 before:content-[counter(step)]"
            >
              {step}
            </li>
          ))}
        </ol>
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

const onItsOwnLine = (text: ReactNode) => <span className="block">{text}</span>
