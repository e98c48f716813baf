import { AddBikeButton } from '#/cart/add-bike-button.tsx'
import type { CartItemWish } from '#/cart/cart-store.client.ts'
import type { Choice } from '#/configurator/choice.ts'
import type { OfferedBike } from '#/configurator/offered.ts'
import { buildItems, type BuildItems } from './build-items.ts'

type AddBuildButtonProps = { bike: OfferedBike; choice: Choice; onSizeMissing: () => void }

/** The same button as a bike's page has, for a bike with all that was chosen. */
export function AddBuildButton({ bike, choice, onSizeMissing }: AddBuildButtonProps) {
  const items = buildItems(bike, choice)
  return (
    <div className="shrink-0">
      <AddBikeButton items={items && cartWishes(items)} onSizeMissing={onSizeMissing}>
        <input type="hidden" name="options" value={items?.options.join(' ') ?? ''} />
        <input type="hidden" name="paint" value={items?.paint ?? ''} />
      </AddBikeButton>
    </div>
  )
}

/** By which the paint names its bike. */
const ref = 'bike'

const cartWishes = ({ sku, options, paint }: BuildItems): [CartItemWish, ...CartItemWish[]] => [
  { sku, quantity: 1, ref, selected_options: options },
  ...(paint === null ? [] : [{ sku: paint, quantity: 1, associated_ref: ref }]),
]
