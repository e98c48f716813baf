import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Listing } from '#/lister/listing/listing.ts'

/** "12 bikes" or "12 products", depending on the list. */
export function useCountWords({
  productKinds,
}: Pick<Listing, 'productKinds'>): (count: number) => string {
  const t = useTranslations('lister')
  return (count) => t(productKinds === 'bikes' ? 'bikes' : 'products', { count })
}
