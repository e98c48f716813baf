import { useTranslations } from 'use-intl'
import { PageHead } from '#/visitor/page-head.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeBand } from './home-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOffers } from './home-offers.tsx'
import { HomeRanges } from './home-ranges.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeStores } from './home-stores.tsx'
import { HomeWorkshop } from './home-workshop.tsx'

export function Page({ data }: { data: HomeData }) {
  const t = useTranslations('home')
  const { hero, ranges, offers, road, town } = data
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeHero bike={hero} ranges={ranges} />
      <HomeRanges ranges={ranges} />
      <HomeBand scene={road} />
      {offers.length > 0 && <HomeOffers cards={offers} />}
      <HomeReasons />
      <HomeWorkshop />
      <HomeStores scene={town} />
    </>
  )
}
