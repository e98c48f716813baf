import { FoldedExample } from '#/finance/folded-example.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { ListingFinance } from '#/lister/listing/listing-finance.ts'
import { HomeCards } from './home-cards.tsx'
import { SectionHead } from '#/storefront/shell/section-head.tsx'
import type { HomeData } from './home.page.server.ts'
import type { Latest } from './home-highlights.server.ts'

type HomeNewProps = Pick<HomeData, 'delivery'> & {
  latest: Latest
  finance: ListingFinance | undefined
}

export function HomeNew({ latest: { cards, to }, finance, delivery }: HomeNewProps) {
  const t = useTranslations('home.new')
  return (
    <section aria-labelledby="new" className="home-section shell">
      <SectionHead id="new" title={t('title')} link={t('link')} to={to} />
      {finance && <FoldedExample example={finance.example} />}
      <HomeCards cards={cards} finance={finance} delivery={delivery} />
    </section>
  )
}
