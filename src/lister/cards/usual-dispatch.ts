import type { Day } from '#/catalogue/calendar/day.ts'
import type { Card } from './card.ts'

/**
 * The dispatch date of most products of a list, which is said once above it; null where no date is that of more
 * than half of them. A list of one needs no such line.
 */
export function usualDispatch(cards: readonly Pick<Card, 'dispatch'>[]): Day | null {
  const counts = new Map<Day, number>()
  for (const { dispatch } of cards)
    if (dispatch !== null) counts.set(dispatch, (counts.get(dispatch) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)
  return usual && usual[1] > 1 && usual[1] * 2 > cards.length ? usual[0] : null
}
