import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatMoney } from '#/money/format-money.ts'
import { minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Listing } from '#/lister/listing/listing.ts'
import {
  type Lister,
  type PriceRange,
  withoutFilters,
  withMonthly,
  withoutValue,
  withPrice,
} from '#/lister/listing/lister.ts'
import { useMonthlyWords } from './monthly-filter.tsx'
import { listUrl } from './use-lister.ts'

type Chip = { label: string; without: Lister }

/** The active filters, each a link that removes it. */
export function FilterChips({ listing }: { listing: Listing }) {
  const t = useTranslations('lister')
  const { pathname } = useLocation()
  const price = usePriceWords(listing)
  const monthly = useMonthlyWords()
  const { lister, facets } = listing
  const keepFocus = useFocusAfterRemoval(lister)
  const chips: Chip[] = facets.flatMap(({ name, values }) =>
    values
      .filter(({ value }) => lister.filters[name]?.includes(value))
      .map(({ value, label }) => ({ label, without: withoutValue(lister, name, value) })),
  )
  if (lister.monthly !== null)
    chips.push({ label: monthly(lister.monthly), without: withMonthly(lister, null) })
  if (lister.price) chips.push({ label: price(lister.price), without: withPrice(lister, null) })
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t('chosen')}
      onClickCapture={keepFocus}
      className="flex flex-wrap items-center gap-2"
    >
      {chips.map(({ label, without }) => (
        <li key={label}>
          <PageLink
            to={listUrl(pathname, without)}
            preventScrollReset
            rel="nofollow"
            aria-label={t('remove', { label })}
            className="label flex min-h-9 items-center gap-1.5 rounded-full bg-stone-100 py-1 pr-2.5 pl-3.5 text-sm hover:bg-stone-200"
          >
            {label}
            <Icon name="close" size={16} />
          </PageLink>
        </li>
      ))}
      <li className="pl-2">
        <TextLink to={listUrl(pathname, withoutFilters(lister))} preventScrollReset>
          {t('clear')}
        </TextLink>
      </li>
    </ul>
  )
}

type Removal = { list: HTMLElement; position: number; from: Lister }

/**
 * A removed chip loses the focus. For keyboard users it moves to the next chip, or to the main element; for
 * mouse and touch it would only show an unwanted ring.
 */
function useFocusAfterRemoval(lister: Lister) {
  const removed = useRef<Removal | null>(null)
  useEffect(() => {
    if (!removed.current || removed.current.from === lister) return
    const { list, position } = removed.current
    removed.current = null
    if (document.activeElement !== document.body) return
    const links = list.isConnected ? [...list.querySelectorAll('a')] : []
    const next = links[Math.min(position, links.length - 1)] ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  }, [lister])
  return ({ currentTarget: list, target, detail }: MouseEvent<HTMLElement>) => {
    const isKeyboard = detail === 0
    const position = [...list.querySelectorAll('a')].findIndex(
      (link) => target instanceof Node && link.contains(target),
    )
    removed.current = isKeyboard && position >= 0 ? { list, position, from: lister } : null
  }
}

/** Formats a price range. */
function usePriceWords({ currency }: Pick<Listing, 'currency'>) {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  const inWords = (amount: number) =>
    formatMoney(money(amount * 10 ** minorDigits[currency], currency), country.locale)
  return ({ from, to }: PriceRange): string => {
    if (from === null) return t('priceUnder', { to: inWords(to ?? 0) })
    if (to === null) return t('priceOver', { from: inWords(from) })
    return t('priceFromTo', { from: inWords(from), to: inWords(to) })
  }
}
