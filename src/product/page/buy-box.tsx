import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'
import type { IconName } from '#/ui/icon-paths.ts'
import { StockLine } from './stock-line.tsx'
import type { Stock } from './stock-state.ts'
import { StoreStock } from './store-stock.tsx'

type BuyBoxProps = {
  /** The variant for the cart; null until one is chosen. */
  chosen: { sku: string; stock: Stock } | null
  /** The buttons for the chosen variant. */
  children?: ReactNode
  /** Whether the visitor's country has a store to collect from. */
  canCollect: boolean
  promises: readonly { icon: IconName; text: string }[]
}

/** The chosen variant with its dispatch date and buttons. */
export function BuyBox({ chosen, canCollect, children, promises }: BuyBoxProps) {
  return (
    <div className="grid gap-4">
      {chosen && (
        <p className="text-sm" data-chosen-sku={chosen.sku}>
          <StockLine stock={chosen.stock} />
        </p>
      )}
      {children}
      {chosen && canCollect && <StoreStock sku={chosen.sku} />}
      <ul className="grid gap-2 text-sm text-stone-700">
        {promises.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
