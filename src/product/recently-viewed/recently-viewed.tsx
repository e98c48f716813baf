import { useTranslations } from '#/i18n/use-translations.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { useRecentlyViewed } from './use-recently-viewed.ts'

/** A single product would look lost in a section of its own. */
const fewestTiles = 2

/** The last section of the page, so that nothing moves when it loads. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useTranslations('product')
  const tiles = useRecentlyViewed(sku)
  if (tiles.length < fewestTiles) return null
  return (
    <ProductSection title={t('recentlyViewed')}>
      <ProductTiles tiles={tiles} label={t('recentlyViewed')} />
    </ProductSection>
  )
}
