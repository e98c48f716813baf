import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Card } from '#/lister/card.ts'
import { ProductCard } from '#/lister/product-card.tsx'

export function HomeOffers({ cards }: { cards: readonly Card[] }) {
  const t = useTranslations('home.offers')
  return (
    <section aria-labelledby="offers" className="in-turn shell pt-16 lg:pt-28">
      <h2 id="offers" className="display max-w-[16ch] text-4xl">
        {t('title')}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes="(width >= 64rem) 30vw, (width >= 40rem) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
