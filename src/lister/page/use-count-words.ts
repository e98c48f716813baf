import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Listing } from '#/lister/listing/listing.ts'

/** How many of what: a list of bikes counts bikes. */
export function useCountWords({
  productKinds,
}: Pick<Listing, 'productKinds'>): (count: number) => string {
  const t = useTranslations('lister')
  return (count) => t(productKinds === 'bikes' ? 'bikes' : 'products', { count })
}
