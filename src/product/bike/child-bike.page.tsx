import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { AddBikeButton } from '#/cart/ui/add-bike-button.tsx'
import { MonthlyLine } from '#/finance/monthly-line.tsx'
import { RepresentativeExample } from '#/finance/representative-example.tsx'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Badges } from '#/product/page/badges.tsx'
import {
  BoxNotes,
  DeliveryNote,
  ElectricNotes,
  GuaranteeNote,
  MakerNotes,
  Warnings,
} from './bike-notes.tsx'
import { BikePage } from './bike-page.tsx'
import { BuildCards } from './build-cards.tsx'
import { BuyBox } from '#/product/page/buy-box.tsx'
import type { ChildBikeData } from './child-bike-view.server.ts'
import { ColourChoice } from './colour-choice.tsx'
import { CompareTick } from '#/product/compare/compare-tick.tsx'
import { Geometry } from '#/product/size/geometry.tsx'
import { Highlights } from '#/product/facts/highlights.tsx'
import { KeyFacts } from '#/product/facts/key-facts.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { ProductTiles } from '#/product/recently-viewed/product-tiles.tsx'
import { Prose } from '#/product/facts/prose.tsx'
import { adviseSize } from '#/product/size/size-advice.ts'
import { SizeChoice } from '#/product/size/size-choice.tsx'
import { SizeFinder } from '#/product/size/size-finder.tsx'
import { Specification } from '#/product/facts/specification.tsx'
import { useFreshStock } from '#/product/page/use-fresh-stock.ts'
import { useRider } from '#/product/size/use-rider.ts'
import { Weight } from '#/product/facts/weight.tsx'

export const Page = ({ data }: { data: ChildBikeData }) => (
  <BikePage bike={data} decision={<Decision key={data.slug} data={data} />}>
    <Facts data={data} />
    <Story data={data} />
    <Details data={data} />
  </BikePage>
)

/** Name, price, colour and size: the choices before the cart. */
function Decision({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product')
  const fresh = useFreshStock(data.sizes.map(({ sku }) => sku))
  const [rider, setRider] = useRider(data.rider)
  const [missed, setMissed] = useState(0)
  const advice = rider && adviseSize(rider, data.sizes)
  const advised = advice && advice.kind !== 'none' ? advice.sizes.map(({ size }) => size) : []
  const chosen = data.size && {
    sku: data.size.sku,
    stock: fresh.get(data.size.sku) ?? data.size.stock,
  }
  const choice = {
    ...(data.colours[0]?.code !== data.colour && { colour: data.colour }),
    ...(data.size && { size: data.size.size }),
  }
  return (
    <>
      <header className="grid gap-3">
        <Badges badges={data.badges} />
        <h1 className="display text-3xl">{data.heading}</h1>
        <p className="text-lg text-stone-700">{data.subtitle}</p>
        <p className="text-sm">
          <PageLink
            to={data.model.to}
            className="inline-block py-1 underline decoration-stone-400 hover:decoration-current"
          >
            {t('allBuilds', { model: data.model.name })}
          </PageLink>
        </p>
      </header>
      {data.isSold ? (
        data.price && (
          <div className="grid gap-3">
            <PriceBlock price={data.price} note={data.note} />
            {data.finance && <MonthlyLine example={data.finance} />}
          </div>
        )
      ) : (
        <NotForSale isActive={data.isActive} />
      )}
      <ColourChoice colours={data.colours} chosen={data.colour} />
      {data.isSold && (
        <SizeChoice
          sizes={data.sizes}
          chosen={data.size?.size ?? null}
          fresh={fresh}
          advised={advised}
          missed={missed}
        />
      )}
      <BelowTheFold>
        <SizeFinder rider={rider} advice={advice} onRider={setRider} hiddenFields={choice} />
        {data.isSold && (
          <BuyBox
            chosen={chosen}
            canCollect={data.canCollect}
            promises={[
              { icon: 'wrench', text: t('promise.built') },
              { icon: 'truck', text: t('promise.box') },
              { icon: 'calendar', text: t('promise.returns') },
            ]}
          >
            {chosen?.stock.state !== 'gone' && (
              <AddBikeButton
                items={chosen && [{ sku: chosen.sku, quantity: 1 }]}
                onSizeMissing={() => setMissed((times) => times + 1)}
              />
            )}
            {data.customise && (
              <div className="grid gap-2">
                <ButtonLink kind="secondary" to={data.customise + queryOf(choice)}>
                  {t('customise')}
                </ButtonLink>
                <p className="text-sm text-stone-600">{t('asShownOrYours')}</p>
              </div>
            )}
          </BuyBox>
        )}
        <CompareTick slug={data.slug} />
      </BelowTheFold>
    </>
  )
}

const queryOf = (choice: Record<string, string>) => {
  const query = new URLSearchParams(choice).toString()
  return query && `?${query}`
}

function Facts({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product.facts')
  const { grams, weightSize, electric } = data
  const facts = [
    ...(grams === null
      ? []
      : [{ name: t('weight'), value: <Weight grams={grams} size={weightSize} /> }]),
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
        <Prose html={data.story} />
      </div>
      <Highlights highlights={data.highlights} pictures={data.gallery} />
    </ProductSection>
  )
}

function Details({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product')
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
            <DeliveryNote isBike />
            {data.box && <BoxNotes box={data.box} />}
          </div>
          <div>
            <MakerNotes maker={data.maker} sku={data.sku} />
            {data.guarantee && <GuaranteeNote text={data.guarantee} />}
            <div className="mt-6">
              <Warnings warnings={data.warnings} />
            </div>
          </div>
        </div>
      </ProductSection>
      {data.finance && (
        <div className="shell pt-12 lg:pt-20">
          <RepresentativeExample example={data.finance} />
        </div>
      )}
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
