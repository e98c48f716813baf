import type { ReactNode } from 'react'

type ByDeliveryProps = { home: ReactNode; store: ReactNode }

/**
 * Shows one of two texts, depending on the selected delivery. CSS reads the selection (`:has`), so
 * that totals and headings follow it before scripts have loaded, and without scripts.
 */
export function ByDelivery({ home, store }: ByDeliveryProps) {
  return (
    <>
      <span className="contents group-has-[[value=store]:checked]/order:hidden">{home}</span>
      <span className="hidden group-has-[[value=store]:checked]/order:contents">{store}</span>
    </>
  )
}
