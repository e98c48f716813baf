import type { Locale } from '#/i18n/locale.ts'
import { originalSpelling } from './original-spelling.ts'
import { createMatchTest, type MatchTest } from './match-test.ts'
import { leastSpecificTerms } from './least-specific-terms.ts'
import { score, type Scores } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TextIndex } from './text-index.ts'
import { type Language, understandQuery, type QueryTerm } from '#/search/query/understand-query.ts'
import { isAccessoryQuery, withoutElectricBike } from '#/search/query/accessory-query.ts'

/** A change to the query that was needed to find anything; the page always mentions it. */
export type SearchNote =
  | { kind: 'corrected'; from: string; to: string }
  | { kind: 'left-out'; words: string[] }
  | { kind: 'other-money'; words: string[] }
  | { kind: 'any-word' }

export type Found = { ids: number[]; notes: SearchNote[] }

type SearchOptions = { locale: Locale; isTyping?: boolean }

/** A product below this share of the best score only happens to contain the word. */
const leastShare = 0.08

/** The products that match a query, best first. */
export function findProducts(
  index: SearchIndex,
  query: string,
  { locale, isTyping }: SearchOptions,
): Found {
  const named = index.names.exactly(query)
  const language = index.languages[locale]
  const { texts } = language
  const queryTerms = understandQuery(query, language, isTyping)
  const isGuess = queryTerms.some(
    ({ alternatives, guesses }) => guesses.length > 0 || alternatives.length === 0,
  )
  const coded = isGuess || isCode(query) ? index.names.bySku(query) : []
  // A query that is a SKU is not a mistyped word.
  if (isGuess && named.length + coded.length > 0)
    return {
      ids: idsOf(index, [...named, ...coded.filter((position) => !index.isModel[position])]),
      notes: [],
    }
  if (named.length > 0)
    return {
      ids: idsOf(index, [...named, ...coded, ...meetingAll(index, texts, queryTerms)]),
      notes: [],
    }
  const find = isAccessoryQuery(query, queryTerms, language) ? accessoriesFirst : findByWords
  const { positions, notes } = find(index, language, queryTerms)
  return {
    ids: idsOf(index, [...coded, ...positions]),
    notes: notes.map((note) => inOwnWords(note, query)),
  }
}

function inOwnWords(note: SearchNote, query: string): SearchNote {
  if (note.kind === 'corrected') return { ...note, from: originalSpelling(query, note.from) }
  if (note.kind === 'any-word') return note
  return { ...note, words: note.words.map((word) => originalSpelling(query, word)) }
}

/** SKUs have hyphens or digits; a word that begins like a SKU is still a word. */
const isCode = (query: string) =>
  /^[a-z]+(?:-[a-z0-9.]+)+$|^(?=.*\d)(?=.*[a-z])[a-z0-9-]{5,}$/i.test(query.trim())

const idsOf = ({ ids }: SearchIndex, positions: readonly number[]): number[] =>
  [...new Set(positions)].map((position) => ids[position] ?? 0)

type Ranked = { positions: number[]; notes: SearchNote[] }

/** Bikes that mention their tyres come after the tyres. */
function accessoriesFirst(
  index: SearchIndex,
  language: Language,
  queryTerms: readonly QueryTerm[],
): Ranked {
  const found = findByWords(index, language, queryTerms)
  const others = withoutElectricBike(queryTerms, language)
  const anyBike = others.length < queryTerms.length ? findByWords(index, language, others) : found
  const isBike = (position: number) => index.isBike[position] === 1
  const accessories = new Set(anyBike.positions.filter((position) => !isBike(position)))
  const needsFewerTerms = found.notes.length > anyBike.notes.length
  return {
    positions: [
      ...found.positions.filter((position) => accessories.has(position)),
      ...accessories,
      ...(needsFewerTerms ? [] : found.positions.filter(isBike)),
    ],
    notes: anyBike.notes,
  }
}

