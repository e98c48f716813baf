import { lazy, type RefObject, Suspense } from 'react'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { BuyBarProps } from './buy-bar.tsx'
import { useIsAway } from './use-is-away.ts'

const BuyBar = lazy(async () => ({ default: (await import('./buy-bar.tsx')).BuyBar }))

type AwayBarProps = Omit<BuyBarProps, 'price'> & {
  price: Money
  /** The buy box, which the bar stands in for while it is out of view. */
  box: RefObject<HTMLElement | null>
}

/** The bar that buys, fetched when the buy box leaves the window. */
export function AwayBar({ box, price, ...bar }: AwayBarProps) {
  const { country } = useVisitor()
  if (!useIsAway(box)) return null
  return (
    <Suspense>
      <BuyBar {...bar} price={formatMoney(price, country.locale)} />
    </Suspense>
  )
}
