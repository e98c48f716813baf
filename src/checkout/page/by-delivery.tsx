import type { ReactNode } from 'react'

type ByDeliveryProps = { home: ReactNode; store: ReactNode }

/**
 * One of two texts, as the choice of delivery wants it. The style sheet looks at the choice itself
 * (`:has`), so that sums and headings follow it before scripts have come, and without any.
 */
export function ByDelivery({ home, store }: ByDeliveryProps) {
  return (
    <>
      <span className="contents group-has-[[value=store]:checked]/order:hidden">{home}</span>
      <span className="hidden group-has-[[value=store]:checked]/order:contents">{store}</span>
    </>
  )
}
