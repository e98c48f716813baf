import { useTranslations } from '#/i18n/use-translations.tsx'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { Badges } from '#/product/page/badges.tsx'
import { GuaranteeNote, MakerNotes } from './bike-notes.tsx'
import { BikePage } from './bike-page.tsx'
import { BuildTable } from './build-table.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Geometry } from '#/product/size/geometry.tsx'
import { Highlights } from '#/product/facts/highlights.tsx'
import type { ParentBikeData } from './parent-bike-view.server.ts'
import { NotForSale } from './not-for-sale.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { Prose } from '#/product/facts/prose.tsx'
import { adviseSize } from '#/product/size/size-advice.ts'
import { SizeFinder } from '#/product/size/late-size-parts.tsx'
import { useRider } from '#/product/size/use-rider.ts'

export const Page = ({ data }: { data: ParentBikeData }) => (
  <BikePage bike={data} decision={<Introduction key={data.slug} data={data} />}>
    <Rest data={data} />
  </BikePage>
)

function Rest({ data }: { data: ParentBikeData }) {
  const t = useTranslations('product')
  return (
    <>
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
      <ProductSection title={t('story', { model: data.name })} isWashed>
        <div className="mb-12 lg:mb-16">
          <Prose html={data.story} />
        </div>
        <Highlights highlights={data.highlights} pictures={data.gallery} />
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

function Introduction({ data }: { data: ParentBikeData }) {
  const t = useTranslations('product')
  const [rider, setRider] = useRider(data.rider)
  const advice = rider && adviseSize(rider, data.sizes)
  return (
    <>
      <header className="grid gap-3">
        <Badges badges={data.badges} />
        <h1 className="display text-4xl">{data.name}</h1>
        <p className="text-lg text-stone-700">{data.subtitle}</p>
      </header>
      {data.price && <PriceBlock price={data.price} note={data.note} />}
      <p className="text-stone-700">{data.summary}</p>
      <ColourChoice colours={data.colours} chosen={data.colour} />
      {data.isSold ? (
        <p>
          <TextLink to="#builds" kind="arrow">
            {data.everyColour
              ? t('buildsInColour', { count: data.buildCount.shown })
              : t('builds', { count: data.buildCount.shown })}
          </TextLink>
        </p>
      ) : (
        <NotForSale />
      )}
      <BelowTheFold>
        <SizeFinder
          rider={rider}
          advice={advice}
          onRider={setRider}
          hiddenFields={data.everyColour ? { colour: data.colour } : {}}
        />
      </BelowTheFold>
    </>
  )
}
