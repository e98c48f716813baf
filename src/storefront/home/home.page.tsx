import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'
import type { HomeData } from './home.page.server.ts'

/** Only links and pictures, so the page needs no script before the first interaction. */
const HomeSections = lazyHydrate(async () => (await import('./home-sections.tsx')).HomeSections)

export function Page({ data }: { data: HomeData }) {
  const t = useTranslations('home')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeSections data={data} />
    </>
  )
}
