import { useTranslations } from 'use-intl'
import type { Listing } from './listing.ts'

/** How many of what: a list of bikes counts bikes. */
export function useCountWords({ cards }: Pick<Listing, 'cards'>): (count: number) => string {
  const t = useTranslations('lister')
  const isBikes = cards.length > 0 && cards.every(({ isBike }) => isBike)
  return (count) => t(isBikes ? 'bikes' : 'products', { count })
}
