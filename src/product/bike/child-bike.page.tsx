import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { AddBikeButton } from '#/cart/ui/add-bike-button.tsx'
import { MonthlyLine } from '#/finance/monthly-line.tsx'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { AwayBar } from '#/product/page/away-bar.tsx'
import { Badges } from '#/product/page/badges.tsx'
import { BikePage } from './bike-page.tsx'
import { BuyBox } from '#/product/page/buy-box.tsx'
import type { ChildBikeData } from './child-bike-view.server.ts'
import { ColourChoice } from './colour-choice.tsx'
import { CompareTick } from '#/product/compare/compare-tick.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { adviseSize, type Rider, sizeToChoose } from '#/product/size/size-advice.ts'
import { SizeAdviceText, SizeFinder } from '#/product/size/late-size-parts.tsx'
import { SizeChoice } from '#/product/size/size-choice.tsx'
import { useFreshStock } from '#/product/page/use-fresh-stock.ts'
import { useRider } from '#/product/size/use-rider.ts'
import { TextLink } from '#/ui/text-link.tsx'

const ChildBikeRest = lazyHydrate(async () => (await import('./child-bike-rest.tsx')).ChildBikeRest)
const UsedBox = lazyHydrate(async () => (await import('./used-box.tsx')).UsedBox)

export const Page = ({ data }: { data: ChildBikeData }) => (
  <BikePage bike={data} decision={<Decision key={data.slug} data={data} />}>
    <ChildBikeRest data={data} />
  </BikePage>
)

/** Name, price, colour and size: the choices before the cart. */
function Decision({ data }: { data: ChildBikeData }) {
  const t = useTranslations('product')
  const fresh = useFreshStock(data.sizes.map(({ sku }) => sku))
  const [missed, setMissed] = useState(0)
  const finder = useFinder(data)
  const box = useRef<HTMLDivElement>(null)
  const chosen = data.size && {
    sku: data.size.sku,
    stock: fresh.get(data.size.sku) ?? data.size.stock,
  }
  const choice = {
    ...(data.colours[0]?.code !== data.colour && { colour: data.colour }),
    ...(data.size && { size: data.size.size }),
  }
  const button = chosen?.stock.state !== 'gone' && (
    <AddBikeButton
      items={chosen && [{ sku: chosen.sku, quantity: 1 }]}
      onSizeMissing={() => setMissed((times) => times + 1)}
    />
  )
  return (
    <>
      <BuildHeader data={data} />
      <BikePrice data={data} />
      {data.used && <UsedBox used={data.used} />}
      <ColourChoice colours={data.colours} chosen={data.colour} />
      {data.isSold && (
        <SizeChoice
          sizes={data.sizes}
          chosen={data.size?.size ?? null}
          fresh={fresh}
          advised={finder.advised}
          missed={missed}
          answers={finder.answers}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {finder.answers > 0 && finder.advice && (
          <SizeAdviceText advice={finder.advice} chosen={data.size?.size ?? null} />
        )}
      </div>
      {data.isSold && (
        <div ref={box}>
          <BuyBox
            chosen={chosen}
            canCollect={data.canCollect}
            promises={[
              { icon: 'wrench', text: t('promise.built') },
              {
                icon: 'truck',
                text: data.deliveryDays
                  ? t('promise.boxDays', data.deliveryDays)
                  : t('promise.box'),
              },
            ]}
          >
            {button}
            {data.customise && (
              <ButtonLink kind="secondary" to={data.customise + queryOf(choice)}>
                {t('customise')}
              </ButtonLink>
            )}
          </BuyBox>
        </div>
      )}
      {data.finance && <MonthlyLine example={data.finance} />}
      <BelowTheFold>
        <SizeFinder
          rider={finder.rider}
          advice={null}
          onRider={finder.onRider}
          onMistake={finder.onMistake}
          hiddenFields={choice}
        />
        <CompareTick slug={data.slug} />
        <p className="text-sm">
          <PageLink
            to={data.model.to}
            className="inline-block py-1 underline decoration-stone-400 hover:decoration-current"
          >
            {t('allBuilds', { model: data.model.name })}
          </PageLink>
        </p>
      </BelowTheFold>
      {data.price && button && (
        <AwayBar
          box={box}
          name={data.name}
          picture={data.gallery[0]?.picture ?? null}
          price={data.price.price}
          choice={data.size ? t('sizeChosen', { size: data.size.size }) : t('chooseASize')}
        >
          {button}
        </AwayBar>
      )}
    </>
  )
}

/** The price, and for a used bike what it costs less than new. */
function BikePrice({ data: { isSold, isActive, price, note, used } }: { data: ChildBikeData }) {
  if (!isSold) return <NotForSale isActive={isActive} />
  if (!price) return null
  return (
    <div className="grid gap-1">
      <PriceBlock price={price} note={note} />
      {used?.saving && (
        <p className="text-sm">
          <TextLink to={used.saving.to}>{used.saving.text}</TextLink>
        </p>
      )}
    </div>
  )
}

/** The column is narrower on a desktop than on some phones, so a name with a long word or two is set to its width. */
function BuildHeader({ data: { badges, heading, headingEms, subtitle } }: { data: ChildBikeData }) {
  return (
    <header className="@container grid gap-2">
      <Badges badges={badges} />
      <h1
        style={{ '--ems': headingEms }}
        className="display text-3xl text-[length:min(var(--text-3xl),100cqi/var(--ems))]"
      >
        {heading}
      </h1>
      <p className="text-lg text-stone-700">{subtitle}</p>
    </header>
  )
}

/** The size finder: its answer chooses a size at once, and is shown beside the sizes, where the eye is. */
function useFinder({ rider: requested, sizes }: ChildBikeData) {
  const [rider, setRider] = useRider(requested)
  // Without scripts the URL has the rider, whom the server has answered.
  const [answers, setAnswers] = useState(requested === null ? 0 : 1)
  const navigate = useNavigate()
  const advice = rider && adviseSize(rider, sizes)
  return {
    rider,
    advice,
    advised: advice && advice.kind !== 'none' ? advice.sizes.map(({ size }) => size) : [],
    /** The number of times that the finder was used. */
    answers,
    onMistake: () => setAnswers(0),
    onRider(typed: Rider) {
      setRider(typed)
      setAnswers((times) => times + 1)
      const best = sizeToChoose(adviseSize(typed, sizes))
      const to = sizes.find(({ size }) => size === best)?.to
      if (to !== undefined) void navigate(to, { replace: true, preventScrollReset: true })
    },
  }
}

const queryOf = (choice: Record<string, string>) => {
  const query = new URLSearchParams(choice).toString()
  return query && `?${query}`
}
