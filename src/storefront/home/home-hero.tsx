import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Drawing } from '#/images/ui/drawing.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { Weight } from '#/product/facts/weight.tsx'
import { PriceBlock } from '#/product/page/price-block.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { displayEms } from '#/ui/display-ems.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { HeroBike, Range } from './home-highlights.server.ts'

type HomeHeroProps = { bike: HeroBike | null; ranges: readonly Range[] }

/** The headline, and one bike with all that a buyer asks first: price, weight, dispatch. */
export function HomeHero({ bike, ranges: [range] }: HomeHeroProps) {
  const t = useTranslations('home.hero')
  return (
    <section className="overflow-clip bg-stone-100">
      <div className="shell pt-6 lg:pt-8">
        <FittedTitle>{t('title')}</FittedTitle>
        <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
          {/* The tyres touch the rule below: in every bike drawing the ground is a tenth above the lower edge. */}
          {bike && (
            <div className="-mx-2 lg:order-1 lg:col-span-7 lg:-mr-4">
              <Drawing
                picture={bike.picture}
                alt={bike.alt}
                cardGround="stone100"
                className="-mb-[6.7%]"
              />
            </div>
          )}
          <div className="relative grid content-start gap-5 pb-6 max-lg:border-t max-lg:border-ink max-lg:pt-5 lg:col-span-5 lg:max-w-lg lg:content-center lg:py-6">
            <p className="max-w-lg text-lg text-stone-700 max-lg:order-1">{t('lead')}</p>
            {bike && (
              <div className="grid gap-2">
                <h2 className="title text-2xl">{bike.name}</h2>
                <PriceBlock price={bike.price} note={bike.note} />
              </div>
            )}
            <div className="flex flex-wrap gap-3" data-print="hidden">
              {bike && <ButtonLink to={bike.to}>{t('see')}</ButtonLink>}
              {range && (
                <ButtonLink to={range.to} kind={bike ? 'secondary' : 'primary'}>
                  {range.title}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        {bike && <Facts bike={bike} />}
      </div>
    </section>
  )
}

/** On wide windows the title spans the page from margin to margin, whatever its length. */
function FittedTitle({ children }: { children: string }) {
  return (
    <h1
      style={{ '--ems': displayEms(children) }}
      className="display relative z-1 -ml-[0.04em] text-5xl max-lg:pb-1 lg:text-[calc(min(100vw-2*var(--gutter),90rem)/var(--ems))] lg:leading-none lg:whitespace-nowrap"
    >
      {children}
    </h1>
  )
}

function Facts({
  bike: { build, grams, weightSize, hasPedals, dispatch, size },
}: {
  bike: HeroBike
}) {
  const t = useTranslations('home.hero')
  const { locale } = useVisitor()
  return (
    <dl className="figures relative grid grid-cols-2 gap-x-6 gap-y-4 border-t border-ink py-5 lg:grid-cols-4">
      <Fact name={t('build')} className="max-sm:col-span-2">
        {build}
      </Fact>
      {grams !== null && (
        <Fact name={t('weight')}>
          <Weight grams={grams} size={weightSize} hasPedals={hasPedals} />
        </Fact>
      )}
      {dispatch !== null && <Fact name={t('dispatch')}>{dayInWords(dispatch, locale)}</Fact>}
      <Fact name={t('shown')}>{t('size', { size })}</Fact>
    </dl>
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-stone-600">{name}</dt>
      <dd className="label">{children}</dd>
    </div>
  )
}
