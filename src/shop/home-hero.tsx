import { useFormatter, useTranslations } from 'use-intl'
import { ButtonLink } from '#/ui/button-link.tsx'
import { BikeImage } from './bike-image.tsx'
import type { HomeData } from './home.page.server.ts'

/** The promise, the bike, and the numbers that prove it. */
export function HomeHero({ bike, size, geometry }: HomeData) {
  const t = useTranslations('home.hero')
  return (
    <section className="overflow-clip bg-stone-100">
      <div className="shell relative grid pt-10 lg:pt-16">
        <h1 className="display max-w-[11ch] text-5xl">{t('title')}</h1>
        <div className="mt-6 grid max-w-md justify-items-start gap-6 lg:mt-8">
          <p className="text-lg text-stone-700">{t('lead')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/road-bikes/">{t('bikes')}</ButtonLink>
            <ButtonLink to="/gravel-bikes/" kind="secondary">
              {t('gravel')}
            </ButtonLink>
          </div>
        </div>
        <div className="-mx-[calc(var(--gutter)/2)] lg:absolute lg:right-0 lg:bottom-0 lg:mx-0 lg:w-[66%]">
          <BikeImage sample={bike} alt={t('picture')} isFirst />
        </div>
        <Numbers size={size} geometry={geometry} />
      </div>
    </section>
  )
}

function Numbers({ size, geometry }: Pick<HomeData, 'size' | 'geometry'>) {
  const t = useTranslations('home')
  const format = useFormatter()
  const lengths = (['stack', 'reach', 'chainstay'] as const).map(
    (name) => [name, `${format.number(geometry[name])} mm`] as const,
  )
  const angles = (['headAngle', 'seatAngle'] as const).map(
    (name) => [name, `${format.number(geometry[name], { minimumFractionDigits: 1 })}°`] as const,
  )
  return (
    <div className="relative">
      <p className="pb-3 text-sm text-stone-600">{t('hero.caption', { size })}</p>
      <dl className="figures flex flex-wrap gap-x-10 gap-y-4 border-t border-stone-300 py-5">
        {[...lengths, ...angles].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-stone-600">{t(`numbers.${name}`)}</dt>
            <dd className="title text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
