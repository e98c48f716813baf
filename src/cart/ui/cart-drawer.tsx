import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useMenuOpen } from '#/navigation/loading/use-menu-open.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Skeleton } from '#/ui/overlay/skeleton.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { cartDrawerId, loadCartMenu } from '#/cart/browser/open-cart.client.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { offline } from '#/cart/browser/cart-store.client.ts'
import { cartStore, useCart } from '#/cart/browser/use-cart.ts'

const CartMenu = lazy(async () => ({ default: (await loadCartMenu()).CartMenu }))
const CartSum = lazy(async () => ({ default: (await loadCartMenu()).CartSum }))
const CartLoadFailed = lazy(async () => ({ default: (await loadCartMenu()).CartLoadFailed }))

/** Its content is loaded when it is first opened: most visitors leave a page without opening the cart. */
export function CartDrawer() {
  const t = useTranslations('cart')
  const { locale } = useVisitor()
  const [isOpen, setOpen] = useState(false)
  const { cart, isLoaded, error } = useCart()
  /** A browser that could not reach the shop does not know whether the cart is empty. */
  const isKnown = cart !== null || (isLoaded && error !== offline)
  useMenuOpen(isOpen)

  const hasLines = cart !== null && cart.items.length > 0
  return (
    <Dialog
      id={cartDrawerId}
      kind="drawer"
      title={t('title')}
      onToggle={setOpen}
      footer={
        isOpen &&
        hasLines && (
          <Suspense>
            <CartSum />
          </Suspense>
        )
      }
    >
      <noscript>
        <p>
          {t('inCheckout')}{' '}
          <a href={checkoutPath} className="underline">
            {t('checkout')}
          </a>
        </p>
      </noscript>
      {isOpen && (
        <Suspense fallback={<CartSkeleton />}>
          <RefreshOnOpen key={locale} />
          {isKnown ? <CartMenu /> : error === null ? <CartSkeleton /> : <CartLoadFailed />}
        </Suspense>
      )}
    </Dialog>
  )
}

/** Fetches the cart on every opening and language change: names and messages come from the server. */
function RefreshOnOpen() {
  useEffect(() => {
    if (!cartStore.isFresh()) void cartStore.refresh()
  }, [])
  return null
}

function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div aria-live="polite" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1].map((row) => (
        <div key={row} className="grid grid-cols-[6rem_1fr] gap-4">
          <Skeleton className="h-20" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
