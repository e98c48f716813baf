import type { Card } from './card.ts'

/**
 * Bikes of one model stand side by side. Each shows the first of its colours that its neighbours do not show,
 * so that a row does not look the same throughout.
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
    const unused = card.pictures.findIndex(({ colour }) => !used.has(colour))
    if (unused < 0) used = new Set()
    const shown = Math.max(0, unused)
    used.add(card.pictures[shown]?.colour ?? null)
    return { ...card, shown }
  })
}
