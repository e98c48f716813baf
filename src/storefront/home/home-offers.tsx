import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Card } from '#/lister/cards/card.ts'
import type { ListingFinance } from '#/lister/listing/listing-finance.ts'
import { HomeCards } from './home-cards.tsx'

type HomeOffersProps = { cards: readonly Card[]; finance: ListingFinance | undefined }

export function HomeOffers({ cards, finance }: HomeOffersProps) {
  const t = useTranslations('home.offers')
  return (
    <section aria-labelledby="offers" className="shell pt-16 lg:pt-28">
      <h2 id="offers" className="display max-w-[16ch] text-4xl">
        {t('title')}
      </h2>
      <HomeCards cards={cards} finance={finance} />
    </section>
  )
}
