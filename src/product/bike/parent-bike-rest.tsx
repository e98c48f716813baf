import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { GuaranteeNote, MakerNotes } from './bike-notes.tsx'
import { BuildTable } from './build-table.tsx'
import { Geometry } from '#/product/size/geometry.tsx'
import { Highlights } from '#/product/facts/highlights.tsx'
import { KeyFacts } from '#/product/facts/key-facts.tsx'
import type { ParentBikeData } from './parent-bike-view.server.ts'
import { ProductSection } from '#/product/page/product-section.tsx'
import { Prose } from '#/product/facts/prose.tsx'
import { Weight } from '#/product/facts/weight.tsx'

/** The page of a model below the first screen: what it is for, then its builds. It works without scripts. */
export function ParentBikeRest({ data }: { data: ParentBikeData }) {
  const t = useTranslations('product')
  return (
    <>
      <Facts data={data} />
      <ProductSection title={t('story', { model: data.heading })} isWashed>
        <div className="mb-12 lg:mb-16">
          <Prose html={data.story} isWide />
        </div>
        <Highlights highlights={data.highlights} />
      </ProductSection>
      <ProductSection
        id="builds"
        title={t('builds', { count: data.buildCount.shown })}
        aside={
          data.everyColour && (
            <TextLink to={data.everyColour} kind="arrow" replace preventScrollReset>
              {t('everyColour', { count: data.buildCount.all })}
            </TextLink>
          )
        }
      >
        <BuildTable builds={data.builds} />
      </ProductSection>
      {data.geometry && (
        <ProductSection id="geometry" title={t('geometry.title')}>
          <Geometry geometry={data.geometry} links={new Map(data.sizeLinks)} />
        </ProductSection>
      )}
      <ProductSection id="details" title={t('goodToKnow')} isWashed>
        <div className="grid gap-x-16 lg:grid-cols-2">
          <MakerNotes maker={data.maker} sku={data.sku} />
          {data.guarantee && <GuaranteeNote text={data.guarantee} />}
        </div>
      </ProductSection>
    </>
  )
}

function Facts({ data: { facts } }: { data: ParentBikeData }) {
  const t = useTranslations('product.facts')
  const { lightest, tyreClearance, range, sizes } = facts
  return (
    <KeyFacts
      facts={[
        ...(lightest
          ? [{ name: t('weight'), value: <Weight {...lightest} isFrom={lightest.isFrom} /> }]
          : []),
        ...(tyreClearance ? [{ name: t('tyres'), value: tyreClearance }] : []),
        range ? { name: t('range'), value: range } : { name: t('sizes'), value: sizes },
      ]}
    />
  )
}
