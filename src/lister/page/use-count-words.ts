import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Listing } from '#/lister/listing/listing.ts'

/** How many of what: a list of bikes counts bikes. */
export function useCountWords({ holds }: Pick<Listing, 'holds'>): (count: number) => string {
  const t = useTranslations('lister')
  return (count) => t(holds === 'bikes' ? 'bikes' : 'products', { count })
}
