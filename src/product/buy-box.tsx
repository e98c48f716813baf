import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/icon.tsx'
import type { IconName } from '#/ui/icon-paths.ts'
import { Notice } from '#/ui/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { StockLine } from './stock-line.tsx'
import type { Stock } from './stock-state.ts'

type BuyBoxProps = {
  /** The variant that would go in the cart; null until one is chosen. */
  chosen: { sku: string; stock: Stock } | null
  isSold: boolean
  isActive: boolean
  /** Buttons: what can be done with the chosen variant. */
  children?: ReactNode
  promises: readonly { icon: IconName; text: string }[]
}

/** Where a page turns into an order: what was chosen, when it leaves, what can be done now. */
export function BuyBox({ chosen, isSold, isActive, children, promises }: BuyBoxProps) {
  const t = useTranslations('product')
  const { country, locale } = useVisitor()
  if (!isActive) return <Notice>{t('discontinued')}</Notice>
  if (!isSold) return <Notice>{t('notSold', { country: country.name[locale] })}</Notice>
  return (
    <div className="grid gap-4">
      {chosen && (
        <p className="text-sm" data-chosen-sku={chosen.sku}>
          <StockLine stock={chosen.stock} />
        </p>
      )}
      {children}
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
