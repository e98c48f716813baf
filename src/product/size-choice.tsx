import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import type { SizeChoice as Size } from './bike-view.ts'
import { StockLine } from './stock-line.tsx'
import type { Stock } from './stock-state.ts'

type SizeChoiceProps = {
  sizes: readonly Size[]
  chosen: string | null
  /** Stock as of now, by SKU, once the browser has asked. */
  fresh: ReadonlyMap<string, Stock>
  /** The sizes the rider should look at. */
  advised: readonly string[]
}

/** Every size with the riders it is for, its stock and its day: nothing to open, nothing to guess. */
export function SizeChoice({ sizes, chosen, fresh, advised }: SizeChoiceProps) {
  const t = useTranslations('product')
  return (
    <div role="group" aria-label={t('size')}>
      <p className="mb-2 text-sm">
        <span className="label">{t('size')}</span>
        {chosen === null && <span className="ml-2 text-stone-600">{t('chooseSize')}</span>}
      </p>
      <ul className="grid gap-1.5">
        {sizes.map(({ size, sku, riderHeight: [least, most], stock, to }) => {
          const now = fresh.get(sku) ?? stock
          return (
            <li key={size}>
              <PageLink
                to={to}
                replace
                preventScrollReset
                aria-current={size === chosen || undefined}
                className={classes(
                  'figures grid min-h-12 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3 rounded-sm border px-4 py-2 text-sm transition-colors sm:grid-cols-[2.75rem_6.5rem_minmax(0,1fr)]',
                  size === chosen
                    ? 'border-ink inset-ring inset-ring-ink'
                    : 'border-stone-300 hover:border-ink',
                  now.state === 'gone' && 'text-stone-600',
                )}
              >
                <span className="label row-span-2 text-base sm:row-span-1">{size}</span>
                <span className="text-stone-600">
                  {`${least}–${most} cm`}
                  {advised.includes(size) && (
                    <span className="label ml-2 text-signal sm:hidden">{t('yourSize')}</span>
                  )}
                </span>
                <span className="flex flex-wrap justify-between gap-x-2 sm:justify-self-stretch">
                  <StockLine stock={now} />
                  {advised.includes(size) && (
                    <span className="label hidden text-signal sm:inline">{t('yourSize')}</span>
                  )}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
