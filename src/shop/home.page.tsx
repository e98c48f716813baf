import { useTranslations } from 'use-intl'
import { PageHead } from '#/visitor/page-head.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeBand } from './home-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeRanges } from './home-ranges.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeStores } from './home-stores.tsx'
import { HomeWorkshop } from './home-workshop.tsx'

export function Page({ data }: { data: HomeData }) {
  const t = useTranslations('home')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeHero {...data} />
      <HomeRanges />
      <HomeBand />
      <HomeReasons />
      <HomeWorkshop />
      <HomeStores />
    </>
  )
}
