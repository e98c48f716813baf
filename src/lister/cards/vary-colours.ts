import type { Card } from './card.ts'

/**
 * Builds of one model stand side by side: each shows the first of its colours that its neighbours do
 * not, so that no row is a row of twins.
 */
export function varyColours(
  cards: readonly Card[],
  modelOf: (card: Card) => number | null,
): Card[] {
  let model: number | null = null
  let used = new Set<string | null>()
  return cards.map((card) => {
    const own = modelOf(card)
    if (own === null || own !== model) used = new Set()
    model = own
    const fresh = card.pictures.findIndex(({ colour }) => !used.has(colour))
    if (fresh < 0) used = new Set()
    const shown = Math.max(0, fresh)
    used.add(card.pictures[shown]?.colour ?? null)
    return { ...card, shown }
  })
}
