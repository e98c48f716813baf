import { reviewUrl } from '#/cart/items/base-path.ts'
import { useAddBike } from '#/cart/browser/use-add-bike.ts'
import type { BuildItems } from '#/configurator/api/build-items.ts'
import { cartItems } from '#/configurator/api/cart-items.client.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import type { ButtonKind, ButtonSize } from '#/ui/form/button-look.ts'

type AddSavedBuildProps = {
  /** The slug of the bike. */
  slug: string
  items: BuildItems
  /** Says which build, where a page has several. */
  label?: string
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
}

/** Adds a saved build to the cart and opens its review, which takes the form where scripts do not run. */
export function AddSavedBuild({ slug, items, label, className, ...look }: AddSavedBuildProps) {
  const t = useTranslations('buttons')
  const { isAdding, submit } = useAddBike({ bike: slug }, () => cartItems(items))

  return (
    <form method="post" action={reviewUrl(slug, null)} onSubmit={submit} className={className}>
      <input type="hidden" name="options" value={items.options.join(' ')} />
      <input type="hidden" name="paint" value={items.paint ?? ''} />
      <Button
        {...look}
        type="submit"
        name="bike"
        value={items.sku}
        isLoading={isAdding}
        aria-label={label}
        className="w-full"
      >
        {t('addToCart')}
      </Button>
    </form>
  )
}
