import {
  addBit,
  type Bitset,
  bitsetWhere,
  emptyBitset,
  intersection,
} from '#/lister/index/bitset.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { postingsOf } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TextIndex } from './text-index.ts'
import type { Wish } from '#/search/query/understand-query.ts'

export type MatchTest = (wishes: readonly Wish[]) => boolean

/**
 * Tests whether any product matches all of some terms. A long query is tried in dozens of ways, so each term
 * is looked up once and nothing is ranked.
 */
export function createMatchTest(index: Models, texts: TextIndex): MatchTest {
  const cache = new Map<Wish, Bitset>()
  const placesOf = (wish: Wish): Bitset => {
    const places = cache.get(wish) ?? placesMeeting(texts, wish)
    cache.set(wish, places)
    return places
  }
  return (wishes) =>
    intersection([soldPlaces(index), ...wishes.map(placesOf)]).some((word) => word !== 0)
}

type Models = Pick<SearchIndex, 'isModel'>

const soldPlaces = memoizeWeak(({ isModel }: Models) =>
  bitsetWhere(isModel.length, (place) => !isModel[place]),
)

function placesMeeting(texts: TextIndex, { alternatives }: Wish): Bitset {
  const places = emptyBitset(texts.size)
  for (const alternative of alternatives)
    for (const place of postingsOf(texts, alternative)?.places ?? []) addBit(places, place)
  return places
}
