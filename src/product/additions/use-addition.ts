import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { offline } from '#/cart/browser/cart-store.client.ts'
import { useAdding } from '#/cart/browser/use-adding.ts'
import { cartStore, useCart } from '#/cart/browser/use-cart.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { useMessageText } from '#/ui/use-message-text.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { AdditionView } from './addition-view.ts'
import type { HeldLine } from './additions.ts'

type Said = { key: 'wasAdded' | 'removed' }

/** A suggested item: one tap adds it to the cart, another removes it. */
export function useAddition(item: AdditionView) {
  const t = useTranslations('cart')
  const held = useHeld(item)
  const returned = useReturnedProblem(item, held)
  const { isAdding, add } = useAdding()
  const { pendingQuantities, error } = useCart()
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<Said['key'] | null>(null)
  const isLeaving = held !== null && pendingQuantities.has(held.uid)
  // A line that could not be removed is still there, and the store has the reason.
  const undoProblem = said === 'removed' && held && !isLeaving ? error : null

  async function press() {
    setProblem(null)
    if (held) {
      setSaid('removed')
      cartStore.setQuantity(held.uid, held.quantity - 1)
      return
    }
    const outcome = await add('add-item', [{ sku: item.sku, quantity: 1 }])
    if ('problem' in outcome) setProblem(outcome.problem)
    else setSaid('wasAdded')
  }

  const shownProblem = problem ?? undoProblem ?? returned
  return {
    held,
    isBusy: isAdding || isLeaving,
    problem: shownProblem === offline ? t('offline') : shownProblem,
    said: shownProblem === null && !isAdding && !isLeaving ? said : null,
    press,
  }
}

/** The store's line once it is loaded; until then the one the page was rendered with. */
function useHeld({ productId, held }: AdditionView): HeldLine | null {
  const { cart, isLoaded } = useCart()
  if (!isLoaded) return held
  const line = cart?.items.find(({ product }) => product.id === productId)
  return line ? { uid: line.uid, quantity: line.quantity } : null
}

/** The problem of a submitted form, without scripts. */
function useReturnedProblem({ sku }: AdditionView, held: HeldLine | null): string | null {
  const { form } = useLoaderData<PageAnswer>()
  const textOf = useMessageText()
  const [first] = form?.fields[sku] ?? form?.fields[held?.uid ?? ''] ?? []
  return first ? textOf(first) : null
}
