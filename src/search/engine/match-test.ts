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
import type { QueryTerm } from '#/search/query/understand-query.ts'

export type MatchTest = (queryTerms: readonly QueryTerm[]) => boolean

/**
 * Tests whether any product matches all of some terms. A long query is tried in dozens of ways, so each term
 * is looked up once and nothing is ranked.
 */
export function createMatchTest(index: Models, texts: TextIndex): MatchTest {
  const cache = new Map<QueryTerm, Bitset>()
  const positionsOf = (queryTerm: QueryTerm): Bitset => {
    const positions = cache.get(queryTerm) ?? positionsMeeting(texts, queryTerm)
    cache.set(queryTerm, positions)
    return positions
  }
  return (queryTerms) =>
    intersection([listablePositions(index), ...queryTerms.map(positionsOf)]).some(
      (word) => word !== 0,
    )
}

type Models = Pick<SearchIndex, 'isModel'>

const listablePositions = memoizeWeak(({ isModel }: Models) =>
  bitsetWhere(isModel.length, (position) => !isModel[position]),
)

function positionsMeeting(texts: TextIndex, { alternatives }: QueryTerm): Bitset {
  const positions = emptyBitset(texts.size)
  for (const alternative of alternatives)
    for (const position of postingsOf(texts, alternative)?.positions ?? [])
      addBit(positions, position)
  return positions
}
