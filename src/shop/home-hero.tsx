import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ButtonLink } from '#/ui/button-link.tsx'
import { displayEms } from '#/ui/display-ems.ts'
import { BikeImage } from './bike-image.tsx'
import type { HomeData } from './home.page.server.ts'

/** The promise, the bike, and the numbers that prove it. */
export function HomeHero({ bike, size, geometry }: HomeData) {
  const t = useTranslations('home.hero')
  return (
    <section className="overflow-clip bg-stone-100">
      <div className="shell pt-10 lg:pt-[clamp(2rem,3.4vw,3.5rem)]">
        <FittedTitle>{t('title')}</FittedTitle>
        <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
          <div className="mt-6 grid max-w-md content-start justify-items-start gap-6 lg:col-span-4 lg:mt-[clamp(1.5rem,3vw,3.5rem)]">
            <p className="text-lg text-stone-700">{t('lead')}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/bikes/road/">{t('bikes')}</ButtonLink>
              <ButtonLink to="/bikes/gravel/" kind="secondary">
                {t('gravel')}
              </ButtonLink>
            </div>
          </div>
          {/* The tyres touch the rule below: in every bike's frame the ground is a tenth from its foot. */}
          <div className="-mx-2 mt-2 lg:col-span-8 lg:-mx-0 lg:mt-0 lg:-ml-8">
            <BikeImage sample={bike} alt={t('picture')} isFirst className="-mb-[6.8%]" />
          </div>
        </div>
        <Numbers size={size} geometry={geometry} />
      </div>
    </section>
  )
}

/** On wide windows the promise runs from margin to margin, however long it is in the language. */
function FittedTitle({ children }: { children: string }) {
  return (
    <h1
      style={{ '--ems': displayEms(children) } as CSSProperties}
      className="display -ml-[0.04em] text-5xl lg:text-[calc(min(100vw-2*var(--gutter),90rem)/var(--ems))] lg:leading-none lg:whitespace-nowrap"
    >
      {children}
    </h1>
  )
}

const lengths = ['stack', 'reach', 'chainstay'] as const
const angles = ['headAngle', 'seatAngle'] as const

function Numbers({ size, geometry }: Pick<HomeData, 'size' | 'geometry'>) {
  const t = useTranslations('home')
  const format = useFormatter()
  const inMillimetres = lengths.map(
    (name) => [name, `${format.number(geometry[name])} mm`] as const,
  )
  const inDegrees = angles.map(
    (name) => [name, `${format.number(geometry[name], { minimumFractionDigits: 1 })}°`] as const,
  )
  return (
    <div className="relative grid gap-y-5 border-t border-ink pt-8 pb-8 lg:grid-cols-12 lg:gap-x-6">
      <p className="text-sm text-stone-600 lg:col-span-4">{t('hero.caption', { size })}</p>
      <dl className="figures grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-5 lg:col-span-8">
        {[...inMillimetres, ...inDegrees].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-stone-600">{t(`numbers.${name}`)}</dt>
            <dd className="title text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
