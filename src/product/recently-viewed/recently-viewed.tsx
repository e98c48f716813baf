import { useTranslations } from '#/i18n/use-translations.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { useRecentlyViewed } from './use-recently-viewed.ts'

/** The last section of the page, so that nothing moves when it loads. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useTranslations('product')
  const tiles = useRecentlyViewed(sku)
  if (tiles.length === 0) return null
  return (
    <ProductSection title={t('recentlyViewed')}>
      <ProductTiles tiles={tiles} label={t('recentlyViewed')} />
    </ProductSection>
  )
}
