import type { Card } from '#/lister/cards/card.ts'
import { deliveryLink, DeliveryWords } from '#/lister/cards/delivery-words.tsx'
import type { DeliveryNote } from '#/lister/cards/delivery-note.ts'
import type { ListingFinance } from '#/lister/listing/listing-finance.ts'
import { ProductCard } from '#/lister/cards/product-card.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type HomeCardsProps = {
  cards: readonly Card[]
  finance: ListingFinance | undefined
  delivery: DeliveryNote | null
}

/** Up to three bikes side by side, or on a phone in a row that is pushed along, and the note on their prices. */
export function HomeCards({ cards, finance, delivery }: HomeCardsProps) {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  return (
    <>
      <ul className="home-row card-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              sizes="(width >= 48rem) 30vw, 78vw"
              monthly={finance ? (finance.monthly[card.id] ?? null) : undefined}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-xs text-stone-600">
        {delivery && country.vatPercent > 0 ? (
          <>
            {t('taxed')} <DeliveryWords delivery={delivery} />
          </>
        ) : (
          t.rich(country.vatPercent > 0 ? 'taxNote' : 'deliveryNote', { link: deliveryLink })
        )}
      </p>
    </>
  )
}
