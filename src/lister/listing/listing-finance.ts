import {
  type Finance,
  longestCredit,
  representativeCredit,
  type RepresentativeExample,
} from '#/finance/finance.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import type { Card } from '#/lister/cards/card.ts'

/** Monthly prices may only be shown together with the representative example. */
export type ListingFinance = {
  example: RepresentativeExample
  /** By the id of the product. */
  monthly: Record<number, Money>
}

/** Null where nothing in the list can be financed. */
export function financeOf(
  finance: Finance,
  cards: readonly Pick<Card, 'id' | 'price' | 'dispatch'>[],
  locale: Locale,
): ListingFinance | null {
  const credit = representativeCredit(finance)
  // A card has a dispatch date unless the product is gone, which has no monthly price.
  const priced = cards.flatMap(({ id, price, dispatch }) => {
    const offered = dispatch === null ? null : longestCredit(finance, price)
    return offered ? [[id, offered.instalment] as const] : []
  })
  if (!credit || priced.length === 0) return null
  return {
    example: { credit, notice: finance.notice[locale] },
    monthly: Object.fromEntries(priced),
  }
}
