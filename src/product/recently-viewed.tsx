import { useTranslations } from 'use-intl'
import { Skeleton } from '#/ui/skeleton.tsx'
import { ProductSection } from './product-section.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { useRecentlyViewed } from './use-recently-viewed.ts'

/** The last thing on the page: where the shopper has been before. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useTranslations('product')
  const { count, tiles } = useRecentlyViewed(sku)
  if (count === 0) return null
  return (
    <ProductSection title={t('recentlyViewed')}>
      {tiles.length > 0 ? (
        <ProductTiles tiles={tiles} label={t('recentlyViewed')} />
      ) : (
        <div className="flex gap-4 overflow-clip lg:grid lg:grid-cols-6">
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className="w-44 shrink-0 lg:w-auto">
              <Skeleton className="aspect-square" />
              <Skeleton className="mt-3 h-14" />
            </div>
          ))}
        </div>
      )}
    </ProductSection>
  )
}
