import { useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { RadioLinks, useRadioLink } from '#/ui/form/radio-links.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { SizeChoice as Size } from '#/product/bike/bike-view.ts'
import { AvailabilityLine, DispatchDay, StockState } from '#/product/page/stock-line.tsx'
import type { Stock } from '#/product/page/stock-state.ts'
import { riderFieldId } from './size-advice.ts'
import { sizeAvailability } from './size-availability.ts'

type SizeChoiceProps = {
  sizes: readonly Size[]
  chosen: string | null
  /** Current stock by SKU, once the browser has loaded it. */
  fresh: ReadonlyMap<string, Stock>
  /** The recommended sizes. */
  advised: readonly string[]
  /** The number of times that the shopper tried to buy without a size. */
  missed: number
  /** The number of times that the size finder was used. */
  answers: number
}

/** The sizes in one row. Stock and date of the chosen one are shown below; screen readers hear those of each size. */
export function SizeChoice(props: SizeChoiceProps) {
  const { sizes, chosen, fresh, advised, missed, answers } = props
  const t = useTranslations('product')
  const list = useRef<HTMLUListElement>(null)
  const radio = useRadioLink(sizes.findIndex(({ size }) => size === chosen))
  const isMissing = missed > 0 && chosen === null
  const availability = sizeAvailability(
    sizes.map(({ size, sku, stock }) => ({ size, stock: fresh.get(sku) ?? stock })),
  )
  useEffect(() => {
    if (missed > 0) list.current?.querySelector('a')?.focus()
  }, [missed])
  useEffect(() => {
    // The finder is below the sizes, and on a phone out of sight of them.
    if (answers > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [answers])
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="label">{t('size')}</span>
        {chosen === null && !isMissing && <span className="text-stone-600">{t('chooseSize')}</span>}
        <TextLink to={`#${riderFieldId}`} className="ml-auto">
          {t('sizeFinder.title')}
        </TextLink>
      </p>
      <p role="alert" className="mb-2 text-sm text-stop empty:hidden">
        {isMissing && t('sizeMissing')}
      </p>
      <RadioLinks
        ref={list}
        label={t('size')}
        className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5"
      >
        {sizes.map(({ size, sku, heights, stock, to }, index) => {
          const now = fresh.get(sku) ?? stock
          return (
            <li key={size} role="none">
              <PageLink
                {...radio(index)}
                to={to}
                replace
                preventScrollReset
                className={classes(
                  'figures relative grid min-h-13 place-items-center rounded-sm border px-1 transition-colors',
                  size === chosen
                    ? 'border-ink inset-ring inset-ring-ink'
                    : classes(isMissing ? 'border-stop' : 'border-stone-300', 'hover:border-ink'),
                  now.state === 'gone' && 'text-stone-600 line-through',
                )}
              >
                <span className="label text-lg">{size}</span>
                <span className="sr-only">
                  {`, ${heights}, `}
                  <StockState stock={now} />
                  {now.date && <DispatchDay date={now.date} />}
                </span>
                {advised.includes(size) && (
                  <span className="absolute inset-x-2 bottom-1.5 h-0.5 bg-signal">
                    <span className="sr-only">{t('yourSize')}</span>
                  </span>
                )}
              </PageLink>
            </li>
          )
        })}
      </RadioLinks>
      {chosen === null && availability && (
        <p className="mt-3 text-sm">
          <AvailabilityLine availability={availability} />
        </p>
      )}
    </div>
  )
}
