import { useTranslations } from '#/i18n/use-translations.tsx'
import { SheetLink } from '#/configurator/build/sheet-link.tsx'
import { useFollowedCart } from '#/cart/browser/use-followed-cart.ts'
import { BuildPicture } from '#/product/page/build-picture.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { Additions } from '#/product/additions/addition-groups.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { EditLink } from './edit-link.tsx'
import { ReviewBuild } from './review-build.tsx'
import { ReviewGone } from './review-gone.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { HeldReview, ReviewData } from './review-view.ts'
import { ReviewEnd } from './review-ways.tsx'
import { Stage } from '#/product/page/stage.tsx'

/** The step after adding a bike: the whole configuration, then items that go with it. */
export function Page({ data }: { data: ReviewData }) {
  const t = useTranslations('review')
  return (
    <>
      <PageHead
        title={t('title', { name: data.name })}
        description={t('description')}
        isIndexed={false}
      />
      {data.kind === 'held' ? <Held data={data} /> : <ReviewGone data={data} />}
    </>
  )
}

function Held({ data }: { data: HeldReview }) {
  const t = useTranslations('review')
  useFollowedCart(data.cartVersion)
  const changed = data.build.flatMap(({ rows }) => rows.filter(({ isChanged }) => isChanged))
  return (
    <>
      <Stage
        crumbs={[{ name: data.name, to: data.to }]}
        current={t('crumb')}
        picture={<BuildPicture picture={data.picture} />}
      >
        <ReviewSummary data={data} />
      </Stage>
      <ProductSection
        id="build"
        title={t('build')}
        aside={
          <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
            <p className="text-stone-700">
              {changed.length === 0
                ? t('buildAsShown')
                : t('buildChanged', { count: changed.length })}
            </p>
            <EditLink to={data.editUrl} />
            {data.sheetUrl !== null && <SheetLink to={data.sheetUrl} />}
          </div>
        }
      >
        <ReviewBuild groups={data.build} />
      </ProductSection>
      {data.additions.length > 0 && <Additions groups={data.additions} />}
      <ReviewEnd />
    </>
  )
}
