import { LegalGuarantee } from '#/cart/ui/legal-guarantee.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  BoxNotes,
  ConnectedNotes,
  DeliveryNote,
  ElectricNotes,
  GuaranteeNote,
  MakerNotes,
  Warnings,
} from './bike-notes.tsx'
import { BuildCards } from './build-cards.tsx'
import type { ChildBikeData } from './child-bike-view.server.ts'
import { Geometry } from '#/product/size/geometry.tsx'
import { Highlights } from '#/product/facts/highlights.tsx'
import { KeyFacts } from '#/product/facts/key-facts.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { ProductTiles } from '#/product/recently-viewed/product-tiles.tsx'
import { Prose } from '#/product/facts/prose.tsx'
import { Specification } from '#/product/facts/specification.tsx'
import { Weight } from '#/product/facts/weight.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The page below the first screen, which works without scripts and is hydrated with the first interaction. */
export const ChildBikeRest = ({ data }: { data: ChildBikeData }) => (
  <>
    <Facts data={data} />
    <Story data={data} />
    <Details data={data} />
  </>
)

function Facts({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product.facts')
  const { grams, weightSize, hasPedals, electric } = data
  const facts = [
    ...(grams === null
      ? []
      : [
          {
            name: t('weight'),
            value: <Weight grams={grams} size={weightSize} hasPedals={hasPedals} />,
          },
        ]),
    ...(data.gearing ? [{ name: t('gearing'), value: data.gearing }] : []),
    ...(data.tyreClearance ? [{ name: t('tyres'), value: data.tyreClearance }] : []),
    ...(electric
      ? [{ name: t('range'), value: electric.range }]
      : [{ name: t('sizes'), value: data.sizes.map(({ size }) => size).join(', ') }]),
  ]
  return <KeyFacts facts={facts} />
}

function Story({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product')
  return (
    <ProductSection title={t('story', { model: data.model.name })}>
      <div className="mb-12 grid gap-6 lg:mb-16">
        <Prose html={data.story} isWide />
      </div>
      <Highlights highlights={data.highlights} />
    </ProductSection>
  )
}

function Details({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product')
  const { country } = useVisitor()
  return (
    <>
      <ProductSection id="specification" title={t('specification')} isWashed>
        <Specification groups={data.specification} />
      </ProductSection>
      {data.geometry && (
        <ProductSection id="geometry" title={t('geometry.title')}>
          <Geometry
            geometry={data.geometry}
            links={new Map(data.sizes.map(({ size, to }) => [size, to]))}
          />
        </ProductSection>
      )}
      <ProductSection id="details" title={t('goodToKnow')} isWashed>
        <div className="grid gap-x-16 lg:grid-cols-2">
          <div>
            {data.electric && <ElectricNotes electric={data.electric} />}
            {data.connected && <ConnectedNotes connected={data.connected} />}
            <DeliveryNote isBike days={data.deliveryDays} />
            {data.box && <BoxNotes box={data.box} />}
          </div>
          <div>
            <MakerNotes maker={data.maker} sku={data.sku} />
            {data.guarantee && <GuaranteeNote text={data.guarantee} />}
            <div className="mt-6 grid gap-6">
              {data.isSold && country.isInEu && <LegalGuarantee />}
              <Warnings warnings={data.warnings} />
            </div>
          </div>
        </div>
      </ProductSection>
      {data.builds.length > 0 && (
        <ProductSection title={t('otherBuilds', { model: data.model.name })}>
          <BuildCards builds={data.builds} />
        </ProductSection>
      )}
      {data.related.length > 0 && (
        <ProductSection title={t('goesWith')}>
          <ProductTiles tiles={data.related} label={t('goesWith')} />
        </ProductSection>
      )}
    </>
  )
}
