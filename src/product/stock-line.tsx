import { useTranslations } from 'use-intl'
import { dayInWords } from '#/lister/dispatch-day.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Stock } from './stock-state.ts'

const dots = {
  'in-stock': 'bg-go',
  low: 'bg-go',
  'to-order': 'bg-stone-400',
  gone: 'bg-stop',
} as const

/** Whether it can be had, and the day it leaves: by word first, by colour second. */
export function StockLine({ stock }: { stock: Stock }) {
  const t = useTranslations('product.stock')
  const { locale } = useVisitor()
  const date = stock.date && dayInWords(stock.date, locale)
  const state = t(`state.${stock.state}`, { left: stock.left ?? 0 })
  return (
    <span className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={classes('size-2 shrink-0 -translate-y-px rounded-full', dots[stock.state])}
      />
      <span>
        {state}
        {date && <span className="text-stone-600"> · {t('leaves', { date })}</span>}
      </span>
    </span>
  )
}
