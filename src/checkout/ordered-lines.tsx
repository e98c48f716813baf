import { useTranslations } from 'use-intl'
import { dayInWords } from '#/lister/dispatch-day.ts'
import type { Money } from '#/money/money.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OrderedLine } from './order-view.ts'
import { Thumbnail } from './thumbnail.tsx'

type OrderedLinesProps = {
  lines: readonly OrderedLine[]
  say: (amount: Money) => string
  /** When all of it leaves; only what differs from that says so. */
  dispatchDate: string | null
}

/** What was bought, with its drawing and all that was chosen. */
export function OrderedLines({ lines, say, dispatchDate }: OrderedLinesProps) {
  const t = useTranslations('cart')
  const { locale } = useVisitor()
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line.uid} className="grid grid-cols-[4.5rem_1fr] gap-4">
          <Thumbnail image={line.image} />
          <div className="grid content-start gap-0.5 text-sm">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="label text-base leading-snug">{line.name}</h3>
              <p className="figures whitespace-nowrap">{say(line.total)}</p>
            </div>
            <p className="text-stone-700">
              {[t('pieces', { count: line.quantity }), ...line.choices].join(' · ')}
            </p>
            {line.paint && (
              <p className="text-stone-700">{t('customPaint', { name: line.paint })}</p>
            )}
            {line.parts.length > 0 && <p className="text-stone-700">{line.parts.join(', ')}</p>}
            {line.dispatchDate && line.dispatchDate !== dispatchDate && (
              <p className="text-stone-600">
                {t('dispatch', { date: dayInWords(line.dispatchDate, locale) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
