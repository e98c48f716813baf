import { useRef, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { limits } from '#/cart/lines/limits.ts'
import { AddToCartButton } from '#/cart/ui/add-to-cart-button.tsx'
import { LegalGuarantee } from '#/cart/ui/legal-guarantee.tsx'
import { sharePicture } from '#/images/ui/picture.ts'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { Quantity } from '#/ui/form/quantity.tsx'
import { SpecTable } from '#/ui/spec-table.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { AccessoryColours } from './accessory-colours.tsx'
import { AccessorySizes, ChooseSizeLink } from './accessory-sizes.tsx'
import { AccessoryGallery } from './accessory-gallery.tsx'
import type { AccessoryData } from './accessory-view.server.ts'
import { AwayBar } from '#/product/page/away-bar.tsx'
import { Badges } from '#/product/page/badges.tsx'
import {
  BatteryNotes,
  ConnectedNotes,
  DeliveryNote,
  MakerNotes,
  Warnings,
} from '#/product/bike/bike-notes.tsx'
import { BuyBox } from '#/product/page/buy-box.tsx'
import { Description } from '#/product/facts/description.tsx'
import { NotForSale } from '#/product/bike/not-for-sale.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { ProductTiles } from '#/product/recently-viewed/product-tiles.tsx'
import { RecentlyViewed } from '#/product/recently-viewed/recently-viewed.tsx'
import { Stage } from '#/product/page/stage.tsx'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { useForward } from '#/product/review/use-forward.ts'
import { useFreshStock } from '#/product/page/use-fresh-stock.ts'

const SizeChart = lazyHydrate(async () => (await import('./size-chart.tsx')).SizeChart)

export function Page({ data }: { data: AccessoryData }) {
  const t = useTranslations('product')
  return (
    <>
      <PageHead
        title={data.name}
        description={data.summary}
        {...(data.picture && { image: sharePicture(data.picture.picture) })}
      />
      <StructuredData json={data.structuredData} />
      <Stage
        crumbs={data.crumbs}
        current={data.name}
        picture={<AccessoryGallery pictures={data.gallery} name={data.name} />}
      >
        <Decision key={data.slug} data={data} />
      </Stage>
      <Details data={data} />
      {data.related.length > 0 && (
        <ProductSection title={t('goesWith')}>
          <ProductTiles tiles={data.related} label={t('goesWith')} />
        </ProductSection>
      )}
      <RecentlyViewed sku={data.sku} />
    </>
  )
}

function Decision({ data }: { data: AccessoryData }) {
  const t = useTranslations('product')
  const [quantity, setQuantity] = useState(1)
  const { state, forwardTo } = useForward()
  const [missed, setMissed] = useState(0)
  const skus = new Set([...(data.chosen ? [data.chosen] : []), ...data.sizes].map(({ sku }) => sku))
  const fresh = useFreshStock([...skus].slice(0, 50))
  const chosen = data.chosen && {
    ...data.chosen,
    stock: fresh.get(data.chosen.sku) ?? data.chosen.stock,
  }
  const box = useRef<HTMLDivElement>(null)
  const choose = chosen === null && (
    <ChooseSizeLink onMissed={() => setMissed((times) => times + 1)} />
  )
  const canBuy = chosen !== null && chosen.stock.state !== 'gone'
  return (
    <>
      <header className="grid gap-3">
        <Badges badges={data.badges} />
        <p className="label text-sm text-stone-600">{data.maker.brand}</p>
        <h1 className="display text-3xl">{data.name}</h1>
        {data.subtitle && <p className="text-lg text-stone-700">{data.subtitle}</p>}
      </header>
      {data.isBarredFromRoads && <Notice>{t('notForRoads')}</Notice>}
      {data.isSold ? (
        data.price && <PriceBlock price={data.price} note={data.note} />
      ) : (
        <NotForSale isActive={data.isActive} />
      )}
      {data.colours.length > 0 && <AccessoryColours colours={data.colours} state={state} />}
      {data.isSold && data.sizes.length > 0 && (
        <div className="grid gap-1">
          <AccessorySizes
            name={data.sizeName ?? t('size')}
            sizes={data.sizes}
            state={state}
            isMissing={chosen === null}
            missed={missed}
          />
          {data.sizeChart && <SizeChart chart={data.sizeChart} />}
        </div>
      )}
      {data.isSold && (
        <div ref={box}>
          <BuyBox
            chosen={chosen}
            canCollect={data.canCollect}
            promises={[
              {
                icon: 'truck',
                text: data.deliveryDays
                  ? t('promise.parcelDays', data.deliveryDays)
                  : t('promise.parcel'),
              },
            ]}
          >
            {choose}
            {canBuy && (
              <AddToCartButton item={{ sku: chosen.sku, quantity }} forwardTo={forwardTo}>
                <Quantity
                  label={t('quantity', { name: data.name })}
                  name="quantity"
                  value={quantity}
                  max={limits.lineQuantity}
                  onChange={setQuantity}
                />
              </AddToCartButton>
            )}
          </BuyBox>
        </div>
      )}
      {data.price && (chosen === null || canBuy) && (
        <AwayBar
          box={box}
          name={data.name}
          picture={data.picture?.picture ?? null}
          price={data.price.price}
          choice={
            chosen === null
              ? t('chooseASize')
              : (data.sizes.find(({ isChosen }) => isChosen)?.name ?? null)
          }
        >
          {choose ||
            (canBuy && (
              <AddToCartButton item={{ sku: chosen.sku, quantity }} forwardTo={forwardTo} />
            ))}
        </AwayBar>
      )}
      <Description {...data.description} />
      <p className="figures text-sm whitespace-nowrap text-stone-600">
        {t('skuLine', { sku: data.chosen?.sku ?? data.sku })}
      </p>
    </>
  )
}

function Details({ data }: { data: AccessoryData }) {
  const t = useTranslations('product')
  const { country } = useVisitor()
  const weight = { name: t('weight.name'), value: `${data.grams} g` }
  return (
    <ProductSection id="details" title={t('goodToKnow')} isWashed>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SpecTable caption={t('specification')} rows={[...data.specification, weight]} />
        </div>
        {/* The heading of the first note stands level with that of the table. */}
        <div className="lg:-mt-3">
          {data.isSold && <DeliveryNote isBike={false} days={data.deliveryDays} />}
          {data.battery && <BatteryNotes battery={data.battery} />}
          {data.connected && <ConnectedNotes connected={data.connected} />}
          <MakerNotes maker={data.maker} sku={data.chosen?.sku ?? data.sku} />
          <div className="mt-6 grid gap-6">
            {data.isSold && country.isInEu && <LegalGuarantee />}
            <Warnings warnings={data.warnings} />
          </div>
        </div>
      </div>
    </ProductSection>
  )
}
