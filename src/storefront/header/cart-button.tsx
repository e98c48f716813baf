import { useTranslations } from '#/i18n/use-translations.tsx'
import { cartDrawerId } from '#/cart/browser/open-cart.client.ts'
import { useCartCount } from '#/cart/browser/use-cart-count.ts'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/overlay/opens.ts'

/** The count is positioned absolutely, so that the layout does not shift when it arrives. */
export function CartButton() {
  const t = useTranslations()
  const count = useCartCount()
  return (
    <button
      type="button"
      {...opens(cartDrawerId)}
      aria-label={count > 0 ? t('cart.count', { count }) : t('cart.open')}
      className="icon-button"
    >
      <Icon name="cart" />
      <span aria-hidden="true" className="cart-count">
        {count > 0 && count}
      </span>
    </button>
  )
}
