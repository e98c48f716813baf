import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeHero } from './home-hero.tsx'

/** Only links and pictures, so it needs no script before the first interaction. */
const HomeRest = lazyHydrate(async () => (await import('./home-rest.tsx')).HomeRest)

export function Page({ data }: { data: HomeData }) {
  const t = useTranslations('home')
  const { hero, ranges } = data
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeHero bike={hero} ranges={ranges} />
      <HomeRest data={data} />
    </>
  )
}
