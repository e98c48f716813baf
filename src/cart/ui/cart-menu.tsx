import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { EligibleLink } from '#/finance/calculator/eligible-link.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { classes } from '#/ui/classes.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { SlotContent } from '#/ui/slot.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { isWorthQuote } from '#/cart/pricing/is-worth-quote.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { belowCheckout } from './below-checkout.client.ts'
import { belowTotals } from './below-totals.client.ts'
import { CartPromises } from './cart-promises.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { useDeliveryWords } from './use-delivery-words.ts'
import { CartCollection } from './cart-collection.tsx'
import { CartLine } from './cart-line.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { offline } from '#/cart/browser/cart-store.client.ts'
import { CartTotals, amountFormatter } from './cart-totals.tsx'
import { CouponForm } from '#/cart/coupon/coupon-form.tsx'
import { shownLines, toMoney } from '#/cart/browser/shown-lines.client.ts'
import { cartStore, useCart } from '#/cart/browser/use-cart.ts'

/** The lines of the cart, the coupon and the totals. */
export function CartMenu() {
  const { cart, pendingQuantities } = useCart()
  const lines = cart ? shownLines(cart) : []
  const list = useFocusAfterRemoval(lines.length)
  return (
    <div className="grid gap-5">
      <Messages />
      {cart && lines.length > 0 ? (
        <>
          <ul ref={list} tabIndex={-1} className="outline-none">
            {lines.map((line) => (
              <CartLine
                key={line.uid}
                line={line}
                dispatchDate={cart.dispatch_date}
                pendingQuantity={pendingQuantities.get(line.uid)}
                onQuantity={(quantity) => cartStore.setQuantity(line.uid, quantity)}
              />
            ))}
          </ul>
          <div className="grid gap-4 border-t border-stone-200 pt-4">
            <FreeDelivery prices={cart.prices} />
            <CouponForm />
            <CartTotals prices={cart.prices} isPending={pendingQuantities.size > 0} />
            <CartCollection key={cart.version} />
          </div>
          <SlotContent slot={belowTotals} />
          <CartPromises lines={lines} />
        </>
      ) : (
        <Empty />
      )}
    </div>
  )
}

/** Removing a line removes the focused button with it, so the focus moves to the list. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (count < before.current && isLost) list.current?.focus()
    before.current = count
  }, [count])
  return list
}

/** Shown in the drawer when the cart could not be fetched and none is known yet. */
export function CartLoadFailed() {
  const t = useTranslations()
  const { error } = useCart()
  const [isTrying, setTrying] = useState(false)

  async function tryAgain() {
    if (isTrying) return
    setTrying(true)
    await cartStore.refresh()
    setTrying(false)
  }

  return (
    <div className="grid justify-items-start gap-4 py-4">
      <p className="title text-2xl">{t('cart.loadFailed')}</p>
      <Notice kind="failed">{error === offline ? t('cart.offline') : error}</Notice>
      <Button isLoading={isTrying} onClick={() => void tryAgain()}>
        {t('buttons.tryAgain')}
      </Button>
    </div>
  )
}

/** Always rendered, because screen readers announce only changes to an existing live region. */
function Messages() {
  const t = useTranslations('cart')
  const { error, notices } = useCart()
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {error !== null && <Notice kind="failed">{error === offline ? t('offline') : error}</Notice>}
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
    </div>
  )
}

function Empty() {
  const t = useTranslations('cart')
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <p className="title text-2xl">{t('empty')}</p>
      <p className="text-stone-700">{t('emptyHint')}</p>
      <ButtonLink to="/bikes/?fast_delivery=yes" className="mt-4">
        {t('emptyButton')}
      </ButtonLink>
    </div>
  )
}

/** The total in the drawer's footer, which stays visible however long the list is. */
export function CartSum() {
  const t = useTranslations('cart')
  const visitor = useVisitor()
  const { country, locale } = visitor
  const { cart, pendingQuantities } = useCart()
  const deliveryInWords = useDeliveryWords()
  if (!cart) return null
  const { grand_total: total, applied_taxes: taxes } = cart.prices
  const price = toMoney(total)
  const hasBike = shownLines(cart).some(({ isBike }) => isBike)
  return (
    <div className="grid gap-4">
      <div
        className={classes(
          'grid gap-1 transition-opacity',
          pendingQuantities.size > 0 && 'opacity-40',
        )}
      >
        <p className="flex items-baseline justify-between gap-4">
          <span className="label">{t('total')}</span>
          <span className="title figures text-xl">{amountFormatter(country.locale)(total)}</span>
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-stone-600">
          {cart.delivery_dates ? (
            <span>{deliveryInWords(cart.delivery_dates)}</span>
          ) : (
            cart.dispatch_date && (
              <span>{t('dispatchAll', { date: dayInWords(cart.dispatch_date, locale) })}</span>
            )
          )}
          {taxes.map(({ label, amount }) => (
            <span key={label} className="figures">
              {`${label} (${amountFormatter(country.locale)(amount)})`}
            </span>
          ))}
        </p>
        <div className="flex flex-wrap gap-x-6">
          <EligibleLink price={price} />
          {offersCycleToWork(visitor) && isWorthQuote({ hasBike, totalInPence: price.amount }) && (
            <TextLink to="/cycletowork/quote/" className="inline-block py-1 text-sm">
              {t('cycleToWork')}
            </TextLink>
          )}
        </div>
      </div>
      <CheckoutButton />
      <SlotContent slot={belowCheckout} />
    </div>
  )
}
