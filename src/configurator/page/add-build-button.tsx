import { useSyncExternalStore } from 'react'
import { AddBikeButton } from '#/cart/ui/add-bike-button.tsx'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import { cartItems } from '#/configurator/api/cart-items.client.ts'
import { formId } from '#/configurator/steps/form-id.ts'
import { UpdateBikeButton } from './late-parts.tsx'

type AddBuildButtonProps = {
  bike: OfferedBike
  store: BuildStore
  /** The line of the cart that is being changed; null where a new one is added. */
  line: string | null
  onLineGone: () => void
  onSizeMissing: () => void
}

/**
 * The button of a bike's page, for a configured bike, or the one that changes a bike in the cart. It watches the store
 * itself, so that it adds the build as it is when the shopper presses.
 */
export function AddBuildButton(props: AddBuildButtonProps) {
  const { bike, store, line, onLineGone, onSizeMissing } = props
  const t = useTranslations('buttons')
  const hasScripts = useHasScripts()
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const items = buildItems(bike, choice)
  // without scripts the page does not know which size was chosen, so it submits the form
  if (!items && !hasScripts)
    return (
      <Button type="submit" form={formId} className="shrink-0">
        {t(line === null ? 'addToCart' : 'updateCart')}
      </Button>
    )
  const fields = (
    <>
      <input type="hidden" name="options" value={items?.options.join(' ') ?? ''} />
      <input type="hidden" name="paint" value={items?.paint ?? ''} />
    </>
  )
  return (
    <div data-add className="shrink-0 max-[22.5rem]:[&_button]:px-3">
      {line === null ? (
        <AddBikeButton items={items && cartItems(items)} onSizeMissing={onSizeMissing}>
          {fields}
        </AddBikeButton>
      ) : (
        <UpdateBikeButton
          uid={line}
          items={items && cartItems(items)}
          onSizeMissing={onSizeMissing}
          onGone={onLineGone}
        >
          {fields}
        </UpdateBikeButton>
      )}
    </div>
  )
}
