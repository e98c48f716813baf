import type { SubmitEvent } from 'react'
import { addBike } from '#/cart/lines/add-bike.ts'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { NewCartItem } from './cart-store.client.ts'
import { useAdding } from './use-adding.ts'

/**
 * Adds a bike to the cart and opens its review. `itemsOf` is called when the form is submitted; null means that the
 * shopper has to choose something first.
 */
export function useAddBike(
  params: Parameters<typeof addBike>[0],
  itemsOf: () => readonly [NewCartItem, ...NewCartItem[]] | null,
) {
  const { isAdding, add, goOn } = useAdding()

  async function addAndReview(): Promise<void> {
    const items = itemsOf()
    if (items === null) return
    const next = await addBike(params, () => add('add-bike', items))
    if ('problem' in next) showToast(next.problem, 'failed')
    else await goOn(next.to)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isAdding) void addAndReview()
  }

  return { isAdding, submit }
}
