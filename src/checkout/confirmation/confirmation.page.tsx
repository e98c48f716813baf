import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { cartStore } from '#/cart/browser/use-cart.ts'
import { clearDraft } from '#/navigation/forms/use-saved-draft.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { orderDraft } from '#/checkout/page/checkout-paths.ts'
import type { ConfirmationView } from './confirmation-view.ts'
import { PlacedOrder } from './placed-order.tsx'
import type { MaybeTest } from '#/checkout/page/checkout-view.contract.ts'
import { TestCheckoutNote } from '#/checkout/payment/test-checkout-note.tsx'

export function Page({ data }: { data: ConfirmationView & MaybeTest }) {
  const t = useTranslations('confirmation')
  const isOrdered = data.kind === 'placed' || data.kind === 'checking'
  useEffect(() => {
    // The browser's copy of the cart is from before the order.
    void cartStore.refresh()
    if (isOrdered) clearDraft(orderDraft)
  }, [isOrdered])
  return (
    <>
      <PageHead title={t(`${data.kind}.title`)} isIndexed={false} />
      {data.isTest && <TestCheckoutNote />}
      {data.kind === 'placed' ? <PlacedOrder view={data} /> : <Unplaced view={data} />}
    </>
  )
}

type UnplacedView = Exclude<ConfirmationView, { kind: 'placed' }>

function Unplaced({ view }: { view: UnplacedView }) {
  const t = useTranslations('confirmation')
  return (
    <div className="shell grid justify-items-start gap-5 py-16 lg:py-24">
      <h1 className="display max-w-[20ch] text-4xl">{t(`${view.kind}.title`)}</h1>
      <div aria-live="polite" className="max-w-prose text-stone-700">
        {view.kind === 'waiting' || view.kind === 'checking' ? (
          <p>{t(`${view.kind}.text`, { number: view.number })}</p>
        ) : (
          <p>{t(`${view.kind}.text`)}</p>
        )}
      </div>
      {view.kind === 'waiting' && <AutoRefresh />}
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
        {view.kind === 'waiting' && (
          <ButtonLink to="/checkout/confirmation/" reloadDocument>
            {t('waiting.again')}
          </ButtonLink>
        )}
        {view.kind === 'failed' && <ButtonLink to="/checkout/">{t('failed.again')}</ButtonLink>}
        {(view.kind === 'unknown' || view.kind === 'checking') && (
          <ButtonLink to="/">{t('toShop')}</ButtonLink>
        )}
        {view.kind === 'unknown' && (
          <TextLink kind="arrow" to="/order/">
            {t('unknown.find')}
          </TextLink>
        )}
      </div>
    </div>
  )
}

const refreshMs = 10_000

/** Reloads the page's data while the tab is visible; without scripts the button does the same. */
function AutoRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return null
}
