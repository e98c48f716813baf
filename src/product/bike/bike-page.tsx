import { type ReactNode, Suspense } from 'react'
import { sharePicture } from '#/images/ui/picture.ts'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { GalleryPicture, PageCrumb } from './bike-view.ts'
import { Gallery } from '#/product/page/gallery.tsx'
import { RecentlyViewed } from '#/product/recently-viewed/recently-viewed.tsx'
import { Stage } from '#/product/page/stage.tsx'
import { StructuredData } from '#/product/page/structured-data.tsx'

type BikePageProps = {
  bike: {
    name: string
    slug: string
    sku: string
    summary: string
    gallery: readonly GalleryPicture[]
    crumbs: readonly PageCrumb[]
    structuredData: string
  }
  /** Price and choices, beside the pictures. */
  decision: ReactNode
  /** Everything below the fold. */
  children: ReactNode
}

/** The layout that the pages of a model and of a bike share. */
export function BikePage({ bike, decision, children }: BikePageProps) {
  const { name, slug, gallery } = bike
  const [first] = gallery
  return (
    <>
      <PageHead
        title={name}
        description={bike.summary}
        {...(first && { image: sharePicture(first.picture) })}
      />
      <StructuredData json={bike.structuredData} />
      <Stage
        crumbs={bike.crumbs}
        current={name}
        picture={<Gallery key={slug} pictures={gallery} name={name} />}
      >
        {decision}
      </Stage>
      {/* React hydrates a boundary after the rest of the page, in slices, or at once if it is clicked. */}
      <Suspense>
        <BelowTheFold placeholder={<div className="min-h-dvh" />}>
          {children}
          <RecentlyViewed sku={bike.sku} />
        </BelowTheFold>
      </Suspense>
    </>
  )
}
