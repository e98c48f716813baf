import { FoldedExample } from '#/finance/folded-example.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { ListingFinance } from '#/lister/listing/listing-finance.ts'
import { SectionHead } from '#/storefront/shell/section-head.tsx'
import type { HomeData } from './home.page.server.ts'
import { HomeCards } from './home-cards.tsx'
import type { Reductions } from './home-highlights.server.ts'

type HomeSaleProps = Pick<HomeData, 'delivery'> & {
  reductions: Reductions
  finance: ListingFinance | undefined
  /** Whether these are the first monthly prices of the page, which the example must accompany. */
  isFirst: boolean
}

export function HomeSale({ reductions: { cards, to }, finance, delivery, isFirst }: HomeSaleProps) {
  const t = useTranslations('home.offers')
  return (
    <section aria-labelledby="offers" className="home-section shell">
      <SectionHead id="offers" title={t('title')} link={t('link')} to={to} />
      {finance && isFirst && <FoldedExample example={finance.example} />}
      <HomeCards cards={cards} finance={finance} delivery={delivery} />
    </section>
  )
}
