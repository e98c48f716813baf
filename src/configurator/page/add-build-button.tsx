import { AddBikeButton } from '#/cart/ui/add-bike-button.tsx'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import { cartItems } from '#/configurator/api/cart-items.client.ts'
import { formId } from '#/configurator/steps/form-id.ts'

type AddBuildButtonProps = { bike: OfferedBike; choice: Choice; onSizeMissing: () => void }

/** The button of a bike's page, for a configured bike. */
export function AddBuildButton({ bike, choice, onSizeMissing }: AddBuildButtonProps) {
  const t = useTranslations('buttons')
  const hasScripts = useHasScripts()
  const items = buildItems(bike, choice)
  // without scripts the page does not know which size was chosen, so it submits the form
  if (!items && !hasScripts)
    return (
      <Button type="submit" form={formId} className="shrink-0">
        {t('addToCart')}
      </Button>
    )
  return (
    <div className="shrink-0 max-[22.5rem]:[&_button]:px-3">
      <AddBikeButton items={items && cartItems(items)} onSizeMissing={onSizeMissing}>
        <input type="hidden" name="options" value={items?.options.join(' ') ?? ''} />
        <input type="hidden" name="paint" value={items?.paint ?? ''} />
      </AddBikeButton>
    </div>
  )
}
