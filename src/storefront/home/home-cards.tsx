import type { Card } from '#/lister/cards/card.ts'
import type { ListingFinance } from '#/lister/listing/listing-finance.ts'
import { ProductCard } from '#/lister/cards/product-card.tsx'

type HomeCardsProps = { cards: readonly Card[]; finance: ListingFinance | undefined }

/** Up to three bikes side by side, below the section heading. */
export function HomeCards({ cards, finance }: HomeCardsProps) {
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-3 lg:mt-14">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            sizes="(width >= 48rem) 30vw, 100vw"
            monthly={finance ? (finance.monthly[card.id] ?? null) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
