import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { SizeAvailability } from '#/product/size/size-availability.ts'
import type { Stock } from './stock-state.ts'

const dots = {
  'in-stock': 'bg-go',
  low: 'bg-go',
  'to-order': 'bg-stone-400',
  gone: 'bg-stop',
} as const

/** Availability, in words first and in colour second. */
export function StockState({ stock: { state, left } }: { stock: Pick<Stock, 'state' | 'left'> }) {
  const t = useTranslations('product.stock')
  return <Dotted state={state}>{t(`state.${state}`, { left: left ?? 0 })}</Dotted>
}

const Dotted = ({ state, children }: { state: Stock['state']; children: string }) => (
  <span className="flex items-baseline gap-2">
    <span
      aria-hidden="true"
      className={classes('size-2 shrink-0 -translate-y-px rounded-full', dots[state])}
    />
    {children}
  </span>
)

/** The dispatch date alone; its label is for screen readers only. */
export function DispatchDay({ date }: { date: string }) {
  const t = useTranslations('product.stock')
  const { locale } = useVisitor()
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{t('dispatched', { date: '' })}</span>
      {dayInWords(date, locale)}
    </span>
  )
}

/** Both in a line: in stock, dispatched on Tuesday. */
export const StockLine = ({ stock }: { stock: Stock }) => (
  <span className="flex flex-wrap gap-x-2">
    <StockState stock={stock} />
    {stock.date && <DispatchWords date={stock.date} />}
  </span>
)

/** The availability of all sizes: in stock in M and L. */
export function AvailabilityLine({ availability }: { availability: SizeAvailability }) {
  const t = useTranslations('product.stock')
  const { state, sizes, date } = availability
  const words = sizes
    ? t('inSizes', {
        count: sizes.length,
        others: sizes.slice(0, -1).join(', '),
        last: sizes.at(-1) ?? '',
      })
    : t(`state.${state}`, { left: 0 })
  return (
    <span className="flex flex-wrap gap-x-2">
      <Dotted state={state}>{words}</Dotted>
      {date && <DispatchWords date={date} />}
    </span>
  )
}

function DispatchWords({ date }: { date: string }) {
  const t = useTranslations('product.stock')
  const { locale } = useVisitor()
  return (
    <span className="text-stone-600">{t('dispatched', { date: dayInWords(date, locale) })}</span>
  )
}
