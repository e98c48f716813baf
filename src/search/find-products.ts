import type { Locale } from '#/i18n/locale.ts'
import { score, type Scores } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TextIndex } from './text-index.ts'
import { understandQuery, type Wish } from './understand-query.ts'

/** What was done to find something after all: always said, never silent. */
export type SearchNote =
  | { kind: 'corrected'; from: string; to: string }
  | { kind: 'left-out'; words: string[] }
  | { kind: 'any-word' }

export type Found = { ids: number[]; notes: SearchNote[] }

type Ask = { locale: Locale; isTyping?: boolean }

/** Below this share of the best result's score a product only happens to have the word. */
const leastShare = 0.08

/** The products that fit a query, best first. */
export function findProducts(index: SearchIndex, query: string, { locale, isTyping }: Ask): Found {
  const named = index.names.exactly(query)
  const { texts } = index.languages[locale]
  const wishes = understandQuery(query, index.languages[locale], isTyping)
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
  const { places, notes } = findByWords(index, texts, wishes)
  return { ids: idsOf(index, [...coded, ...places]), notes }
}

/** SKUs have hyphens or figures; words that happen to begin like one are words. */
const isCode = (query: string) =>
  /^[a-z]+(?:-[a-z0-9.]+)+$|^(?=.*\d)(?=.*[a-z])[a-z0-9-]{5,}$/i.test(query.trim())

const idsOf = ({ ids }: SearchIndex, places: readonly number[]): number[] =>
  [...new Set(places)].map((place) => ids[place] ?? 0)

type Ranked = { places: number[]; notes: SearchNote[] }

/** All wishes if any product meets them, or all but one, or else any of them. */
function findByWords(index: SearchIndex, texts: TextIndex, asked: readonly Wish[]): Ranked {
  const known = asked.filter(({ alternatives }) => alternatives.length > 0)
  const leftOut = asked
    .filter(({ alternatives }) => alternatives.length === 0)
    .map(({ typed }) => typed)
  if (known.length === 0) return { places: [], notes: [] }
  const { wishes, notes } = settleGuesses(index, texts, known)
  const all = meetingAll(index, texts, wishes)
  if (all.length > 0) return { places: all, notes: [...notes, ...leaving(leftOut)] }
  const fewer = withOneLess(index, texts, wishes)
  if (fewer) {
    const said = notes.filter(
      (note) => note.kind !== 'corrected' || note.from !== fewer.without.typed,
    )
    return { places: fewer.places, notes: [...said, ...leaving([...leftOut, fewer.without.typed])] }
  }
  const any = ranked(index, score(texts, wishes), 1)
  return { places: any, notes: [...notes, ...leaving(leftOut), { kind: 'any-word' }] }
}

const leaving = (words: string[]): SearchNote[] =>
  words.length > 0 ? [{ kind: 'left-out', words }] : []

/** Of the words that may be meant, the one that goes with the others. */
function settleGuesses(index: SearchIndex, texts: TextIndex, known: readonly Wish[]) {
  const notes: SearchNote[] = []
  const wishes = known.map((wish) => {
    if (wish.guesses.length === 0) return wish
    const fitting = wish.alternatives.findIndex((alternative) => {
      const settled = known.map((each) =>
        each === wish ? { ...wish, alternatives: [alternative] } : each,
      )
      const { met } = score(texts, settled)
      return placesMeeting(index, met, known.length).length > 0
    })
    const chosen = Math.max(0, fitting)
    notes.push({ kind: 'corrected', from: wish.typed, to: wish.guesses[chosen] ?? wish.typed })
    return { ...wish, alternatives: wish.alternatives.slice(chosen, chosen + 1) }
  })
  return { wishes, notes }
}

/** Leaves out the one word whose absence finds the best. */
function withOneLess(index: SearchIndex, texts: TextIndex, wishes: readonly Wish[]) {
  if (wishes.length < 2) return null
  let best: { without: Wish; places: number[]; score: number } | null = null
  for (const without of wishes) {
    const rest = wishes.filter((wish) => wish !== without)
    const found = score(texts, rest)
    const [first, ...others] = ranked(index, found, rest.length)
    if (first === undefined) continue
    const top = found.scores[first] ?? 0
    if (!best || top > best.score) best = { without, places: [first, ...others], score: top }
  }
  return best
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
