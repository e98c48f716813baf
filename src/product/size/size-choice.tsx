import { useEffect, useRef } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import type { SizeChoice as Size } from '#/product/bike/bike-view.ts'
import { DispatchDay, StockState } from '#/product/page/stock-line.tsx'
import type { Stock } from '#/product/page/stock-state.ts'

type SizeChoiceProps = {
  sizes: readonly Size[]
  chosen: string | null
  /** Current stock by SKU, once the browser has loaded it. */
  fresh: ReadonlyMap<string, Stock>
  /** The recommended sizes. */
  advised: readonly string[]
  /** How often the shopper tried to buy without a size. */
  missed: number
}

/** Every size with its rider heights, stock and dispatch date. */
export function SizeChoice({ sizes, chosen, fresh, advised, missed }: SizeChoiceProps) {
  const t = useTranslations('product')
  const list = useRef<HTMLUListElement>(null)
  const isMissing = missed > 0 && chosen === null
  useEffect(() => {
    if (missed > 0) list.current?.querySelector('a')?.focus()
  }, [missed])
  return (
    <fieldset aria-label={t('size')}>
      <p className="mb-2 text-sm">
        <span className="label">{t('size')}</span>
        {chosen === null && !isMissing && (
          <span className="ml-2 text-stone-600">{t('chooseSize')}</span>
        )}
      </p>
      <p role="alert" className="mb-2 text-sm text-stop empty:hidden">
        {isMissing && t('sizeMissing')}
      </p>
      <ul ref={list} className="grid gap-1.5">
        {sizes.map(({ size, sku, heights, stock, to }) => {
          const now = fresh.get(sku) ?? stock
          return (
            <li key={size}>
              <PageLink
                to={to}
                replace
                preventScrollReset
                aria-current={size === chosen || undefined}
                className={classes(
                  'figures grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm border px-4 py-2 text-sm transition-colors',
                  size === chosen
                    ? 'border-ink inset-ring inset-ring-ink'
                    : classes(isMissing ? 'border-stop' : 'border-stone-300', 'hover:border-ink'),
                )}
              >
                <span className="label text-lg">{size}</span>
                <span className="grid">
                  <StockState stock={now} />
                  <span className="pl-4 text-xs text-stone-600">{heights}</span>
                </span>
                <span className="grid justify-items-end text-right">
                  {now.date && <DispatchDay date={now.date} />}
                  {advised.includes(size) && (
                    <span className="label text-xs text-signal">{t('yourSize')}</span>
                  )}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
