import type { SubmitEvent } from 'react'
import { useParams } from 'react-router'
import { addBike } from '#/cart/add-bike.ts'
import { basePathIn, reviewAddress } from '#/cart/base-path.ts'
import type { CartItemWish } from '#/cart/cart-store.client.ts'
import { useAdding } from '#/cart/use-adding.ts'
import type { Choice } from '#/configurator/choice.ts'
import type { OfferedBike } from '#/configurator/offered.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { loadPage } from '#/navigation/pages.ts'
import { Button } from '#/ui/button.tsx'
import { showToast } from '#/ui/show-toast.ts'
import { buildItems, type BuildItems } from './build-items.ts'

type AddBuildButtonProps = { bike: OfferedBike; choice: Choice; onSizeMissing: () => void }

/** Puts the build in the cart and goes on to its review, which takes the form where scripts are off. */
export function AddBuildButton({ bike, choice, onSizeMissing }: AddBuildButtonProps) {
  const t = useTranslations('buttons')
  const params = useParams()
  const { isAdding, add, goOn } = useAdding()
  const items = buildItems(bike, choice)

  async function press() {
    if (!items) return onSizeMissing()
    loadPage('product/review').catch(() => null)
    const next = await addBike(params, () => add('add-bike', cartWishes(items)))
    if ('problem' in next) showToast(next.problem, 'failed')
    else await goOn(next.to)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isAdding) void press()
  }

  return (
    <form
      method="post"
      action={reviewAddress(basePathIn(params) ?? '', null)}
      onSubmit={submit}
      className="shrink-0"
    >
      <input type="hidden" name="options" value={items?.options.join(' ') ?? ''} />
      <input type="hidden" name="paint" value={items?.paint ?? ''} />
      <Button type="submit" name="bike" value={items?.sku ?? ''} isLoading={isAdding}>
        {t('addToCart')}
      </Button>
    </form>
  )
}

/** By which the paint names its bike. */
const ref = 'bike'

const cartWishes = ({ sku, options, paint }: BuildItems): CartItemWish[] => [
  { sku, quantity: 1, ref, selected_options: options },
  ...(paint === null ? [] : [{ sku: paint, quantity: 1, associated_ref: ref }]),
]
