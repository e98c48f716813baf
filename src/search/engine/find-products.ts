import type { Locale } from '#/i18n/locale.ts'
import { originalSpelling } from './original-spelling.ts'
import { createMatchTest, type MatchTest } from './match-test.ts'
import { leastSpecificTerms } from './least-specific-terms.ts'
import { score, type Scores } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TextIndex } from './text-index.ts'
import { type Language, understandQuery, type Wish } from '#/search/query/understand-query.ts'
import { isAccessoryWanted, withoutElectricBike } from '#/search/query/wanted-thing.ts'

/** What was done to find something after all: always said, never silent. */
export type SearchNote =
  | { kind: 'corrected'; from: string; to: string }
  | { kind: 'left-out'; words: string[] }
  | { kind: 'other-money'; words: string[] }
  | { kind: 'any-word' }

export type Found = { ids: number[]; notes: SearchNote[] }

type Ask = { locale: Locale; isTyping?: boolean }

/** Below this share of the best result's score a product only happens to have the word. */
const leastShare = 0.08

/** The products that fit a query, best first. */
export function findProducts(index: SearchIndex, query: string, { locale, isTyping }: Ask): Found {
  const named = index.names.exactly(query)
  const language = index.languages[locale]
  const { texts } = language
  const wishes = understandQuery(query, language, isTyping)
  const isGuess = wishes.some(
    ({ alternatives, guesses }) => guesses.length > 0 || alternatives.length === 0,
  )
  const coded = isGuess || isCode(query) ? index.names.bySku(query) : []
  // a code is no mistyped word
  if (isGuess && named.length + coded.length > 0)
    return {
      ids: idsOf(index, [...named, ...coded.filter((place) => !index.isModel[place])]),
      notes: [],
    }
  if (named.length > 0)
    return {
      ids: idsOf(index, [...named, ...coded, ...meetingAll(index, texts, wishes)]),
      notes: [],
    }
  const find = isAccessoryWanted(query, wishes, language) ? accessoriesFirst : findByWords
  const { places, notes } = find(index, language, wishes)
  return {
    ids: idsOf(index, [...coded, ...places]),
    notes: notes.map((note) => inOwnWords(note, query)),
  }
}

function inOwnWords(note: SearchNote, query: string): SearchNote {
  if (note.kind === 'corrected') return { ...note, from: originalSpelling(query, note.from) }
  if (note.kind === 'any-word') return note
  return { ...note, words: note.words.map((word) => originalSpelling(query, word)) }
}

/** SKUs have hyphens or figures; words that happen to begin like one are words. */
const isCode = (query: string) =>
  /^[a-z]+(?:-[a-z0-9.]+)+$|^(?=.*\d)(?=.*[a-z])[a-z0-9-]{5,}$/i.test(query.trim())

const idsOf = ({ ids }: SearchIndex, places: readonly number[]): number[] =>
  [...new Set(places)].map((place) => ids[place] ?? 0)

type Ranked = { places: number[]; notes: SearchNote[] }

/** Bikes that speak of their tyres come after the tyres. */
function accessoriesFirst(index: SearchIndex, language: Language, wishes: readonly Wish[]): Ranked {
  const found = findByWords(index, language, wishes)
  const others = withoutElectricBike(wishes, language)
  const anyBike = others.length < wishes.length ? findByWords(index, language, others) : found
  const isBike = (place: number) => index.isBike[place] === 1
  const accessories = new Set(anyBike.places.filter((place) => !isBike(place)))
  const isInVain = found.notes.length > anyBike.notes.length
  return {
    places: [
      ...found.places.filter((place) => accessories.has(place)),
      ...accessories,
      ...(isInVain ? [] : found.places.filter(isBike)),
    ],
    notes: anyBike.notes,
  }
}

/** All wishes if any product meets them, or as many as go together, or else any of them. */
function findByWords(index: SearchIndex, language: Language, asked: readonly Wish[]): Ranked {
  const { texts } = language
  const known = asked.filter(({ alternatives }) => alternatives.length > 0)
  const unknown = asked
    .filter(({ alternatives }) => alternatives.length === 0)
    .map(({ typed }) => typed)
  if (known.length === 0) return { places: [], notes: [] }
  const isMetByAny = createMatchTest(index, texts)
  const { settled, notes } = settleGuesses(known, isMetByAny)
  const all = meetingAll(index, texts, settled)
  if (all.length > 0) return { places: all, notes: [...notes, ...leaving(unknown)] }
  const { wishes, leftOut, isMet } = goingTogether(settled, language, isMetByAny)
  const said = notes.filter(
    (note) => note.kind !== 'corrected' || leftOut.every(({ typed }) => typed !== note.from),
  )
  const leaves = leaving([...unknown, ...leftOut.map(({ typed }) => typed)])
  if (isMet) return { places: meetingAll(index, texts, wishes), notes: [...said, ...leaves] }
  const any = ranked(index, score(texts, wishes), 1)
  return { places: any, notes: [...said, ...leaves, { kind: 'any-word' }] }
}

const leaving = (words: string[]): SearchNote[] =>
  words.length > 0 ? [{ kind: 'left-out', words }] : []

/** Of the words that may be meant, the one that goes with the others. */
function settleGuesses(known: readonly Wish[], isMetByAny: MatchTest) {
  const notes: SearchNote[] = []
  const settled = known.map((wish) => {
    if (wish.guesses.length === 0) return wish
    const fitting = wish.alternatives.findIndex((alternative) => {
      const tried = known.map((each) =>
        each === wish ? { ...wish, alternatives: [alternative] } : each,
      )
      return isMetByAny(tried)
    })
    const chosen = Math.max(0, fitting)
    notes.push({ kind: 'corrected', from: wish.typed, to: wish.guesses[chosen] ?? wish.typed })
    return { ...wish, alternatives: wish.alternatives.slice(chosen, chosen + 1) }
  })
  return { settled, notes }
}

type Together = { wishes: readonly Wish[]; leftOut: readonly Wish[]; isMet: boolean }

/** Of wishes no product meets, leaves out what tells least: one word if that will do, or else more. */
function goingTogether(
  wishes: readonly Wish[],
  language: Language,
  isMetByAny: MatchTest,
  leftOut: readonly Wish[] = [],
): Together {
  const spare = wishes.length > 1 ? leastSpecificTerms(wishes, language) : []
  const without = (wish: Wish) => wishes.filter((other) => other !== wish)
  const enough = spare.find((wish) => isMetByAny(without(wish)))
  if (enough) return { wishes: without(enough), leftOut: [...leftOut, enough], isMet: true }
  const [least] = spare
  return least
    ? goingTogether(without(least), language, isMetByAny, [...leftOut, least])
    : { wishes, leftOut, isMet: false }
}

const meetingAll = (index: SearchIndex, texts: TextIndex, wishes: readonly Wish[]): number[] =>
  ranked(index, score(texts, wishes), wishes.length)

/** Products that meet so many wishes, best first. */
function ranked(index: SearchIndex, { scores, met }: Scores, least: number): number[] {
  const places = placesMeeting(index, met, least)
  const value = (place: number) => (scores[place] ?? 0) * (index.standing[place] ?? 1)
  const best = places.reduce((most, place) => Math.max(most, value(place)), 0)
  return places
    .filter((place) => value(place) >= best * leastShare)
    .toSorted((a, b) => value(b) - value(a) || a - b)
}

function placesMeeting({ isModel }: SearchIndex, met: Uint8Array, least: number): number[] {
  const places: number[] = []
  for (let place = 0; place < met.length; place += 1)
    if ((met[place] ?? 0) >= least && !isModel[place]) places.push(place)
  return places
}
