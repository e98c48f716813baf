import { useTranslations } from 'use-intl'
import type { ShownLine } from '#/cart/shown-lines.client.ts'
import { dayInWords } from '#/lister/dispatch-day.ts'
import { formatMoney } from '#/money/format-money.ts'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { Thumbnail } from './thumbnail.tsx'

type OrderLinesProps = {
  lines: readonly ShownLine[]
  /** When all of it leaves; only what differs from that says so. */
  dispatchDate: string | null
}

/** The lines of the drawer once more, to be looked at and no longer to be changed. */
export function OrderLines({ lines, dispatchDate }: OrderLinesProps) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <OrderLine
          key={line.uid}
          line={line.dispatchDate === dispatchDate ? { ...line, dispatchDate: null } : line}
        />
      ))}
    </ul>
  )
}

function OrderLine({ line }: { line: ShownLine }) {
  const t = useTranslations('cart')
  const { country } = useVisitor()
  const { image, name, quantity, choices, paint, parts } = line
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-4">
      <Thumbnail image={image} />
      <div className="grid content-start gap-0.5 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="label text-base leading-snug">{name}</h3>
          <p className="figures whitespace-nowrap">{formatMoney(line.total, country.locale)}</p>
        </div>
        <p className="text-stone-700">
          {[t('pieces', { count: quantity }), ...choices].join(' · ')}
        </p>
        {paint && <p className="text-stone-700">{t('customPaint', { name: paint })}</p>}
        {parts.length > 0 && <p className="text-stone-700">{parts.join(', ')}</p>}
        <LineDate line={line} />
      </div>
    </li>
  )
}

function LineDate({ line: { problem, dispatchDate } }: { line: ShownLine }) {
  const t = useTranslations('cart')
  const { locale } = useVisitor()
  if (problem)
    return (
      <p className="flex items-start gap-2 text-stop">
        <Icon name="alert" size={18} className="mt-px shrink-0" />
        {problem}
      </p>
    )
  if (!dispatchDate) return null
  return (
    <p className="text-stone-600">{t('dispatch', { date: dayInWords(dispatchDate, locale) })}</p>
  )
}
