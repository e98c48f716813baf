import { useTranslations } from '#/i18n/use-translations.tsx'
import { CheckoutButton } from '#/cart/ui/checkout-button.tsx'
import { openCart } from '#/cart/browser/open-cart.client.ts'
import { Button } from '#/ui/form/button.tsx'
import { classes } from '#/ui/classes.ts'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

/** Links to the checkout and to the cart. */
export function ReviewWays({ className }: { className?: string }) {
  const t = useTranslations('review')
  const cartWords = useTranslations('cart')
  const hasScripts = useHasScripts()
  return (
    <div className={classes('grid items-end gap-3', className)}>
      {hasScripts ? (
        <>
          <CheckoutButton />
          <Button kind="secondary" onClick={openCart}>
            {t('openCart')}
          </Button>
        </>
      ) : (
        <form method="post">
          <Button type="submit" name="go" value="checkout" className="w-full">
            {cartWords('checkout')}
          </Button>
        </form>
      )}
    </div>
  )
}

/** The links to continue, repeated at the end of the page. */
export function ReviewEnd() {
  const t = useTranslations('review')
  return (
    <section
      aria-labelledby="review-end"
      className="shell grid gap-6 py-12 lg:grid-cols-[1fr_auto] lg:items-center lg:py-16"
    >
      <div className="grid gap-1">
        <h2 id="review-end" className="title text-2xl">
          {t('endTitle')}
        </h2>
        <p className="text-stone-700">{t('endText')}</p>
      </div>
      <ReviewWays className="lg:grid-cols-[minmax(15rem,auto)_minmax(12rem,auto)]" />
    </section>
  )
}
