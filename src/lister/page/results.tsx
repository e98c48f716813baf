import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { prefetchWhenIdle } from '#/navigation/links/prefetch.ts'
import { listerSettings } from '#/platform/config/settings.ts'
import { classes } from '#/ui/classes.ts'
import { cached } from '#/ui/cached.tsx'
import { LoadMore } from '#/ui/load-more.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { type Card, cardUrl } from '#/lister/cards/card.ts'
import { EmptyResult } from './empty-result.tsx'
import type { Listing } from '#/lister/listing/listing.ts'
import { withMore } from '#/lister/listing/lister.ts'
import { ExampleSummary } from '#/finance/example-summary.tsx'
import { announceCard, ProductCard } from '#/lister/cards/product-card.tsx'
import { listUrl, resultsId } from './use-lister.ts'

const { maxItems, incrementLimit } = listerSettings

/** Visible without scrolling: one row on a desktop. */
const firstRow = 3

/** Prefetches the first products, since most visits continue with one of them. */
function usePrefetched(cards: readonly Card[]) {
  const first = cards
    .slice(0, firstRow)
    .map((card) => cardUrl(card, card.shown))
    .join(' ')
  useEffect(() => prefetchWhenIdle(first.split(' ').filter(Boolean)), [first])
}

const CachedSummary = cached(ExampleSummary)
const CachedCard = cached(ProductCard, { isAnnounced: true })

type ResultsProps = { listing: Listing; isBusy: boolean }

/** The products of a listing, with "show more" and page links. */
export function Results({ listing, isBusy }: ResultsProps) {
  const t = useTranslations('lister')
  const list = useRef<HTMLUListElement>(null)
  const rememberCount = useFocusOnNew(list, listing.cards.length)
  const { cards, total, finance, usualDispatch } = listing
  usePrefetched(cards)
  const isSquare = listing.productKinds === 'accessories'
  const look = isSquare ? squares : windows
  const none = finance && !isSquare ? null : undefined
  const monthlyOf = ({ id }: Card) => finance?.monthly[id] ?? none
  for (const card of cards.slice(0, firstRow)) announceCard(card, look.sizes)
  return (
    <section
      id={resultsId}
      aria-label={t('results')}
      aria-busy={isBusy || undefined}
      className={classes(
        'scroll-mt-(--header-height) transition-opacity',
        isBusy && 'opacity-60 delay-150',
      )}
    >
      {total === 0 && <EmptyResult listing={listing} />}
      <ul ref={list} className={classes('card-grid', look.grid)}>
        {finance && (
          <li className="card-note">
            <CachedSummary example={finance.example} />
          </li>
        )}
        {cards.map((card, i) => (
          <li key={card.id}>
            <CachedCard
              card={card}
              sizes={look.sizes}
              monthly={monthlyOf(card)}
              isUsualDispatch={card.dispatch !== null && card.dispatch === usualDispatch}
              isFirst={i < firstRow}
              isSquare={isSquare}
              heading="h2"
            />
          </li>
        ))}
      </ul>
      {total > 0 && <Further listing={listing} onMore={rememberCount} />}
    </section>
  )
}

/**
 * Bikes are wide and need room; square cards fit two to a phone's width.
 */
const windows = {
  grid: 'card-stack sm:grid-cols-2 xl:grid-cols-3',
  // A phone's card is 92vw; with 88vw most phones choose a picture of half the size that looks as sharp.
  sizes: '(width>=80rem)min(25vw,340px),(width>=40rem)46vw,88vw',
}
const squares = {
  grid: 'grid-cols-2 xl:grid-cols-3',
  sizes: '(width>=80rem)min(25vw,340px),46vw',
}

function Further({ listing, onMore }: { listing: Listing; onMore: () => void }) {
  const t = useTranslations('lister')
  const { pathname } = useLocation()
  const { lister, cards, total } = listing
  const seen = (lister.page - 1) * maxItems + cards.length
  const isFull = lister.show >= maxItems
  const page = (number: number) => listUrl(pathname, { ...lister, page: number, show: first })
  return (
    <div className="grid justify-items-center gap-6 pt-14" onClickCapture={onMore}>
      <LoadMore
        shown={seen}
        total={isFull ? seen : total}
        step={incrementLimit}
        to={listUrl(pathname, withMore(lister))}
      />
      <p className="flex gap-8 empty:hidden">
        {lister.page > 1 && <TextLink to={page(lister.page - 1)}>{t('previousPage')}</TextLink>}
        {isFull && seen < total && <TextLink to={page(lister.page + 1)}>{t('nextPage')}</TextLink>}
      </p>
    </div>
  )
}

const first = listerSettings.initialLimit

/** After "show more" the focus moves to the first new product. */
function useFocusOnNew(list: { current: HTMLUListElement | null }, count: number) {
  const focusFrom = useRef<number | null>(null)
  useEffect(() => {
    const from = focusFrom.current
    if (from === null || count <= from) return
    focusFrom.current = null
    const link = list.current?.querySelectorAll<HTMLElement>('h2 a')[from]
    link?.focus({ preventScroll: true })
  }, [count, list])
  return () => {
    focusFrom.current = count
  }
}
