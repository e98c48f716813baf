import { toMoney } from '#/cart/browser/shown-lines.client.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { usePageForm } from '#/ui/form/form-context.ts'
import { useMessageText } from '#/ui/use-message-text.ts'
import type { OpenCheckout } from './checkout-view.contract.ts'
import { toShown } from './order-form.ts'

type ShownOrderProps = { order: Pick<OpenCheckout, 'attempt' | 'cart' | 'collected' | 'problem'> }

/** A problem that the cart already has, and the totals that the page shows, which the form sends. */
export function ShownOrder({ order: { attempt, cart, collected, problem } }: ShownOrderProps) {
  const { form } = usePageForm()
  const text = useMessageText()
  return (
    <>
      {problem && form.problems.attempt === 0 && (
        <Notice kind="failed">
          {text({ key: `refusals.${problem.code}`, values: { name: problem.name } })}
        </Notice>
      )}
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="shownTotal" value={shownTotal(cart.prices)} />
      {collected && (
        <input type="hidden" name="shownStoreTotal" value={shownTotal(collected.prices)} />
      )}
    </>
  )
}

const shownTotal = ({ grand_total: total }: OpenCheckout['cart']['prices']) =>
  toShown(toMoney(total))
