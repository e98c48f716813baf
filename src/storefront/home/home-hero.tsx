import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import { Drawing } from '#/images/ui/drawing.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { displayEms } from '#/ui/display-ems.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { HeroBike, Range } from './home-highlights.server.ts'

type HomeHeroProps = { bike: HeroBike | null; ranges: readonly Range[] }

/** The headline, the bike and its geometry. */
export function HomeHero({ bike, ranges: [first, second] }: HomeHeroProps) {
  const t = useTranslations('home.hero')
  return (
    <section className="overflow-clip bg-stone-100">
      <div className="shell pt-10 lg:pt-[clamp(2rem,3.4vw,3.5rem)]">
        <FittedTitle>{t('title')}</FittedTitle>
        <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
          <div className="mt-6 grid max-w-md content-start justify-items-start gap-6 max-lg:pb-4 lg:col-span-4 lg:mt-[clamp(1.5rem,3vw,3.5rem)]">
            <p className="text-lg text-stone-700">{t('lead')}</p>
            <div className="flex flex-wrap gap-3" data-print="hidden">
              {first && <ButtonLink to={first.to}>{first.title}</ButtonLink>}
              {second && (
                <ButtonLink to={second.to} kind="secondary">
                  {second.title}
                </ButtonLink>
              )}
            </div>
          </div>
          {/* The tyres touch the rule below: in every bike drawing the ground is a tenth above the lower edge. */}
          {bike && (
            <div className="-mx-2 lg:col-span-8 lg:-mx-0 lg:-ml-8">
              <Drawing
                picture={bike.picture}
                alt={bike.alt}
                cardGround="stone100"
                className="-mb-[6.8%]"
              />
            </div>
          )}
        </div>
        {bike && <Numbers bike={bike} />}
      </div>
    </section>
  )
}

/** On wide windows the title spans the page from margin to margin, whatever its length. */
function FittedTitle({ children }: { children: string }) {
  return (
    <h1
      style={{ '--ems': displayEms(children) }}
      className="display -ml-[0.04em] text-5xl lg:text-[calc(min(100vw-2*var(--gutter),90rem)/var(--ems))] lg:leading-none lg:whitespace-nowrap"
    >
      {children}
    </h1>
  )
}

const lengths = ['stack', 'reach', 'chainstay'] as const
const angles = ['headAngle', 'seatAngle'] as const

function Numbers({ bike: { name, to, size, geometry } }: { bike: HeroBike }) {
  const t = useTranslations('home')
  const { locale } = useVisitor()
  const inMillimetres = lengths.map(
    (measure) => [measure, `${formatNumber(geometry[measure], locale)} mm`] as const,
  )
  const inDegrees = angles.map(
    (measure) => [measure, `${formatNumber(geometry[measure], locale, { least: 1 })}°`] as const,
  )
  return (
    <div className="relative grid gap-y-5 border-t border-ink pt-8 pb-8 lg:grid-cols-12 lg:gap-x-6">
      <p className="lg:col-span-4">
        <TextLink to={to} className="label">
          {name}
        </TextLink>
        <span className="mt-1 block text-sm text-stone-600">{t('hero.caption', { size })}</span>
      </p>
      <dl className="figures grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-5 lg:col-span-8">
        {[...inMillimetres, ...inDegrees].map(([measure, value]) => (
          <div key={measure}>
            <dt className="text-sm text-stone-600">{t(`numbers.${measure}`)}</dt>
            <dd className="title text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
