import type { Card } from '#/lister/card.ts'
import { ProductCard } from '#/lister/product-card.tsx'

/** Three bikes side by side, below the heading of their section. */
export function HomeCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-3 lg:mt-14">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} sizes="(width >= 48rem) 30vw, 100vw" />
        </li>
      ))}
    </ul>
  )
}
