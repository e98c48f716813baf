import { amountFormatter } from '#/cart/ui/cart-totals.tsx'
import { summaryLines } from '#/cart/browser/shown-lines.client.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OpenCheckout } from './checkout-view.contract.ts'

/**
 * Shows what is being bought on a phone, where the summary comes after the form. The picture is fetched first: it is the
 * largest thing in the first view.
 */
export function OrderGlance({ checkout: { cart, pictures } }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout')
  const { country } = useVisitor()
  const formatAmount = amountFormatter(country.locale)
  const [first] = summaryLines(cart)
  const bike = first && pictures[first.uid]
  const picture = bike ?? first?.image
  return (
    <a href="#summary" className="flex w-full items-center gap-4 lg:hidden">
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          className={classes('h-auto rounded-sm', bike ? 'w-40' : 'w-32')}
        />
      )}
      <span className="grid gap-1">
        <span className="label leading-snug">{first?.name}</span>
        <span className="figures text-sm underline">
          {t('glance', {
            count: cart.total_quantity,
            total: formatAmount(cart.prices.grand_total),
          })}
        </span>
      </span>
    </a>
  )
}
