import { useTranslations } from '#/i18n/use-translations.tsx'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Badges } from '#/product/page/badges.tsx'
import { BikePage } from './bike-page.tsx'
import { ColourChoice } from './colour-choice.tsx'
import type { ParentBikeData } from './parent-bike-view.server.ts'
import { NotForSale } from './not-for-sale.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { adviseSize } from '#/product/size/size-advice.ts'
import { SizeFinder } from '#/product/size/late-size-parts.tsx'
import { useRider } from '#/product/size/use-rider.ts'

const ParentBikeRest = lazyHydrate(
  async () => (await import('./parent-bike-rest.tsx')).ParentBikeRest,
)

export const Page = ({ data }: { data: ParentBikeData }) => (
  <BikePage bike={data} decision={<Introduction key={data.slug} data={data} />}>
    <ParentBikeRest data={data} />
  </BikePage>
)

function Introduction({ data }: { data: ParentBikeData }) {
  const t = useTranslations('product')
  const [rider, setRider] = useRider(data.rider)
  const advice = rider && adviseSize(rider, data.sizes)
  return (
    <>
      <header className="grid gap-3">
        <Badges badges={data.badges} />
        <h1 className="display text-4xl">{data.heading}</h1>
        <p className="text-lg text-stone-700">{data.subtitle}</p>
      </header>
      {data.price && <PriceBlock price={data.price} note={data.note} />}
      <p className="text-stone-700">{data.summary}</p>
      <ColourChoice colours={data.colours} chosen={data.colour} />
      {data.isSold ? (
        <ButtonLink to="#builds">
          {t(data.everyColour ? 'seeBuildsInColour' : 'seeBuilds', {
            count: data.buildCount.shown,
          })}
        </ButtonLink>
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