/** Products that match all terms, or else as many as match together, or else any of them. */
function findByWords(index: SearchIndex, language: Language, terms: readonly QueryTerm[]): Ranked {
  const { texts } = language
  const known = terms.filter(({ alternatives }) => alternatives.length > 0)
  const unknown = terms
    .filter(({ alternatives }) => alternatives.length === 0)
    .map(({ typed }) => typed)
  if (known.length === 0) return { positions: [], notes: [] }
  const isMetByAny = createMatchTest(index, texts)
  const { settled, notes } = settleGuesses(known, isMetByAny)
  const all = meetingAll(index, texts, settled)
  if (all.length > 0) return { positions: all, notes: [...notes, ...leftOutNote(unknown)] }
  const { queryTerms, leftOut, isMet } = goingTogether(settled, language, isMetByAny)
  const remainingNotes = notes.filter(
    (note) => note.kind !== 'corrected' || leftOut.every(({ typed }) => typed !== note.from),
  )
  const leftOutNotes = leftOutNote([...unknown, ...leftOut.map(({ typed }) => typed)])
  if (isMet)
    return {
      positions: meetingAll(index, texts, queryTerms),
      notes: [...remainingNotes, ...leftOutNotes],
    }
  const any = ranked(index, score(texts, queryTerms), 1)
  return { positions: any, notes: [...remainingNotes, ...leftOutNotes, { kind: 'any-word' }] }
}

const leftOutNote = (words: string[]): SearchNote[] =>
  words.length > 0 ? [{ kind: 'left-out', words }] : []

/** Chooses the correction that matches together with the other terms. */
function settleGuesses(known: readonly QueryTerm[], isMetByAny: MatchTest) {
  const notes: SearchNote[] = []
  const settled = known.map((queryTerm) => {
    if (queryTerm.guesses.length === 0) return queryTerm
    const fitting = queryTerm.alternatives.findIndex((alternative) => {
      const tried = known.map((each) =>
        each === queryTerm ? { ...queryTerm, alternatives: [alternative] } : each,
      )
      return isMetByAny(tried)
    })
    const chosen = Math.max(0, fitting)
    notes.push({
      kind: 'corrected',
      from: queryTerm.typed,
      to: queryTerm.guesses[chosen] ?? queryTerm.typed,
    })
    return { ...queryTerm, alternatives: queryTerm.alternatives.slice(chosen, chosen + 1) }
  })
  return { settled, notes }
}

type Together = { queryTerms: readonly QueryTerm[]; leftOut: readonly QueryTerm[]; isMet: boolean }

/** Leaves out the least specific terms until some product matches: one if that is enough, or else more. */
function goingTogether(
  queryTerms: readonly QueryTerm[],
  language: Language,
  isMetByAny: MatchTest,
  leftOut: readonly QueryTerm[] = [],
): Together {
  const spare = queryTerms.length > 1 ? leastSpecificTerms(queryTerms, language) : []
  const without = (queryTerm: QueryTerm) => queryTerms.filter((other) => other !== queryTerm)
  const enough = spare.find((queryTerm) => isMetByAny(without(queryTerm)))
  if (enough) return { queryTerms: without(enough), leftOut: [...leftOut, enough], isMet: true }
  const [least] = spare
  return least
    ? goingTogether(without(least), language, isMetByAny, [...leftOut, least])
    : { queryTerms, leftOut, isMet: false }
}

const meetingAll = (
  index: SearchIndex,
  texts: TextIndex,
  queryTerms: readonly QueryTerm[],
): number[] => ranked(index, score(texts, queryTerms), queryTerms.length)

/** Products that match at least this many terms, best first; equals keep the order of the shop. */
function ranked(index: SearchIndex, { scores, met }: Scores, least: number): number[] {
  const positions = positionsMeeting(index, met, least)
  const value = (position: number) => (scores[position] ?? 0) * (index.standing[position] ?? 1)
  const best = positions.reduce((most, position) => Math.max(most, value(position)), 0)
  return positions
    .filter((position) => value(position) >= best * leastShare)
    .toSorted((a, b) => value(b) - value(a))
}

function positionsMeeting({ isModel }: SearchIndex, met: Uint8Array, least: number): number[] {
  const positions: number[] = []
  for (let position = 0; position < met.length; position += 1)
    if ((met[position] ?? 0) >= least && !isModel[position]) positions.push(position)
  return positions
}
